import { useEffect, useState } from 'react'
import { dateParts, formatDate } from '#web/dates.ts'

/** A moment as a clock and a calendar on the wall of a zone show it: "Thu 12 Mar 2026, 6:00 pm CT" (design/look.md). */
export function momentInWords(at: number, zone: string, locale: string): string {
  const part = dateParts('momentWithZoneOfYear', at, locale, zone)
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()} ${part('timeZoneName')}`
}

/** The present time, renewed every ten seconds; `null` until the page runs, for the server's is another. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** "8:30 am" of a minute of the day. */
export function minuteInWords(minute: number, locale: string): string {
  return formatDate('time', minute * 60_000, locale)
    .toLowerCase()
    .replaceAll(' ', ' ')
}

const two = (number: number) => String(number).padStart(2, '0')
/** As `<input type="time">` has it. */
export const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
/** The minute of the day; `null` while nothing whole is typed. */
export function minuteOf(clock: string): number | null {
  const found = /^(\d{2}):(\d{2})/.exec(clock)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}
