import { expect, test } from 'vitest'
import { family, type TestPerson } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

/** A family whose parent A has imported these rows; the tests' clock is in March 2026. */
async function start(rows: readonly string[], more: object = {}) {
  const f = await family(await theApp())
  const send = async (method: 'POST' | 'PUT', path: string, payload: object, who: TestPerson = f.ana) => {
    const reply = await who.inject({ method, url: `/api/cases/${f.caseId}/${path}`, payload })
    return { status: reply.statusCode, body: reply.json() }
  }
  const get = async (path = '', who: TestPerson = f.ana) =>
    (await who.inject({ method: 'GET', url: `/api/analyzer${path}${path.includes('?') ? '&' : '?'}case=${f.caseId}` })).json()
  const take = async (name: string, of: readonly string[], lastFour = '1234') =>
    send('POST', 'bank/imports', {
      name: `${name}.csv`,
      file: Buffer.from(['Date,Description,Amount', ...of].join('\n')).toString('base64'),
      mapping: null,
      parts: [{ part: 0, account: null, as: { name, kind: 'checking', lastFour } }],
      profile: null,
      ...more,
    })
  expect((await take('Checking', rows)).status).toBe(200)
  return { f, send, get, take }
}

const winter = [
  '10/02/2025,KESTREL PAYROLL,1500.00',
  '10/16/2025,KESTREL PAYROLL,1500.00',
  '10/30/2025,KESTREL PAYROLL,1500.00',
  '11/13/2025,KESTREL PAYROLL,1500.00',
  '10/05/2025,SHELL OIL 5744,-40.00',
  '11/05/2025,SHELL OIL 11,-50.00',
  '11/06/2025,NOODLE THEORY,-20.00',
  '11/07/2025,NOODLE THEORY,-20.00',
  '11/20/2025,ONLINE TRANSFER TO SAV ...4471,-300.00',
  '12/30/2025,STONEGATE APTS RENT,-900.00',
]

test('lines are sorted with a reason; a correction makes a rule for old and later lines, and is undone', async () => {
  const { f, send, get, take } = await start(winter)
  const before = await get()
  expect(before).toMatchObject({
    lines: 10,
    unsorted: 2,
    period: { from: '2025-10', to: '2025-12', months: ['2025-10', '2025-11', '2025-12'] },
  })
  expect((await get('/lines?category=fuel')).lines).toMatchObject([{ why: { by: 'table', words: 'SHELL' } }, { cents: -4000 }])
  const [noodles] = (await get('/lines?category=unsorted')).lines
  expect(noodles.words).toBe('NOODLE THEORY')
  const wrong = await send('POST', `analyzer/lines/${noodles.id}/category`, { category: 'eating_out', words: 'NOODLES' })
  expect([wrong.status, wrong.body.detail?.field]).toEqual([400, 'words'])
  const made = await send('POST', `analyzer/lines/${noodles.id}/category`, { category: 'eating_out', words: 'noodle theory' })
  expect(made.body.lines).toBe(2)
  const second = await take('Second', ['12/13/2025,POS DEBIT NOODLE THEORY,-33.00', '12/14/2025,SALARY,10.00'], '2222')
  expect(second.status).toBe(200)
  expect(await get()).toMatchObject({ unsorted: 0, rules: [{ words: 'NOODLE THEORY', category: 'eating_out', lines: 3 }] })
  const one = await send('POST', `analyzer/lines/${noodles.id}/category`, { category: 'activities', words: null })
  expect((await get('/lines?category=activities')).lines).toMatchObject([{ id: noodles.id, why: { by: 'line' } }])
  expect((await send('POST', `analyzer/rules/${made.body.id}/undo`, {}, f.ben)).status).toBe(404)
  for (const { body } of [made, one]) expect((await send('POST', `analyzer/rules/${body.id}/undo`, {})).status).toBe(200)
  expect(await get()).toMatchObject({ unsorted: 3, rules: [] })
})

test('the declaration has averages with their lines, what the parent typed beside them, and both in its file', async () => {
  const { send, get } = await start(winter)
  const figure = async (id: string) => (await get('/declaration')).figures.find((one: { id: string }) => one.id === id)
  expect(await figure('wages')).toMatchObject({ average: 200_000, total: 600_000, lines: 4, override: null })
  expect((await get('/lines?figure=wages')).of).toBe(4)
  expect((await get('/declaration')).unsorted).toEqual({ lines: 2, in: 0, out: 4000 })
  const put = (amount: string) => send('PUT', 'analyzer/figures', { figure: 'insurance', amount, note: 'Paid by =mother' })
  for (const amount of ['-5', '1234567890123456789', '€20', '12,50', '']) expect((await put(amount)).body.detail?.field).toBe('amount')
  expect((await put('0')).status).toBe(200)
  expect((await put('184')).status).toBe(200)
  expect(await figure('insurance')).toMatchObject({ average: 0, override: { cents: 18_400, note: 'Paid by =mother' } })
  const { csv } = await get('/csv?what=figures')
  expect(csv).toContain('Expense,Insurance,0.00,,0,184.00,Paid by =mother,2025-10 2025-11 2025-12\r\n')
  expect((await get('/csv?what=lines')).csv).toContain(
    'Rent or mortgage,Rent or mortgage,2025-12-30,STONEGATE APTS RENT,900.00,,Checking,1234',
  )
  const clear = async () => (await send('POST', 'analyzer/figures/clear', { figure: 'insurance' })).body
  expect([await clear(), await clear()]).toEqual([{ saved: true }, { saved: false }])
  const one = await get('/declaration?from=2025-11&to=2025-11')
  expect(one.figures.find(({ id }: { id: string }) => id === 'transport')).toMatchObject({ average: 5000, lines: 1 })
  expect(await get('/declaration?from=2025-12&to=2025-11')).toMatchObject({ detail: { field: 'from' } })
  // A range before the first line has no month to divide by.
  expect((await get('/declaration?from=2020-01&to=2020-02')).period.months).toEqual([])
})

