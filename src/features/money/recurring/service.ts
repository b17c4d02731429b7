import { type CaseContext, type CaseDeps, caseHandlers, checkDays, childrenIn, notFound, ownRows } from '#case/cases/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { nextDayFrom } from '#domain/expenses/recurring.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { categoriesIn } from '#money/categories/public.ts'
import { calls, type RuleDraft } from './contract.ts'
import type { Drafting } from './drafting.ts'
import { prepareDue } from './preparing.ts'
import { changesFrom, currentCategory, refusalOfDays } from './rules.ts'
import { addRule, endRule, type RuleRow, rulesIn, type RuleTerms, setPaused, writeRule } from './store.ts'

const topic = 'expenses'
const noRule = msg`There is no such recurring expense.`
const dayOn = (c: CaseContext, at: number) => dayOfInstant(zoneNamed(c.seat.zone), at) as Day
const todayOf = (c: CaseContext) => dayOn(c, c.now)

/** @throws Fault `invalid` at the field that is wrong */
async function termsOf(c: CaseContext, draft: RuleDraft, earliest: Day): Promise<RuleTerms> {
  checkDays(draft, ['firstDay', 'lastDay'])
  const { title, cents, repeat } = draft
  const [firstDay, lastDay] = [draft.firstDay as Day, draft.lastDay as Day | null]
  const wrong = refusalOfDays({ repeat, firstDay, lastDay }, earliest)
  if (wrong) throw new Fault('invalid', wrong.sentence, { field: wrong.field })
  const children = [...new Set(draft.children)]
  const here = await childrenIn(c.tx, c.caseId)
  if (children.some((id) => !here.some((child) => child.id === id)))
    throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'children' })
  const category = currentCategory(await categoriesIn(c.tx, c.caseId), draft.category)
  if (!category) throw new Fault('invalid', msg`Choose a category.`, { field: 'category' })
  if (category.childId !== null && children.some((child) => child !== category.childId))
    throw new Fault('invalid', msg`This category is for one child. Choose that child alone.`, { field: 'children' })
  return { title, cents, repeat, firstDay, lastDay, children, categoryId: category.id }
}

/** Recurring expenses, each its author's alone. Drafts that are due today are there at once; later ones are prepared by the job. */
export function service(deps: CaseDeps & { drafting: Drafting }): Handlers<typeof calls> {
  const on = caseHandlers(deps, topic)
  const own = ownRows(deps, topic)

  /** The caller's own rule, locked, with its drafts prepared up to today. */
  async function locked(c: CaseContext, id: string): Promise<RuleRow> {
    await prepare(c, id)
    const [row = notFound(noRule)] = await rulesIn(c.tx, c.caseId, { id, lock: true })
    return row
  }
  const prepare = (c: CaseContext, id: string) =>
    prepareDue(c.tx, deps.drafting, { caseId: c.caseId, memberId: c.seat.memberId, at: c.at, today: todayOf(c), id })

  return {
    list: on.read(calls.list, async (c) => {
      const today = todayOf(c)
      const categories = await categoriesIn(c.tx, c.caseId)
      const titleOf = (categoryId: string) =>
        (currentCategory(categories, categoryId) ?? categories.find(({ id }) => id === categoryId))?.title ?? ''
      const all = (await rulesIn(c.tx, c.caseId, { withEnded: true })).map((rule) => {
        const { endedAt, pausedAt, nextDay } = rule
        return { ...rule, next: endedAt ? null : pausedAt ? nextDayFrom(rule, today) : nextDay }
      })
      return {
        caseId: c.caseId,
        today,
        rules: all.flatMap((rule) => {
          const { id, title, cents, categoryId, children, repeat, firstDay, lastDay, pausedAt, next, isContinued } = rule
          if (next === null) return []
          const category = currentCategory(categories, categoryId)?.id ?? null
          const said = { id, title, cents, category, categoryTitle: titleOf(categoryId), repeat, firstDay, lastDay, next, isContinued }
          return [{ ...said, children: [...children], isPaused: pausedAt !== null, changesFrom: changesFrom(rule, today) }]
        }),
        ended: all
          .flatMap(({ id, title, cents, categoryId, children, repeat, lastDay, endedAt, next, isContinued }) => {
            if (next !== null || isContinued) return []
            const endedOn = endedAt && dayOn(c, endedAt.getTime())
            const on = endedOn && (lastDay === null || endedOn < lastDay) ? endedOn : lastDay!
            return [{ id, title, cents, categoryTitle: titleOf(categoryId), repeat, children: [...children], on }]
          })
          .toSorted((one, other) => (one.on > other.on ? -1 : 1)),
        can: { add: c.isActiveParent },
      }
    }),

    add: own.add(async (c, by, { body }) => {
      // A retry is answered before anything is judged again.
      if ((await rulesIn(c.tx, c.caseId, { id: by.id })).length > 0) return false
      const terms = await termsOf(c, body, todayOf(c))
      const isNew = await addRule(c.tx, by, terms, { nextDay: nextDayFrom(terms, terms.firstDay), follows: null, pausedAt: null })
      await prepare(c, by.id)
      return isNew
    }),

    change: own.alter(noRule, async (c, { params, body }) => {
      const today = todayOf(c)
      const row = await locked(c, params.recurring)
      if (row.isContinued) throw new Fault('conflict', msg`This recurring expense was changed already. Change the one that follows it.`)
      const terms = await termsOf(c, body, changesFrom(row, today))
      const nextDay = nextDayFrom(terms, terms.firstDay)
      const at = { caseId: c.caseId, id: row.id }
      if (terms.firstDay <= row.firstDay) await writeRule(c.tx, at, terms, nextDay)
      else {
        // What was prepared stays, and days before the change have the terms of before.
        const before = { ...row, lastDay: dayAt(numberOf(terms.firstDay) - 1) }
        const shortened = row.lastDay !== null && row.lastDay < before.lastDay ? row : before
        await writeRule(c.tx, at, shortened, nextDayFrom(shortened, dayAt(numberOf(today) + 1)))
        await addRule(c.tx, c.authored(c.freshId()), terms, { nextDay, follows: row.id, pausedAt: row.pausedAt })
      }
      // A rule that had not begun can begin today.
      await prepare(c, row.id)
      return true
    }),

    pause: on.change(async (c, { params, body: { paused } }) => {
      const row = await locked(c, params.recurring)
      if (paused === (row.pausedAt !== null)) return { reply: { paused } }
      const nextDay = paused ? row.nextDay : nextDayFrom(row, todayOf(c))
      await setPaused(c.tx, { caseId: c.caseId, id: row.id }, paused ? c.at : null, nextDay)
      await prepare(c, row.id)
      return { reply: { paused }, publish: 'author' }
    }),

    end: own.alter(noRule, async (c, { params }) => {
      const row = await locked(c, params.recurring)
      return endRule(c.tx, { caseId: c.caseId, id: row.id, at: c.at })
    }),
  }
}
