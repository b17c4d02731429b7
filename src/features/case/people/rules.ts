import { msg, type Text } from '#kernel/text.ts'
import type { GrantRole, Scope, SeatRole } from '#case/cases/contract.ts'

/** Base 32 of Crockford: no I, L, O, U, so that a code can be read out and written down by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10

/** An invitation stands so long. */
export const invitationDays = 14

/** So many may wait in one case at once. */
export const mostPending = 20

/** A code of 50 bits, from at least seven bytes of a hash or of chance. @param bytes each 0 to 255 */
export function codeOf(bytes: readonly number[]): string {
  let bits = bytes.slice(0, 7).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let place = 0; place < codeLength; place += 1) {
    code += alphabet[Number(bits & 31n)]
    bits >>= 5n
  }
  return code
}

/** "K7Q2M-9XT4A", as it is shown and read out. */
export const writtenCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** The code in what someone typed: blanks, dashes and small letters do not matter, nor an O for a 0 or an I for a 1; `null` for none. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === codeLength && [...code].every((letter) => alphabet.includes(letter)) ? code : null
}

/** The state of an invitation as it is shown: one whose time is over is expired, whatever the reader. */
export const stateOf = (state: string, expiresAt: Date, now: number) =>
  (state === 'pending' && expiresAt.getTime() <= now ? 'expired' : state) as
    | 'pending'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'revoked'
    | 'blocked'

/** Whether a granted seat still shows something, by itself and by the parent who granted it. */
export function seatState(
  seat: { endedAt: Date | null; expiresAt: Date | null; grantorEndedAt: Date | null },
  now: number,
): 'active' | 'expired' | 'ended' {
  if (seat.endedAt !== null || seat.grantorEndedAt !== null) return 'ended'
  return seat.expiresAt !== null && seat.expiresAt.getTime() <= now ? 'expired' : 'active'
}

interface Wanted {
  scopes: readonly Scope[]
  seesPrivate: boolean
  from: string | null
  to: string | null
  until: string | null
}

/** Why a seat cannot be granted so, at its field; `null` when it can. @param mayHave what a seat of this role may see (features/case/cases/rules.ts) @param today in the case's zone */
export function wrongInGrant(
  role: GrantRole,
  { scopes, seesPrivate, from, to, until }: Wanted,
  mayHave: readonly Scope[],
  today: string,
  dayExists: (day: string) => boolean,
): { field: string; sentence: Text } | null {
  for (const [field, day] of Object.entries({ from, to, until })) {
    if (day !== null && !dayExists(day)) return { field, sentence: msg`There is no such day in the calendar.` }
  }
  if (scopes.length === 0) return { field: 'scopes', sentence: msg`Choose at least one thing that they may see.` }
  if (scopes.some((scope) => !mayHave.includes(scope))) return { field: 'scopes', sentence: msg`A seat of this kind cannot see that.` }
  if (seesPrivate && role !== 'attorney')
    return { field: 'seesPrivate', sentence: msg`Only your own attorney may see what you keep private.` }
  if (from !== null && to !== null && to < from) return { field: 'to', sentence: msg`The last day is before the first.` }
  if (until !== null && until < today) return { field: 'until', sentence: msg`That day is over. Choose today or a later one.` }
  return null
}

/** What a parent may do about the people of a case. Nobody whose seat has ended, and no granted seat, lets anybody in. */
export function canOf({ role, isFormer, otherJoined }: { role: SeatRole; isFormer: boolean; otherJoined: boolean }) {
  const parent = role === 'parent' && !isFormer
  return { invite: parent, inviteParent: parent && !otherJoined, hold: parent, leave: !isFormer }
}

/** Why a code does not work. Unknown, revoked and blocked codes and those for others share one sentence, so that it reveals nothing. */
export const codeSentences = {
  nothing: msg`This code does not work. Check that it is typed as it was given to you, and that you are signed in with the address that the invitation was sent to. Or ask for a new one.`,
  expired: msg`This invitation was good for 14 days, and they are over. Ask for a new one.`,
  accepted: msg`This invitation has been used. It works once.`,
  own: msg`This is your own invitation. Give the code to the person whom you invite.`,
  member: msg`You already have a part in this case.`,
} as const

/** The same for an invitation in the user’s list. */
export const mailedSentence = msg`This invitation does not stand any more: it was answered, or taken back. Ask for a new one.`
