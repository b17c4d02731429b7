import { dayAt, minutesOfDay } from '../time/calendar.ts'
import { dayOfWall } from '../time/wall.ts'
import type { Piece, Window } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { beginOf, inOrder, type Times } from './times.ts'
import type { Agreed, Layer, Plan, Rule, Version } from './types.ts'

/** A piece on the line of instants (minutes), with its strength: the higher rank decides. */
export interface Segment {
  from: number
  to: number
  rank: number
  piece: Piece
  rule: Rule
  version: Version | null
}

const strength: { [layer in Layer]: number } = { base: 0, season: 1, vacation: 2, holiday: 3, change: 4 }

const concerns = (rule: Rule, child: string) => rule.children === 'all' || rule.children.includes(child)

/** Compared by their text: days are written so that the earlier is the smaller. */
function touches({ span }: Agreed, from: string, to: string): boolean {
  return span.kind !== 'block' || (span.from.day <= to && span.to.day >= from)
}

/** Longer than any holiday, in minutes. */
const longest = 2 ** 20

/** A number from 0 to 1, the greater for the shorter; of two as long, for the later in the version's list of at most 1,000. */
function shorterFirst(rule: Rule, { from, to, whole }: Piece, version: Version): number {
  const isEndless = rule.span.kind === 'cycle' || rule.span.kind === 'monthly'
  const length = isEndless ? longest : Math.min(longest, whole ?? to - from)
  const index = version.rules.indexOf(rule)
  return ((longest - length) * 1_024 + index) / ((longest + 1) * 1_024)
}

interface Ranked {
  rule: Rule
  version: Version | null
  /** The version's time, in instants; what was agreed has all time. */
  from: number
  to: number
  window: Window
}

/** The part of the wall that holds two instants. A day more on each side: where clocks change, ends move by some hours. */
const windowOf = (times: Times, from: number, to: number): Window => ({
  from: times.wallOf(from) - minutesOfDay,
  to: times.wallOf(to) + minutesOfDay,
})

/** The plan's rules for one child that may decide between two instants, the weakest first. */
function ranked(plan: Plan, child: string, times: Times, from: number, to: number): Ranked[] {
  const found: Ranked[] = []
  const versions = inOrder(plan.versions)
  for (const [index, version] of versions.entries()) {
    const begin = Math.max(from, times.instantOf(beginOf(version)))
    const next = versions[index + 1]
    const end = next ? Math.min(to, times.instantOf(beginOf(next))) : to
    if (begin >= end) continue
    const window = windowOf(times, begin, end)
    for (const rule of version.rules) if (concerns(rule, child)) found.push({ rule, version, from: begin, to: end, window })
  }
  const window = windowOf(times, from, to)
  const [firstDay, lastDay] = [dayAt(dayOfWall(window.from)), dayAt(dayOfWall(window.to))]
  const agreed = plan.agreed.filter((rule) => touches(rule, firstDay, lastDay) && concerns(rule, child))
  agreed.sort((one, other) => one.approved - other.approved || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0))
  for (const rule of agreed) found.push({ rule, version: null, from, to, window })
  // Sorting is stable: within a layer a version's rules keep their order, and what was agreed stands above them.
  return found.toSorted((one, other) => strength[one.rule.layer] - strength[other.rule.layer])
}

/**
 * Everything that claims time of one child between two instants (minutes), cut to its version and to the range,
 * in the order of its beginning; of two that begin together the weaker first.
 * @throws RangeError for an unknown zone or a time that is none
 */
export function segmentsOf(plan: Plan, child: string, times: Times, from: number, to: number): Segment[] {
  const segments: Segment[] = []
  const rules = ranked(plan, child, times, from, to)
  const firstHoliday = rules.findIndex(({ rule }) => rule.layer === 'holiday')
  for (const [index, { rule, version, from: begin, to: end, window }] of rules.entries())
    for (const piece of piecesOf(rule, window, version?.reading)) {
      const isByLength = rule.layer === 'holiday' && version !== null && version.reading !== 1
      const rank = isByLength ? firstHoliday + shorterFirst(rule, piece, version) : index
      const start = Math.max(begin, times.instantOf(piece.from))
      const stop = Math.min(end, times.instantOf(piece.to))
      if (start < stop) segments.push({ from: start, to: stop, rank, piece, rule, version })
    }
  return segments.toSorted((one, other) => one.from - other.from || one.rank - other.rank)
}