test('the checklist names what statements lack, and an item is marked; an account imported twice is said', async () => {
  const { f, send, get, take } = await start(winter)
  const [item] = (await get('/checklist')).items
  expect(item).toMatchObject({ kind: 'unlisted', named: '4471', of: 1, mark: null })
  const mark = (state: string | null, note = '') => send('PUT', 'analyzer/marks', { item: item.key, state, note })
  expect((await mark('explained')).body.detail?.field).toBe('note')
  expect((await mark('explained', 'My savings')).status).toBe(200)
  expect((await get('/checklist')).items[0].mark).toEqual({ state: 'explained', note: 'My savings' })
  expect((await mark(null)).status).toBe(200)
  expect((await get('/checklist')).items[0].mark).toBeNull()
  expect((await send('PUT', 'analyzer/marks', { item: 'unlisted:0000', state: 'done', note: '' })).status).toBe(409)
  expect((await get('/declaration')).hasTwins).toBe(false)
  await take('Again', winter)
  expect((await get('/checklist')).items.some(({ kind }: { kind: string }) => kind === 'twin')).toBe(true)
  expect((await get('/declaration')).hasTwins).toBe(true)
  // Few transfers say nothing.
  expect((await get('/checklist')).transfers).toMatchObject([{ n: 1, isEnough: false, threshold: null, lines: [] }, { n: 1 }])
  expect(await get('/checklist', f.ben)).toMatchObject({ items: [], transfers: [], accounts: [] })
})

test('income has its pace and the deposits behind it; nothing of it is the other parent’s', async () => {
  const { f, get } = await start(winter)
  expect((await get('/income')).sources).toMatchObject([
    { payer: 'KESTREL', pace: 'every_two_weeks', isEnough: true, monthly: 200_000, yearly: 2_400_000, lines: [{}, {}, {}, {}] },
  ])
  expect((await get('/income?from=2025-11&to=2025-11')).sources).toMatchObject([{ isEnough: false, pace: null }])
  for (const path of ['', '/income', '/declaration', '/lines', '/checklist', '/csv?what=lines'])
    expect(JSON.stringify(await get(path, f.ben))).not.toMatch(/KESTREL|SHELL|4471/)
})

test('a budget stands beside what was spent, is taken from the median, and may be zero', async () => {
  const { send, get } = await start(winter)
  const set = (category: string, amount: string) => send('PUT', 'analyzer/budget', { category, amount })
  expect((await set('fuel', '1234567890123456789')).body.detail?.field).toBe('amount')
  expect((await set('wages', '5')).body.detail?.field).toBe('category')
  expect((await set('fuel', '0')).status).toBe(200)
  expect((await get('/budget?month=2025-11')).rows).toEqual([{ category: 'fuel', budget: 0, spent: 5000 }])
  // Fuel has a budget already; of the other categories no median of three months is above zero.
  expect((await send('POST', 'analyzer/budget/usual', {})).body).toEqual({ set: 0 })
  await set('fuel', '')
  expect((await send('POST', 'analyzer/budget/usual', {})).body).toEqual({ set: 1 })
  expect((await get('/budget')).rows).toEqual([
    { category: 'housing', budget: null, spent: 90_000 },
    { category: 'fuel', budget: 4000, spent: 0 },
  ])
  const { send: other } = await start(['11/01/2025,KESTREL PAYROLL,1500.00', '11/29/2025,SHELL OIL,-40.00'])
  expect((await other('POST', 'analyzer/budget/usual', {})).status).toBe(409)
})

test('net worth adds what is known on a day and says what is missing', async () => {
  const { send, get, f } = await start(winter)
  const holding = { name: 'House', isDebt: false, amount: '250000', day: '2025-11-15', source: 'Appraisal' }
  const made = await send('POST', 'analyzer/holdings', holding)
  await send('POST', 'analyzer/holdings', { ...holding, name: 'Car loan', isDebt: true, amount: '6000', day: '2025-12-01' })
  expect((await send('POST', 'analyzer/holdings', { ...holding, day: '2025-02-30' })).body.detail?.field).toBe('day')
  const { dates, things } = await get('/worth?day=2020-01-01')
  // The file of this bank has no balances.
  expect(dates).toEqual([
    { day: '2020-01-01', cents: 0, known: 0, missing: 3 },
    { day: '2025-10-31', cents: 0, known: 0, missing: 3 },
    { day: '2025-11-30', cents: 25_000_000, known: 1, missing: 2 },
    { day: '2025-12-31', cents: 24_400_000, known: 2, missing: 1 },
  ])
  expect(things[0].values[3]).toMatchObject({ cents: null, why: 'no_balance' })
  expect((await get('/worth', f.ben)).typed).toEqual([])
  expect((await send('POST', `analyzer/holdings/${made.body.id}/remove`, {})).status).toBe(200)
  expect((await get('/worth')).typed).toMatchObject([{ name: 'Car loan', cents: -600_000, source: 'Appraisal' }])
})
