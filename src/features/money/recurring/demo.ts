import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { nextDayFrom } from '#domain/expenses/recurring.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { addRule } from './store.ts'

/** A recurring expense of Ana's in the demo family, paid on the last day of each month. */
export async function putDemoRecurring(tx: CaseTx, { caseId, members, children, id, at, today }: DemoFamily): Promise<void> {
  const tomorrow = dayAt(numberOf(today) + 1)
  const terms = {
    title: 'Piano lessons',
    cents: 9_600,
    categoryId: id('category activities'),
    children: [children.maya],
    repeat: { unit: 'month', day: 31 },
    firstDay: tomorrow,
    lastDay: null,
  } as const
  const by = { caseId, id: id('recurring piano'), authorId: members.A, at: at(dayAt(numberOf(today) - 5), '20:30') }
  await addRule(tx, by, terms, { nextDay: nextDayFrom(terms, tomorrow), follows: null, pausedAt: null })
}
