import { minutesOfDay } from './calendar.ts'

/**
 * Minutes of the day from `HH:MM`, 0 to 1440 (`24:00` is the end of the day); `null` for anything else.
 */
export function readTime(text: string): number | null {
  if (text.length !== 5 || text[2] !== ':') return null
  const tens = text.charCodeAt(0) - 48
  const hours = text.charCodeAt(1) - 48
  const tensOfMinutes = text.charCodeAt(3) - 48
  const minutes = text.charCodeAt(4) - 48
  if (tens < 0 || tens > 2 || hours < 0 || hours > 9) return null
  if (tensOfMinutes < 0 || tensOfMinutes > 5 || minutes < 0 || minutes > 9) return null
  const time = tens * 600 + hours * 60 + tensOfMinutes * 10 + minutes
  return time > minutesOfDay ? null : time
}

/** Minutes of the day from a time that was checked. @throws RangeError for a text that is no time. */
export function timeOf(text: string): number {
  const minutes = readTime(text)
  if (minutes === null) throw new RangeError('not a time of day')
  return minutes
}

/** `HH:MM` of a minute of the wall clock, or of the day. */
export function writeTime(wall: number): string {
  const minutes = ((wall % minutesOfDay) + minutesOfDay) % minutesOfDay
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The day's number of a minute of the wall clock. */
export const dayOfWall = (wall: number): number => Math.floor(wall / minutesOfDay)
