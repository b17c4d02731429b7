import { expect, test } from 'vitest'
import { range } from '#test/support/calendar.ts'
import { family, type Family, grant } from '#test/support/family.ts'
import { paymentBody, supportBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const send = (who: Family['ana'], { caseId }: Family, path: string, payload: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/${path}`, payload })

/** The demo clock stands on March 12, 2026. */
async function withSupport() {
  const backend = await theApp()
  const f = await family(backend)
  expect((await send(f.ana, f, 'support', supportBody({ frequency: 'weekly', firstDue: '2026-02-26' }))).statusCode).toBe(200)
  const paid = paymentBody({ book: 'support', amount: '650', paidOn: '2026-03-06' })
  const { id } = (await send(f.ben, f, 'payments', paid)).json()
  return { backend, f, payment: id as string }
}
const states = async (who: Pick<Family['ana'], 'inject'>, f: Family) =>
  (await range(who as Family['ana'], f, 'from=2026-02-26&to=2026-03-19')).dues.map(({ day, state, open }) => [day, state, open])

test('the calendar has the due days of support, and says of past ones what is open by the reader’s own books', async () => {
  const { f, payment } = await withSupport()
  expect(await states(f.ben, f)).toEqual([
    ['2026-02-26', 'settled', 0],
    ['2026-03-05', 'part', 35_000],
    ['2026-03-12', 'open', 50_000],
    ['2026-03-19', 'coming', 0],
  ])
  expect((await states(f.ana, f)).map(([, state]) => state)).toEqual(['open', 'open', 'open', 'coming'])
  await send(f.ana, f, `payments/${payment}/confirm`)
  expect(await states(f.ana, f)).toEqual(await states(f.ben, f))
})

test('a seat without payments has none of them, and one that shows some days says nothing of what was paid', async () => {
  const { backend, f } = await withSupport()
  expect(await states(await grant(backend, f, { scopes: ['calendar'] }), f)).toEqual([])
  expect(await states(await grant(backend, f, { scopes: ['calendar', 'payments'] }), f)).toHaveLength(4)
  const some = await grant(backend, f, { scopes: ['calendar', 'payments'], days: { from: '2026-03-01', to: '2026-03-12' } })
  expect((await states(some, f)).map(([day, state]) => [day, state])).toEqual([
    ['2026-03-05', 'unknown'],
    ['2026-03-12', 'unknown'],
  ])
})

test('a feed has due days where its owner chose them, without an amount and without what they are for', async () => {
  const { backend, f } = await withSupport()
  const read = async (layers: string[]) => {
    const { address } = (await send(f.ben, f, 'calendar/feeds', { name: 'Phone', layers })).json()
    return (await backend.app.inject(new URL(address).pathname)).body
  }
  expect(await read(['events', 'exchanges'])).not.toContain('Due date')
  const text = await read(['dues'])
  expect(text).toContain('SUMMARY:Due date')
  expect(text).toContain('DTSTART;VALUE=DATE:20260305')
  expect(text).not.toMatch(/support|500|Carter|Moreno/i)
})
