import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { family, grant, system, type TestPerson } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'

// What a parent imported and typed about their own money, in the export of their account.

const theApp = sharedApp()
const tables = ['bank_account', 'bank_import', 'bank_line', 'bank_match', 'bank_profile'].concat([
  'finance_rule',
  'finance_budget',
  'finance_override',
  'finance_holding',
  'finance_mark',
])

async function exportOf(who: Pick<TestPerson, 'inject'>) {
  const reply = await who.inject('/api/settings/export')
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  const text = (name: string) => strFromU8(files[name]!)
  const rows = (table: string) => (JSON.parse(text(`data/${table}.json`)) as { rows: Record<string, unknown>[] }).rows
  return { rows, counts: Object.fromEntries(tables.map((table) => [table, rows(table).length])), page: text('index.html') }
}

/** Ana's lines, and all that she typed about them; Ben has a line of his own. */
async function start() {
  const backend = await theApp()
  const f = await family(backend)
  const act = async (who: TestPerson, method: 'POST' | 'PUT', path: string, payload: object) => {
    const reply = await who.inject({ method, url: `/api/cases/${f.caseId}/${path}`, payload })
    expect([path, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([path, 200, ''])
  }
  const takes = (who: TestPerson, line: string) =>
    act(who, 'POST', 'bank/imports', {
      name: 'winter.csv',
      file: Buffer.from(`Date,Description,Amount\n${line}\n01/31/2026,PAYROLL,900.00`).toString('base64'),
      mapping: null,
      parts: [{ part: 0, account: null, as: { name: 'Joint checking', kind: 'checking', lastFour: '4821' } }],
      profile: null,
    })
  await takes(f.ana, '01/13/2026,NOODLE THEORY,-42.00')
  await takes(f.ben, '01/14/2026,ZANZIBAR TRAVEL,-77.00')
  const { lines } = (await f.ana.inject(`/api/bank/lines?case=${f.caseId}`)).json<{ lines: { id: string; cents: number }[] }>()
  const noodles = lines.find(({ cents }) => cents === -4200)!
  await act(f.ana, 'POST', `analyzer/lines/${noodles.id}/category`, { category: 'eating_out', words: 'NOODLE' })
  await act(f.ana, 'PUT', 'analyzer/budget', { category: 'eating_out', amount: '250' })
  await act(f.ana, 'PUT', 'analyzer/figures', { figure: 'insurance', amount: '184', note: 'Policy of May' })
  return { backend, f }
}

test('a parent’s bank lines, corrections, budget and typed figures are in their export, and no one else’s', async () => {
  const { backend, f } = await start()
  const { rows, counts, page } = await exportOf(f.ana)
  expect(rows('bank_account')).toMatchObject([{ case_id: f.caseId, name: 'Joint checking', last_four: '4821' }])
  expect(rows('bank_import')).toMatchObject([{ name: 'winter.csv', added: 2, undone_at: null }])
  expect(rows('bank_line').map(({ day, cents, description }) => [day, cents, description])).toEqual(
    expect.arrayContaining([
      ['2026-01-13', -4200, 'NOODLE THEORY'],
      ['2026-01-31', 90_000, 'PAYROLL'],
    ]),
  )
  expect(rows('finance_rule')).toMatchObject([{ words: 'NOODLE', category: 'eating_out' }])
  expect(rows('finance_budget')).toMatchObject([{ category: 'eating_out', cents: 25_000 }])
  expect(rows('finance_override')).toMatchObject([{ figure: 'insurance', cents: 18_400, note: 'Policy of May' }])
  expect(counts).toMatchObject({ bank_line: 2, bank_match: 0, finance_holding: 0, finance_mark: 0 })
  expect(page).toContain('NOODLE THEORY')
  expect(page).not.toContain('ZANZIBAR')
  // The other parent has his own, and an attorney whose grant shows hers has none of it.
  const his = await exportOf(f.ben)
  expect([his.counts['bank_line'], his.page.includes('ZANZIBAR'), his.page.includes('NOODLE')]).toEqual([2, true, false])
  const attorney = await exportOf(await grant(backend, f, { seesPrivate: true }))
  expect(Object.values(attorney.counts).every((count) => count === 0)).toBe(true)
})

test('a parent who left a case still takes them along', async () => {
  const { backend, f } = await start()
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', f.ana.memberId)
      .execute(),
  )
  expect((await exportOf(f.ana)).counts).toMatchObject({ bank_account: 1, bank_line: 2, finance_rule: 1, finance_budget: 1 })
})
