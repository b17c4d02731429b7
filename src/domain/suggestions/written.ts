import { daysIn } from '../dates-in-text/days.ts'
import type { Day } from '#kernel/day.ts'

/** A full date is read without any other day; this one is only what the reader of dates asks for. */
const anyDay = '2000-01-01' as Day
const head = 3000

/**
 * The day that a letter or a mail says it was written: its line "Date:" or "Sent:", or a line at its head that is a date and nothing else.
 * @param text its first page
 * @returns `null` where it says none, or more than one
 */
export function writtenIn(text: string): Day | null {
  const lines = text.slice(0, head).split('\n').slice(0, 40)
  const days = (line: string) => daysIn(line, anyDay).filter(({ full, doubts }) => full && doubts.length === 0)
  for (const line of lines) {
    if (line.length > 120 || !/^\W*(?:date|sent)\s*:/i.test(line)) continue
    const [found] = days(line)
    if (found) return found.day
  }
  const alone = lines.slice(0, 15).flatMap((line) => {
    if (line.length > 60) return []
    const [found, more] = days(line)
    return found && !more && /^[\s\W]*$/.test(line.slice(0, found.from) + line.slice(found.to)) ? [found.day] : []
  })
  return new Set(alone).size === 1 ? alone[0]! : null
}
