import { dayAt, numberOf } from '../time/calendar.ts'
import type { Days } from './windows.ts'

/** Fewer days than a week show no more than the list does. */
const fewest = 7
/** The longest range: more years than any family's case has records of. */
const most = 30 * 366

/**
 * The range around the same middle, half or twice as long.
 * @param latest it never ends after this day, unless it did before
 */
export function zoomed({ from, to }: Days, way: 'in' | 'out', latest: Days['to']): Days {
  const length = numberOf(to) - numberOf(from) + 1
  const next = Math.min(most, Math.max(Math.min(fewest, length), way === 'in' ? Math.ceil(length / 2) : length * 2))
  const end = Math.min(numberOf(to) + Math.floor((next - length) / 2), Math.max(numberOf(latest), numberOf(to)))
  return { from: dayAt(end - next + 1), to: dayAt(end) }
}
