import { numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'

/** A line of the unit, or a payment of the books. */
export interface Comparable {
  id: string
  day: Day
  cents: number
}

/** `day`, `amount`: it stands in both, with another day or amount; `unit`, `here`: in one of them alone. */
export const results = ['same', 'day', 'amount', 'unit', 'here'] as const
export type Result = (typeof results)[number]

export interface Compared<L extends Comparable, R extends Comparable> {
  line: L | null
  record: R | null
  result: Result
}

/** Support is due every week or month: further apart, the same amount is more likely the next payment. Days. */
export const mostDrift = 10
/** Of another amount: only right beside each other. Days. */
const mostDriftOfAmounts = 3

const apart = (one: Comparable, other: Comparable) => Math.abs(numberOf(one.day) - numberOf(other.day))
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** What the two of a pair have in common. */
export const resultOf = (line: Comparable, record: Comparable): Result =>
  line.cents !== record.cents ? 'amount' : line.day !== record.day ? 'day' : 'same'

/**
 * Compares lines of a unit with payments of the books, one to one: equal amounts first, the nearest days first; then other amounts of nearly
 * the same day. It is a comparison, and says nothing about which of the two is right.
 * @param pinned the record of a line that a parent found to be the same, by the line's id
 * @returns every line and every record once, by day; the same whatever order they come in
 */
export function compare<L extends Comparable, R extends Comparable>(
  lines: readonly L[],
  records: readonly R[],
  pinned: ReadonlyMap<string, string> = new Map(),
): Compared<L, R>[] {
  const [openLines, openRecords] = [new Map(lines.map((line) => [line.id, line])), new Map(records.map((record) => [record.id, record]))]
  const pairs: Compared<L, R>[] = []
  const pair = (line: L, record: R) => {
    if (!openLines.has(line.id) || !openRecords.has(record.id)) return
    openLines.delete(line.id)
    openRecords.delete(record.id)
    pairs.push({ line, record, result: resultOf(line, record) })
  }
  for (const line of lines) {
    const record = openRecords.get(pinned.get(line.id) ?? '')
    if (record) pair(line, record)
  }
  const pairAll = (isAlike: (line: L, record: R) => boolean) => {
    const found = [...openLines.values()].flatMap((line) =>
      [...openRecords.values()].filter((record) => isAlike(line, record)).map((record) => ({ line, record })),
    )
    found.sort(
      (one, other) =>
        apart(one.line, one.record) - apart(other.line, other.record) ||
        Math.abs(one.line.cents - one.record.cents) - Math.abs(other.line.cents - other.record.cents) ||
        compareText(one.line.day, other.line.day) ||
        compareText(one.line.id, other.line.id) ||
        compareText(one.record.id, other.record.id),
    )
    for (const { line, record } of found) pair(line, record)
  }
  pairAll((line, record) => line.cents === record.cents && apart(line, record) <= mostDrift)
  pairAll((line, record) => apart(line, record) <= mostDriftOfAmounts)
  const all = [
    ...pairs,
    ...[...openLines.values()].map((line) => ({ line, record: null, result: 'unit' as const })),
    ...[...openRecords.values()].map((record) => ({ line: null, record, result: 'here' as const })),
  ]
  const placeOf = ({ line, record }: Compared<L, R>) => [(line ?? record)!.day, line?.id ?? '', record?.id ?? ''].join(' ')
  return all.toSorted((one, other) => compareText(placeOf(one), placeOf(other)))
}
