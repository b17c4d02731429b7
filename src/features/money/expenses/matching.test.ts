import { expect, test } from 'vitest'
import { act, sendExpense } from '#test/support/expenses.ts'
import { family } from '#test/support/family.ts'
import { paymentBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

test('her bank file proves what she paid and what he paid her: both books agree, he reads amount, day and four digits, and she can take it back', async () => {
  const f = await family(await theApp())
  const { id } = await sendExpense(f.ana, f, { cents: 4278, day: '2026-03-10' })
  await act(f.ben, f, `${id}/answer`, { approved: 4278, reason: '' })
  const post = async (who: typeof f.ana, path: string, payload: object = {}) =>
    (await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}${path}`, payload })).json()
  const paid = paymentBody({ amount: '17.11', paidOn: '2026-03-11', reference: 'Zelle 7731' })
  const payment = await post(f.ben, '/payments', paid)
  const expenseOf = async (who: typeof f.ana) => (await who.inject(`/api/cases/${f.caseId}/expenses/${id}`)).json()
  expect(await expenseOf(f.ana)).toMatchObject({ state: 'paid', open: 1711 })
  expect(await expenseOf(f.ben)).toMatchObject({ state: 'paid', open: 0 })

  const rows = [
    'Date,Description,Amount',
    '03/10/2026,POS SOCCER CLEATS STORE,-42.78',
    '03/11/2026,ZELLE FROM BEN CARTER 7731,17.11',
    '02/13/2026,RENT,-900.00',
  ]
  await post(f.ana, '/bank/imports', {
    name: 'march.csv',
    file: Buffer.from(rows.join('\n')).toString('base64'),
    mapping: null,
    parts: [{ part: 0, account: null, as: { name: 'Checking', kind: 'checking', lastFour: '4821' } }],
    profile: null,
  })
  const proposed = async () =>
    (await f.ana.inject(`/api/bank/matches?case=${f.caseId}`)).json().proposed as {
      kind: string
      target: string
      lines: { id: string }[]
    }[]
  const found = await proposed()
  expect(found.map(({ kind, target }) => [kind, target])).toEqual(
    expect.arrayContaining([
      ['expense', id],
      ['payment', payment.id],
    ]),
  )
  for (const { kind, target, lines } of found) {
    const made = await post(f.ana, `/bank/lines/${lines[0]!.id}/match`, { kind, target, second: null })
    expect(made).toEqual({ id: expect.any(String) })
  }
  expect(await proposed()).toEqual([])
  for (const who of [f.ana, f.ben])
    expect(await expenseOf(who)).toMatchObject({ state: 'confirmed', open: 0, bank: { day: '2026-03-10', lastFour: '4821' } })
  expect(JSON.stringify(await expenseOf(f.ben))).not.toMatch(/STORE|RENT|900/)

  // Taken back, her books have it open again.
  const lines = (await f.ana.inject(`/api/bank/lines?case=${f.caseId}`)).json().lines as { match: { id: string; kind: string } | null }[]
  for (const match of lines.flatMap((line) => line.match ?? []))
    expect(await post(f.ana, `/bank/matches/${match.id}/end`)).toMatchObject({ ended: 1 })
  expect(await expenseOf(f.ana)).toMatchObject({ state: 'paid', open: 1711, bank: null })
  expect((await expenseOf(f.ben)).history.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['matched', 'unmatched']),
  )
})
