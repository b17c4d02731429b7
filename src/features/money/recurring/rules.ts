import { nextDayFrom, type Recurrence } from '#domain/expenses/recurring.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'

/** Years ahead that a first day can be: nobody plans longer, and a mistyped year is noticed. */
const mostYearsAhead = 10

/** A category as its list has it now: the last split of those that follow each other; `null` where it was taken off the list. */
export function currentCategory<C extends { id: string; rootId: string; firstDay: string; endedAt: Date | null }>(
  categories: readonly C[],
  id: string,
): C | null {
  const root = categories.find((each) => each.id === id)?.rootId
  const [last] = categories.filter(({ rootId }) => rootId === root).toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : -1))
  return last && last.endedAt === null ? last : null
}

/** Why these days can't be: a sentence and its field. @param earliest the first day that the rule, or its change, can hold for */
export function refusalOfDays(recurrence: Recurrence, earliest: Day): { field: 'firstDay' | 'lastDay'; sentence: Text } | null {
  const { firstDay, lastDay } = recurrence
  if (firstDay < earliest)
    return {
      field: 'firstDay',
      sentence: msg`Choose a later first day. Enter expenses of earlier days one by one.`,
    }
  if (numberOf(firstDay) > numberOf(earliest) + mostYearsAhead * 366)
    return { field: 'firstDay', sentence: msg`Choose a first day within the next ${{ mostYearsAhead }} years.` }
  if (lastDay !== null && lastDay < firstDay) return { field: 'lastDay', sentence: msg`The last day is before the first day.` }
  if (nextDayFrom(recurrence, firstDay) === null)
    return { field: 'lastDay', sentence: msg`This expense doesn’t come up between these days. Choose a later last day.` }
  return null
}

/** The first day that a change can hold for: a rule that has begun has used up today. */
export const changesFrom = ({ firstDay }: Recurrence, today: Day): Day => (firstDay > today ? today : dayAt(numberOf(today) + 1))
