import { plusDays } from '#shell/calendar-days.ts'
import { plusMonths } from './words.ts'

/** Keys of the grid: by day, by week, to the ends of a week, by month. */
export function goalOf(key: string, day: string, weekday: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1)
    case 'ArrowRight':
      return plusDays(day, 1)
    case 'ArrowUp':
      return plusDays(day, -7)
    case 'ArrowDown':
      return plusDays(day, 7)
    case 'Home':
      return plusDays(day, -weekday)
    case 'End':
      return plusDays(day, 6 - weekday)
    case 'PageUp':
      return plusMonths(day, -1)
    case 'PageDown':
      return plusMonths(day, 1)
    default:
      return null
  }
}
