// What in a list of many cases needs someone first. The rule is the product's own: what has a time within two weeks comes before what has
// only changed, and the earlier time before the later.

/** How far ahead a time puts a case in front, in days. */
export const attentionDays = 14

/** What is known of a case in the list. Instants in ms. */
export interface Attention {
  title: string
  /** The first time by which an answer is due, also one that has passed; `null` for none. */
  due: number | null
  /** When the next hearing begins. */
  hearing: number | null
  /** When the access ends. */
  ends: number | null
  /** When something changed last that was not seen; `null` where nothing did. */
  changed: number | null
}

const day = 86_400_000

/** The earliest time within two weeks, or one that has passed; `null` for none. */
export function firstTime({ due, hearing, ends }: Attention, now: number): number | null {
  const near = [due, hearing, ends].filter((at): at is number => at !== null && at <= now + attentionDays * day)
  return near.length === 0 ? null : Math.min(...near)
}

/** The whole days until an instant, on a clock that counts 24 hours as one; 0 for less than one. @param at ms */
export const daysUntil = (at: number, now: number): number => Math.max(0, Math.floor((at - now) / day))

const nullsLast = (one: number | null, other: number | null, order: (one: number, other: number) => number) =>
  one === null ? (other === null ? 0 : 1) : other === null ? -1 : order(one, other)

/** Cases in the order in which they need someone: by their first time, then by the newest change that was not seen, then by their titles. */
export function byAttention<T>(rows: readonly T[], of: (row: T) => Attention, now: number): T[] {
  return rows
    .map((row) => ({ row, at: of(row), first: firstTime(of(row), now) }))
    .toSorted(
      (one, other) =>
        nullsLast(one.first, other.first, (a, b) => a - b) ||
        nullsLast(one.at.changed, other.at.changed, (a, b) => b - a) ||
        one.at.title.localeCompare(other.at.title, 'en'),
    )
    .map(({ row }) => row)
}

/** The initial of a name: its first letter, as a person reads one, and a period. Empty for a name without a letter or digit. */
export function initialOf(name: string): string {
  const first = /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize('NFC'))?.[0]
  return first === undefined ? '' : `${first.toLocaleUpperCase('en')}.`
}
