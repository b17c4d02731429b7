import { msg, type Text } from '#kernel/text.ts'
import { isProfessional } from '../access/seats.ts'

/** A seat of the case, as far as it says whether it can be written to. Days are `YYYY-MM-DD`, as grants have them. */
export interface Addressee {
  id: string
  role: string
  endedAt: Date | null
  /** Of a granted seat: who granted it, and when their own part ended. */
  grantedBy: string | null
  grantorEndedAt: Date | null
  expiresAt: Date | null
  fromDay: string | null
  toDay: string | null
  scopes: readonly string[]
}

/** When it goes out: the instant in ms, and its day in UTC, by which a grant for some days is judged (migration 0016, `my_grants`). */
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)

/**
 * Whether a seat can be written to: a parent's that has not ended, whether they have joined or not, and a professional's that shows
 * messages, all or chosen threads, now (decision 0098).
 * @param at when the message goes out, ms
 */
export function canReceive(seat: Addressee, at: number): boolean {
  if (seat.endedAt !== null) return false
  if (seat.role === 'parent') return true
  const { scopes, expiresAt, grantorEndedAt, fromDay, toDay } = seat
  const isOpen = grantorEndedAt === null && (expiresAt === null || expiresAt.getTime() > at)
  const day = utcDay(at)
  const isToday = (fromDay === null || fromDay <= day) && (toDay === null || toDay >= day)
  return isProfessional(seat.role) && isOpen && isToday && (scopes.includes('messages') || scopes.includes('threads'))
}

/** Whether a seat is that of the author's own attorney, who can be written to alone: everyone else works for both parents, or for the other one. */
export const isOwnAttorney = ({ role, grantedBy }: Pick<Addressee, 'role' | 'grantedBy'>, me: string): boolean =>
  role === 'attorney' && grantedBy === me

/** What a message is, as far as it says whether it may be sent. */
export interface Sending {
  /** The author's seat. */
  me: string
  recipients: readonly string[]
  /** The seats of the case that the author sees. */
  seats: readonly Addressee[]
  at: number
  /** What the author entered that ended the other parent's part, and stands. */
  hold: 'protective_order' | 'blocked' | null
  /** The author is in safety mode. */
  isSafety: boolean
  /** Something that it links says a place. */
  linksPlace: boolean
  needsAnswer: boolean
  /** Of a reply: whether what it refers to is private; `null` for the first message of a thread. */
  isThreadPrivate: boolean | null
}

/** Whether a message is private to its author and their own attorneys: no parent is among its recipients. */
export const isPrivateTo = (recipients: readonly string[], seats: readonly Pick<Addressee, 'id' | 'role'>[]): boolean =>
  !recipients.some((id) => seats.find((seat) => seat.id === id)?.role === 'parent')

/** Why the author can't write to the other parent while a hold of theirs stands (`link_hold`). */
export const heldOff: Readonly<Record<NonNullable<Sending['hold']>, Text>> = {
  protective_order: msg`A protective order that you entered ended the other parent’s part in this case, so no message can be sent to them here.`,
  blocked: msg`You ended the link with the other parent, so no message can be sent to them here.`,
}

/**
 * Why a message may not be sent, at its field; `null` where it may. The refusal is the author's alone to read (issue 28, section 2): nothing
 * of it is recorded or notified.
 */
export function mayNotSend(it: Sending): { field: string; sentence: Text } | null {
  const to = it.recipients.map((id) => it.seats.find((seat) => seat.id === id))
  const wrong = (sentence: Text, field = 'recipients') => ({ field, sentence })
  if (to.length === 0) return wrong(msg`Choose who it goes to.`)
  const isEnded = to.some((seat) => seat?.role === 'parent' && seat.endedAt !== null)
  if (isEnded && it.hold) return wrong(heldOff[it.hold])
  if (isEnded) return wrong(msg`The other parent’s part in this case has ended, so no message can be sent to them here.`)
  if (to.some((seat) => seat === undefined || seat.id === it.me || !canReceive(seat, it.at)))
    return wrong(msg`Someone you chose can’t be written to here.`)
  const isPrivate = isPrivateTo(it.recipients, it.seats)
  if (isPrivate && to.some((seat) => !isOwnAttorney(seat!, it.me)))
    return wrong(msg`Only your own attorney can be written to alone. Add the other parent, or remove everyone else.`)
  if (isPrivate && it.isThreadPrivate === false) return wrong(msg`A message to your attorney alone begins a thread of its own.`)
  if (!isPrivate && it.isThreadPrivate === true)
    return wrong(msg`This thread is between you and your attorney. Begin a new one to write to the other parent.`)
  if (isPrivate && it.needsAnswer) return wrong(msg`Your attorney can’t answer here, so no answer can be asked for.`, 'needsAnswer')
  if (!isPrivate && it.isSafety && it.linksPlace)
    return wrong(msg`You are in safety mode, and what you linked names a place. Remove the link, or the place.`, 'links')
  return null
}
