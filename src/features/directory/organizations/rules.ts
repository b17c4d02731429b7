import { readDay } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Kind } from './contract.ts'

/** What may stand above an organization of a kind; `null`: it may stand alone. */
export const parents: Readonly<Record<Kind, readonly (Kind | null)[]>> = {
  court: [null, 'court'],
  division: ['court'],
  department: ['court', 'division'],
  firm: [null, 'firm'],
  agency: [null, 'agency'],
  panel: [null, 'court', 'division', 'agency'],
}

/** What a rule refuses: why, and the field that it is about. */
export interface Refusal {
  field: string
  why: Text
}

/** As a sentence begins, and within one. */
const aKind: Readonly<Record<Kind, Text>> = {
  court: msg`A court`,
  division: msg`A division`,
  department: msg`A department`,
  firm: msg`A firm`,
  agency: msg`An agency`,
  panel: msg`A panel`,
}
const ofKind: Readonly<Record<Kind, Text>> = {
  court: msg`a court`,
  division: msg`a division`,
  department: msg`a department`,
  firm: msg`a firm`,
  agency: msg`an agency`,
  panel: msg`a panel`,
}

export function refusalOfParent(kind: Kind, above: Kind | null): Refusal | null {
  if (parents[kind].includes(above)) return null
  if (above !== null) return { field: 'parent', why: msg`${{ part: aKind[kind] }} is no part of ${{ whole: ofKind[above] }}.` }
  const [first = 'court', second] = parents[kind].filter((one) => one !== null)
  const [part, one] = [aKind[kind], ofKind[first]]
  return {
    field: 'parent',
    why: second
      ? msg`${{ part }} is a part of ${{ one }} or ${{ other: ofKind[second] }}. Open that one, and add it there.`
      : msg`${{ part }} is a part of ${{ one }}. Open that one, and add it there.`,
  }
}

/** A time that a seat is had: the first day, and the day from which it is had no more; `null` where nobody knows, or not yet. */
export interface Time {
  fromOn: string | null
  toOn: string | null
}

/** Whether two times share a day. A seat that ends on the day on which another begins is given on. */
export function isAtOnce(one: Time, other: Time): boolean {
  const begins = (a: Time, b: Time) => a.fromOn === null || b.toOn === null || a.fromOn < b.toOn
  const isEmpty = ({ fromOn, toOn }: Time) => fromOn !== null && fromOn === toOn
  return begins(one, other) && begins(other, one) && !isEmpty(one) && !isEmpty(other)
}

/** Pairs of exclusive seats that are held at once and whose begin is known. */
export function overlapsOf<S extends Time & { seat: string; isExclusive: boolean }>(seats: readonly S[]): [string, string][] {
  const exclusive = seats.filter((seat) => seat.isExclusive && seat.fromOn !== null)
  return exclusive.flatMap((one, at) =>
    exclusive
      .slice(at + 1)
      .filter((other) => isAtOnce(one, other))
      .map((other): [string, string] => [one.seat, other.seat]),
  )
}

const earliest = '1850-01-01'
const monthsAhead = 12

function laterBy(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** A day that the calendar has, not before the courts of this list, and not after `latest`. */
function refusalOfDay(field: string, day: string, latest: string): Refusal | null {
  if (readDay(day) === null) return { field, why: msg`The calendar has no ${{ day }}.` }
  if (day < earliest) return { field, why: msg`Nothing here is older than ${{ year: earliest.slice(0, 4) }}.` }
  return day > latest ? { field, why: msg`${{ day }} is too far ahead.` } : null
}

/** Why the days of a seat cannot be stored. A term may begin within a year from now, and may have an end that is still to come. */
export function refusalOfTime({ fromOn, toOn }: Time, today: string): Refusal | null {
  const begin = fromOn === null ? null : refusalOfDay('fromOn', fromOn, laterBy(today, monthsAhead))
  if (begin) return begin
  if (toOn === null) return null
  const end = refusalOfDay('toOn', toOn, laterBy(today, 40 * 12))
  if (end) return end
  return fromOn !== null && toOn < fromOn ? { field: 'toOn', why: msg`The seat would end before it begins.` } : null
}

/** What a source says, it said on a day that has come. */
export function refusalOfSource(sourceOn: string, today: string): Refusal | null {
  return refusalOfDay('sourceOn', sourceOn, today)
}

const everybodysMail = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com icloud.com me.com mac.com proton.me ' +
    'protonmail.com pm.me gmx.com gmx.net mail.com zoho.com fastmail.com hey.com tutanota.com comcast.net verizon.net att.net ' +
    'sbcglobal.net bellsouth.net cox.net charter.net earthlink.net'
  ).split(' '),
)
/** Under these anybody, or any office of a state, may have a name. */
const shared = /^(com|org|net|gov|edu|us|law|legal|co\.uk|state\.[a-z]{2}\.us|[a-z]{2}\.us|(dni|fed|isa|nsn)\.us)$/

/** A domain as it is stored: small letters, without the sign and the words that people write before it. */
export function readDomain(text: string): { domain: string } | Refusal {
  const domain = text
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/)?(.*@)?(www\.)?/, '')
    .replace(/[/.]+$/, '')
  const refuse = (why: Text): Refusal => ({ field: 'domain', why })
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(domain) || !/\.[a-z]{2,}$/.test(domain)) {
    return refuse(msg`This is no domain. Write what stands behind the @ of its addresses, such as courts.example.gov.`)
  }
  // Letters of other alphabets that look like ours come as xn--.
  if (domain.includes('xn--')) return refuse(msg`Domains with letters of other alphabets are not taken: they can look like another one.`)
  if (everybodysMail.has(domain)) return refuse(msg`Anybody can have an address there. It proves nothing.`)
  if (shared.test(domain)) return refuse(msg`This ending belongs to many. Write the whole domain.`)
  return { domain }
}
