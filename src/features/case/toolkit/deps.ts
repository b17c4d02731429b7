import type { CaseTx } from '#access/cases.ts'
import type { Plan } from '#domain/schedule/types.ts'
import type { CaseDeps, Membership } from '#case/cases/public.ts'
import { slot } from '#feature/slots.ts'

/** The parts of a hearing that the record of a case shows. */
export interface HearingSeen {
  id: string
  title: string
  /** Its day in the time zone of the court. */
  day: string
  fromAt: Date
  toAt: Date
  zone: string
  court: string
  room: string
  cancelledAt: Date | null
  preparation: readonly { done: boolean }[]
}

/** The features of the schedule are above this one, so the app passes in what the record shows of them. */
export interface Deps extends CaseDeps {
  /** The hearings of a case that this person may see, in order of time. */
  hearingsIn: (tx: CaseTx, caseId: string) => Promise<readonly HearingSeen[]>
  /** The schedule as this seat sees it. */
  planFor: (tx: CaseTx, here: Membership) => Promise<Plan>
}

/** The hearings and the schedule of a case, filled by the features above. */
export const hearingsSlot = slot<Deps['hearingsIn']>('hearings of a case')
export const planSlot = slot<Deps['planFor']>('the schedule of a case')
