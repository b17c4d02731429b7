// Budget against actual, and net worth at dates.
import { lockCase } from '#access/cases.ts'
import { type CaseDeps, caseHandlers, checkDays, ownerOf, ownRows } from '#case/cases/public.ts'
import { budgetRows, leastMonths, usualBudget } from '#domain/finances/budget.ts'
import { lastDayOf } from '#domain/finances/months.ts'
import { balanceOn, typedOn, type Worth, worthOf } from '#domain/finances/worth.ts'
import { readAmount } from '#domain/money/cents.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls, type Value } from './contract.ts'
import { periodFor, readOwn, todayIn } from './reading.ts'
import { addHolding, budgetsOf, holdingsOf, removeHolding, setBudget } from './store.planning.ts'

type PlanningCalls = Pick<typeof calls, 'budget' | 'setBudget' | 'usualBudget' | 'worth' | 'addHolding' | 'removeHolding'>

/** Month ends that net worth is worked out for. */
const monthEnds = 3

const valueOf = (worth: Worth): Value =>
  worth.cents === null
    ? { cents: null, from: null, why: worth.why, on: null, lines: 0 }
    : { cents: worth.cents, from: worth.from, why: null, on: worth.on, lines: worth.lines }

const centsOf = (amount: string) => {
  const read = readAmount(amount)
  if ('reason' in read) throw new Fault('invalid', read.reason, { field: 'amount' })
  return read.cents
}

export function planning(deps: CaseDeps): Handlers<PlanningCalls> {
  const on = caseHandlers(deps, 'case', null)
  const preferences = ownRows(deps, 'case', { isRecorded: false })
  const own = ownRows(deps, 'case')
  return {
    budget: on.read(calls.budget, async (c, { query }) => {
      const data = await readOwn(c)
      const { choices } = periodFor(c, data, {})
      const month = query.month ?? choices.at(-1) ?? null
      const budgets = await budgetsOf(c.tx, data.owner)
      return {
        caseId: c.caseId,
        month,
        choices,
        rows: month === null ? [] : budgetRows(data.lines, month, budgets),
        can: { change: c.isActiveParent },
      }
    }),

    setBudget: preferences.save(async (c, { body: { category, amount } }) => {
      const cents = amount === '' ? null : centsOf(amount)
      await lockCase(c.tx, c.caseId)
      await setBudget(c.tx, c.authored(c.freshId()), { category, cents })
      return { saved: true }
    }),

    usualBudget: on.change(async (c) => {
      await lockCase(c.tx, c.caseId)
      const data = await readOwn(c)
      const { choices } = periodFor(c, data, {})
      if (choices.length < leastMonths) throw new Fault('conflict', msg`Not enough data: ${{ leastMonths }} complete months at least.`)
      const there = await budgetsOf(c.tx, data.owner)
      const usual = [...usualBudget(data.lines, choices)].filter(([category]) => !there.has(category))
      for (const [category, cents] of usual) await setBudget(c.tx, c.authored(c.freshId()), { category, cents })
      return { reply: { set: usual.length }, publish: usual.length > 0 && 'author', isRecorded: false }
    }),

    worth: on.read(calls.worth, async (c, { query }) => {
      checkDays(query, ['day'])
      const data = await readOwn(c)
      const { choices } = periodFor(c, data, {})
      const ends = choices.slice(-monthEnds).map(lastDayOf)
      const days = [...new Set([...ends, ...(query.day ? [query.day as Day] : [])])].toSorted()
      const typed = await holdingsOf(c.tx, data.owner)
      const named = [...Map.groupBy(typed, ({ name }) => name.toLowerCase()).values()]
      const things = [
        ...data.accounts.map((account) => ({
          id: account.id,
          name: account.lastFour === null ? account.name : `${account.name} …${account.lastFour}`,
          isTyped: false,
          worth: days.map((day) => balanceOn(account, data.lines, day)),
        })),
        ...named.map((of) => ({ id: of[0]!.id, name: of[0]!.name, isTyped: true, worth: days.map((day) => typedOn(of, day)) })),
      ]
      return {
        caseId: c.caseId,
        dates: days.map((day, at) => ({ day, ...worthOf(things.map(({ worth }) => worth[at]!)) })),
        things: things.map(({ worth, ...thing }) => ({ ...thing, values: worth.map(valueOf) })),
        typed: typed.map(({ id, name, cents, day, source }) => ({ id, name, cents, day, source })),
        today: todayIn(c),
        can: { change: c.isActiveParent },
      }
    }),

    addHolding: own.add((c, by, { body: { name, isDebt, amount, day, source } }) => {
      checkDays({ day }, ['day'])
      const cents = centsOf(amount)
      return addHolding(c.tx, by, { name, cents: isDebt ? -cents : cents, day, source })
    }),

    removeHolding: own.alter(msg`There is no such entry.`, (c, { params }) => removeHolding(c.tx, ownerOf(c), params.holding, c.at)),
  }
}
