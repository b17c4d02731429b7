import type { CaseTx } from '#access/cases.ts'
import { childrenIn } from '#case/cases/public.ts'
import { nextDayFrom, recurringDays } from '#domain/expenses/recurring.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { idOf } from '#http/key-id.ts'
import type { Day } from '#kernel/day.ts'
import { categoriesIn } from '#money/categories/public.ts'
import type { Drafting } from './drafting.ts'
import { currentCategory } from './rules.ts'
import { rulesIn, setNextDay } from './store.ts'

/** Days that were missed for longer than this get no draft: nobody wants hundreds of them after a long pause of the server. */
const mostDaysBack = 365

const dayAfter = (day: Day, days = 1) => dayAt(numberOf(day) + days)

/**
 * Prepares the drafts of a parent's own rules up to a day, each once: a day of a rule has the same id wherever it is worked out.
 * @param of.today the day on the clock of the case
 * @param of.id this rule alone
 * @returns the rules whose next day moved, and the ids of the drafts that were added
 */
export async function prepareDue(
  tx: CaseTx,
  add: Drafting,
  { caseId, memberId, at, today, id }: { caseId: string; memberId: string; at: Date; today: Day; id?: string },
): Promise<{ rules: string[]; drafts: string[] }> {
  const rules = await rulesIn(tx, caseId, { dueOn: today, lock: true, ...(id !== undefined && { id }) })
  const own = rules.filter(({ authorId }) => authorId === memberId)
  const drafts: string[] = []
  if (own.length === 0) return { rules: [], drafts }
  const categories = await categoriesIn(tx, caseId)
  const here = new Set((await childrenIn(tx, caseId)).map((child) => child.id))
  const oldest = dayAfter(today, -mostDaysBack)
  for (const rule of own) {
    const from = rule.nextDay! > oldest ? rule.nextDay! : oldest
    for (const day of recurringDays(rule, from, today)) {
      const by = { caseId, id: idOf(rule.id, day), authorId: memberId, at }
      const { title, cents, categoryId } = rule
      const category = currentCategory(categories, categoryId)?.id ?? null
      const children = rule.children.filter((child) => here.has(child))
      if (await add(tx, by, { rule: rule.id, day, title, cents, category, children })) drafts.push(by.id)
    }
    await setNextDay(tx, { caseId, id: rule.id }, nextDayFrom(rule, dayAfter(today)))
  }
  return { rules: own.map((rule) => rule.id), drafts }
}
