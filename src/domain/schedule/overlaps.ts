import type { Day } from '#kernel/day.ts'
import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { piecesOf } from './pieces.ts'
import type { Holder, Rule } from './types.ts'

/** A holiday or a break in one year, from its first minute to its last on the wall (minutes since 1970-01-01 00:00). */
export interface Occurrence {
  rule: Rule
  from: number
  to: number
  holder: Holder
  /** Who has its second part, and from when. */
  second: { from: number; holder: Holder } | null
}

/** Two that claim the same time: the one that decides, and the one that goes on around it. */
export interface Overlap {
  wins: Occurrence
  loses: Occurrence
}

/** How far ahead overlaps are looked for: odd and even years, twice. */
const horizon = 4 * 366

/**
 * A holiday or a break in each of its years between two minutes of the wall; two halves are one. Nothing for weeks that were put
 * among the holidays: they are always there.
 * @throws RangeError where a time is none
 */
export function occurrencesOf(rule: Rule, from: number, to: number): Occurrence[] {
  const found: Occurrence[] = []
  let year: number | null = null
  for (const piece of piecesOf(rule, { from, to })) {
    if (piece.to <= from || piece.from >= to || (piece.because.key !== 'holiday' && piece.because.key !== 'block')) continue
    const now = piece.because.key === 'holiday' ? piece.because.year : null
    const last = found.at(-1)
    if (last && now !== null && now === year) [last.to, last.second] = [piece.to, { from: piece.from, holder: piece.holder }]
    else found.push({ rule, from: piece.from, to: piece.to, holder: piece.holder, second: null })
    year = now
  }
  return found
}

const share = ({ children: one }: Rule, { children: other }: Rule) =>
  one === 'all' || other === 'all' || one.some((child) => other.includes(child))

/**
 * Where two holidays, or a holiday and a break, of one version claim the same time of a child, over four years from a day on,
 * in order of time. The shorter decides; of two as long the later in the list.
 * @throws RangeError where a time is none (`problemsOf` names it)
 */
export function overlapsOf(rules: readonly Rule[], effective: Day): Overlap[] {
  const from = numberOf(effective) * minutesOfDay
  const holidays = rules.filter(({ layer }) => layer === 'holiday')
  const times = holidays.map((rule) => occurrencesOf(rule, from, from + horizon * minutesOfDay))
  const found: Overlap[] = []
  for (const [index, earlier] of times.entries())
    for (const later of times.slice(index + 1))
      for (const one of earlier)
        for (const other of later) {
          if (one.from >= other.to || other.from >= one.to || !share(one.rule, other.rule)) continue
          const isOne = one.to - one.from < other.to - other.from
          found.push(isOne ? { wins: one, loses: other } : { wins: other, loses: one })
        }
  const begin = ({ wins, loses }: Overlap) => Math.max(wins.from, loses.from)
  return found.toSorted((one, other) => begin(one) - begin(other))
}
