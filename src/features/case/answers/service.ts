import { signedIn } from '#access/actor.ts'
import type { Cases, CaseTx } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { seatsOf } from '#case/cases/public.ts'
import { invitationsToMe } from '#case/people/public.ts'
import type { calls, Wait } from './contract.ts'
import { byDeadline } from './rules.ts'
import { type Answering, type AnswerSource, waitsIn } from './source.ts'
import type { UnreadSource } from './unread.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  /** One for each feature that asks parents for an answer. */
  sources: readonly AnswerSource[]
  /** One for each page of the menu that counts what is unread. */
  unread: readonly UnreadSource[]
}

/** Invitations that were mailed to their own address: to see them is not to have opened them. */
const invited = async (tx: CaseTx): Promise<Wait[]> =>
  (await invitationsToMe(tx)).map(({ id, invited_by, sent_at, expires_at, zone }) => ({
    kind: 'invitation',
    id,
    from: invited_by,
    title: '',
    count: 1,
    times: [],
    isCounter: false,
    sentAt: sent_at.toISOString(),
    due: expires_at.toISOString(),
    isLateAllowed: false,
    paragraph: null,
    zone,
    caseTitle: '',
    to: `/parent-connection?request=${id}`,
  }))

/** An address within a case, where one has several. */
const within = (to: string, caseId: string) => `${to}${to.includes('?') ? '&' : '?'}case=${caseId}`

export function service({ cases, clock, sources, unread }: Deps): Handlers<typeof calls> {
  return {
    list: async ({ actor }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const now = clock()
        // No look of a granted seat is noted: it has nothing to answer, and nothing is read for it.
        const seats = (await seatsOf(tx)).filter((seat): seat is Answering => seat.side !== null && !seat.isFormer)
        const isOne = seats.length === 1
        const waits: Wait[] = await invited(tx)
        for (const seat of seats) {
          const its = await waitsIn(tx, seat, sources, { now, caseTitle: isOne ? '' : seat.title })
          waits.push(...(isOne ? its : its.map((wait) => ({ ...wait, to: within(wait.to, seat.caseId) }))))
        }
        const counts = []
        for (const { to, count } of unread) {
          let sum = 0
          for (const seat of seats) sum += await count(tx, seat)
          if (sum > 0) counts.push({ to, count: sum })
        }
        return { waits: byDeadline(waits), unread: counts, cases: seats.map(({ caseId }) => caseId) }
      }),
  }
}
