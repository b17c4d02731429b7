import { lifecycle, type Part } from '../lifecycle.ts'

/** States of a request for an expense as they are stored. That a day to answer is over is worked out when it is read (`silence.ts`). */
export const requestStates = ['draft', 'sent', 'viewed', 'agreed', 'declined', 'countered', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const requestActs = ['change', 'send', 'discard', 'view', 'agree', 'decline', 'counter', 'withdraw', 'drop'] as const
export type RequestAct = (typeof requestActs)[number]

const open = { agree: 'other', decline: 'other', counter: 'other', withdraw: 'author' } as const

/**
 * Who may do what. `drop` says that what was agreed is not going ahead: only who asked first does that, so that nobody takes back a yes.
 * An answer after the day stands like one before it, with its own day.
 */
const table = lifecycle<RequestState, RequestAct>(requestActs, {
  draft: { change: 'author', send: 'author', discard: 'author' },
  sent: { view: 'other', ...open },
  viewed: open,
  agreed: { drop: 'author' },
  declined: {},
  countered: {},
  withdrawn: {},
})

/** The same by who someone is: of what was agreed its author is who asked first. */
export const requestLifecycle = {
  /** @param part by who sent it @param asking by who asked first */
  refusal: (state: RequestState, { part, asking }: Parts, act: RequestAct) => table.refusal(state, act === 'drop' ? asking : part, act),
  mayDo: (state: RequestState, { part, asking }: Parts): RequestAct[] => table.mayDo(state, state === 'agreed' ? asking : part),
}

export interface Parts {
  part: Part
  asking: Part
}
