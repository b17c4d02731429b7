import ICAL from 'ical.js'
import type { FileEvent, FileTime, Surroundings } from './file-event.ts'
import type { LeftOut } from './port.ts'

const day = 86_400_000

/** Outlook writes whole days as midnights, and says so. */
export function allDayOfOutlook(start: FileTime, length: FileEvent['length'], mark: unknown): { days: number } | null {
  if (start.isDate || !('ms' in length) || String(mark).toUpperCase() !== 'TRUE' || start.wall % day !== 0) return null
  return { days: Math.max(1, Math.round(length.ms / day)) }
}

/** RFC 5545 3.6.1: without end or duration a day lasts a day, a time no time. */
export function lengthOf(
  start: FileTime,
  end: FileTime | null | undefined,
  duration: unknown,
  line: number,
  around: Surroundings,
): FileEvent['length'] | LeftOut {
  if (end === null) return 'no_such_day'
  if (end) {
    if (start.isDate !== end.isDate) return start.isDate ? { days: 1 } : { ms: 0 }
    if (end.wall < start.wall && end.isDate) return 'ends_before_it_begins'
    if (start.isDate) {
      if (end.wall === start.wall) around.warn(line, 'empty_days')
      return { days: Math.max(1, (end.wall - start.wall) / day) }
    }
    const ms = end.zone.instantOf(end.wall) - start.zone.instantOf(start.wall)
    return ms < 0 ? 'ends_before_it_begins' : { ms }
  }
  if (!(duration instanceof ICAL.Duration)) return start.isDate ? { days: 1 } : { ms: 0 }
  const ms = duration.toSeconds() * 1000
  if (ms < 0) return 'ends_before_it_begins'
  return start.isDate ? { days: Math.max(1, Math.ceil(ms / day)) } : { ms }
}
