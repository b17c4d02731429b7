import { type CaseTx, changed } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Membership } from '#case/cases/public.ts'

/** Tells everybody who sees an event that it changed; of what is private to its author only the author's own pages. */
export const tell = (tx: CaseTx, here: Pick<Membership, 'caseId' | 'memberId'>, { isShared, clock }: { isShared: boolean; clock: Clock }) =>
  changed(tx, { caseId: here.caseId, topic: 'calendar', privateTo: isShared ? null : here.memberId, at: new Date(clock()) })
