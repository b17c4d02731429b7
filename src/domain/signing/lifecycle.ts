import { lifecycle } from '../lifecycle.ts'

/** States of a request to sign, as they are stored. */
export const signStates = ['asked', 'signed', 'declined', 'withdrawn'] as const
export type SignState = (typeof signStates)[number]
/** The same as they are read: a request whose last moment is over can't be answered any more. */
export const visibleStates = [...signStates, 'expired'] as const
export type VisibleState = (typeof visibleStates)[number]

export const signActs = ['sign', 'decline', 'withdraw'] as const
export type SignAct = (typeof signActs)[number]

/** Who may do what. Nobody answers their own request, and what was signed stays signed. */
export const signLifecycle = lifecycle<VisibleState, SignAct>(signActs, {
  asked: { sign: 'other', decline: 'other', withdraw: 'author' },
  signed: {},
  declined: {},
  withdrawn: {},
  expired: {},
})

/** How long a request may wait, days. */
export const waitDays = [3, 7, 14, 30] as const

/** @param now milliseconds, as is the end, from which on it can't be answered */
export const visibleState = (state: SignState, expiresAt: number | null, now: number): VisibleState =>
  state === 'asked' && expiresAt !== null && now >= expiresAt ? 'expired' : state

/** Characters, pages and bytes that a request has at most. */
export const mostSigned = { title: 200, note: 500, name: 120, reason: 500, pages: 20, bytes: 20 * 2 ** 20, open: 20 } as const

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Whether a typed name is that of the person who signs: the same words, whatever their case, accents and signs between them.
 * @param name as the case has it
 */
export const isNameOf = (typed: string, name: string): boolean => folded(typed) !== '' && folded(typed) === folded(name)
