import { expect, test } from 'vitest'
import { act, sendExpense } from '#test/support/expenses.ts'
import { family } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'
import { casesOf } from '#access/cases.ts'
import { requireAnySeat } from '#case/cases/public.ts'
import { expenseRecord } from './record.ts'

const theApp = sharedApp()
const iso = (at: Date) => at.toISOString()

test('a record has the five facts of each expense, every step with its words, and its amounts', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendExpense(f.ana, f, { cents: 10_000 })
  await act(f.ana, f, '', { ...(await sendExpense(f.ana, f, { title: 'A draft' })).draft, send: false })
  backend.clock.now += 60_000
  await act(f.ben, f, `${id}/view`)
  await act(f.ben, f, `${id}/answer`, { approved: 7500, reason: 'The laces were not needed.' })
  const cases = casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now })
  const { items } = await cases.asActor({ account: f.ben.account }, async (tx) => {
    const seat = (await requireAnySeat(tx, f.caseId))!
    expect(await expenseRecord.nameOf(tx, seat, id)).toBe('Soccer cleats')
    return expenseRecord.read(tx, seat, { about: null, from: null, until: null, offers: true }, iso)
  })
  expect(items).toHaveLength(2)
  const item = items.find((one) => one.id === id)!
  expect(item.facts).toEqual(
    expect.arrayContaining([
      ['Amount', '$100.00'],
      ['Sent', '2026-03-12T18:00:00.000Z'],
      ['First viewed', '2026-03-12T18:01:00.000Z'],
      ['Answered', '2026-03-12T18:01:00.000Z'],
      ['Share of the other parent', '$30.00'],
      ['Open by confirmed payments', '$30.00'],
      ['Status', 'Partly approved'],
    ]),
  )
  expect(item.text).toContain('Partly approved $75.00 by Ben Carter: “The laces were not needed.”')
  expect(item.cells).toMatchObject({ amount: '100.00', share: '30.00' })
  // An entry of the ledger finds its expense.
  expect(expenseRecord.itemOf('expenses.answer', { id })).toBe(id)
  expect(expenseRecord.itemOf('expenses.comment', { expense: id })).toBe(id)
  expect(expenseRecord.itemOf('messages.send', { id })).toBeNull()
})
