import { expect, test } from 'vitest'
import { family, type TestPerson } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const base64 = (text: string) => Buffer.from(text).toString('base64')
const csv = (...rows: string[]) => base64(['My bank,,', '', 'Date,Description,Amount', ...rows].join('\n'))
const as = { name: 'Joint checking', kind: 'checking', lastFour: '1234' }
const january = csv('01/20/2026,BUS,-2.50', '01/20/2026,BUS,-2.50', '01/13/2026,Shoes,-42.00', '01/05/2026,Opening balance,')

async function start() {
  const f = await family(await theApp())
  const post = async (path: string, payload: object, who: TestPerson = f.ana, key?: string) => {
    const reply = await who.inject({
      method: 'POST',
      url: `/api/cases/${f.caseId}/bank${path}`,
      payload,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const get = async (path: string, who: TestPerson = f.ana) =>
    (await who.inject(`/api/bank${path}${path.includes('?') ? '&' : '?'}case=${f.caseId}`)).json()
  const take = async (file: string, account: string | null = null, more: object = {}) =>
    post('/imports', {
      name: 'bank.csv',
      file,
      mapping: null,
      parts: [{ part: 0, account, as: account === null ? as : null }],
      profile: null,
      ...more,
    })
  return { f, post, get, take }
}

test('a file is previewed, imported, and adds nothing the second time', async () => {
  const { post, get, take } = await start()
  const preview = await post('/preview', { name: 'bank.csv', file: january, mapping: null })
  expect(preview.body).toMatchObject({
    format: 'csv',
    table: { preamble: 2, header: ['Date', 'Description', 'Amount'], asks: [], profile: null },
    parts: [
      {
        lines: 3,
        fresh: 3,
        account: null,
        days: { first: '2026-01-13', last: '2026-01-20' },
        skipped: [{ why: 'no_amount', count: 1, rows: [7] }],
      },
    ],
  })
  expect((await take(january)).body.imports).toEqual([{ account: expect.any(String), added: 3, known: 0, corrected: 0, skipped: 1 }])
  const { accounts } = await get('')
  expect(accounts).toMatchObject([
    { name: 'Joint checking', lastFour: '1234', lines: 3, days: { first: '2026-01-13', last: '2026-01-20' }, gaps: [] },
  ])
  expect((await take(january, accounts[0].id)).body.imports).toMatchObject([{ added: 0, known: 3 }])
  const later = csv('01/20/2026,BUS,-2.50', '01/20/2026,BUS,-2.50', '01/20/2026,BUS,-2.50', '03/02/2026,Camp,-300.00')
  expect((await post('/preview', { name: 'b.csv', file: later, mapping: null })).body.parts).toMatchObject([
    { account: accounts[0].id, fresh: 2 },
  ])
  expect((await take(later, accounts[0].id)).body.imports).toMatchObject([{ added: 2, known: 2 }])
  expect((await get('')).accounts[0]).toMatchObject({ lines: 5, gaps: [] })
  const march = csv('03/30/2026,Dentist,-80.00')
  await take(march, accounts[0].id)
  expect((await get('')).accounts[0].gaps).toEqual([{ first: '2026-03-03', last: '2026-03-29' }])
})

test('lines are the parent’s alone; they are found by words, way and account, in pages', async () => {
  const { f, get, take } = await start()
  const rows = Array.from(
    { length: 60 },
    (_, index) => `01/${String((index % 28) + 1).padStart(2, '0')}/2026,Store ${index},-${index + 1}.00`,
  )
  await take(csv(...rows, '01/13/2026,PAYROLL,900.00'))
  const first = await get('/lines')
  const second = await get(`/lines?cursor=${first.next}`)
  expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 11, null])
  expect(new Set([...first.lines, ...second.lines].map(({ id }: { id: string }) => id)).size).toBe(61)
  expect((await get('/lines?words=payroll&way=in')).lines).toMatchObject([{ cents: 90000, day: '2026-01-13' }])
  expect((await get('/lines?words=payroll&way=out')).lines).toEqual([])
  expect((await get('/lines', f.ben)).lines).toEqual([])
  expect(await get('', f.ben)).toMatchObject({ accounts: [], imports: [] })
})

test('an import is undone with its lines, and the file can be imported again; an account goes with all of its lines', async () => {
  const { f, post, get, take } = await start()
  await take(january)
  const [{ id: account }] = (await get('')).accounts
  await take(csv('02/13/2026,Camp,-300.00'), account)
  const newest = (await get('')).imports.find((one: { added: number }) => one.added === 1)
  expect((await post(`/imports/${newest.id}/undo`, {}, f.ben)).status).toBe(404)
  expect((await post(`/imports/${newest.id}/undo`, {})).body).toEqual({ removed: 1 })
  expect((await post(`/imports/${newest.id}/undo`, {})).status).toBe(404)
  expect((await take(csv('02/13/2026,Camp,-300.00'), account)).body.imports).toMatchObject([{ added: 1 }])
  expect((await post(`/accounts/${account}/remove`, {})).body).toEqual({ removed: 4 })
  expect([(await get('')).accounts, (await get('/lines')).lines]).toEqual([[], []])
  expect((await take(january, account)).status).toBe(404)
})

test('a correction of the bank replaces its line, also when an older file comes again; undone, the line is back', async () => {
  const { post, get, take } = await start()
  const ofx = (...transactions: string[]) =>
    base64(
      `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>00012345671234<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260101<DTEND>20260131${transactions.map((one) => `<STMTTRN>${one}</STMTTRN>`).join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    )
  const gas = ofx('<DTPOSTED>20260110<TRNAMT>-40.00<FITID>7<NAME>GAS')
  const corrected = ofx('<DTPOSTED>20260112<TRNAMT>-42.00<FITID>8<CORRECTFITID>7<CORRECTACTION>REPLACE<NAME>GAS')
  await take(gas)
  const [{ id: account, lastFour }] = (await get('')).accounts
  expect((await post('/preview', { name: 'a.qfx', file: corrected, mapping: null })).body.parts).toMatchObject([
    { account, lastFour, fresh: 1 },
  ])
  expect((await take(corrected, account)).body.imports).toMatchObject([{ added: 1, corrected: 1 }])
  expect((await take(gas, account)).body.imports).toMatchObject([{ added: 0, known: 1 }])
  const cents = async () => (await get('/lines')).lines.map((line: { cents: number }) => line.cents)
  expect(await cents()).toEqual([-4200])
  const replacing = (await get('')).imports.find((one: { corrected: number }) => one.corrected === 1)
  await post(`/imports/${replacing.id}/undo`, {})
  expect(await cents()).toEqual([-4000])
})

test('what is unclear is asked, the answer is saved as a profile, and the next file of that shape is read by it', async () => {
  const { f, post, get, take } = await start()
  const unclear = csv('03/04/2026,Shop,5.00')
  const { table, parts } = (await post('/preview', { name: 'a.csv', file: unclear, mapping: null })).body
  expect([table.asks, parts]).toEqual([['order', 'sign'], []])
  expect((await take(unclear)).body).toMatchObject({ message: 'Answer the questions about this file first.' })
  const mapping = { ...table.mapping, order: 'dmy', isFlipped: true }
  expect((await take(unclear, null, { mapping, profile: 'My credit union' })).body.imports).toMatchObject([{ added: 1 }])
  expect((await get('/lines')).lines).toMatchObject([{ day: '2026-04-03', cents: -500 }])
  const again = await post('/preview', { name: 'b.csv', file: csv('05/06/2026,Shop,7.00'), mapping: null })
  expect(again.body).toMatchObject({
    table: { profile: 'My credit union', asks: [] },
    parts: [{ sample: [{ day: '2026-06-05', cents: -700 }] }],
  })
  const [{ id }] = (await get('')).profiles
  expect((await post(`/profiles/${id}/remove`, {}, f.ben)).status).toBe(404)
  expect((await post(`/profiles/${id}/remove`, {})).status).toBe(200)
  expect((await get('')).profiles).toEqual([])
})

test('a retry of an import that was undone brings nothing back, and says so', async () => {
  const { get, post, f } = await start()
  const body = { name: 'a.csv', file: january, mapping: null, parts: [{ part: 0, account: null, as }], profile: null }
  const key = '0d6a2a3e-8d6d-4a37-9f6b-5f0c1a527c12'
  const { id } = (await post('/imports', body, f.ana, key)).body
  expect((await post(`/imports/${id}/undo`, {})).body).toEqual({ removed: 3 })
  const again = await post('/imports', body, f.ana, key)
  expect(again).toMatchObject({ status: 409, body: { message: 'This import was undone. Close this window and choose the file again.' } })
  const { accounts, imports } = await get('')
  expect([accounts.length, accounts[0].lines, imports]).toEqual([1, 0, []])
  const chosenAgain = { ...body, parts: [{ part: 0, account: accounts[0].id, as: null }] }
  expect((await post('/imports', chosenAgain)).body.imports).toMatchObject([{ added: 3 }])
})

test('the same request has one effect, and refusals say what to do', async () => {
  const { get, post, take, f } = await start()
  const body = { name: 'a.csv', file: january, mapping: null, parts: [{ part: 0, account: null, as }], profile: null }
  const key = '5f0c1a52-8d6d-4a37-9f6b-0d6a2a3e7c11'
  const [one, two] = [await post('/imports', body, f.ana, key), await post('/imports', body, f.ana, key)]
  expect(two.body).toEqual(one.body)
  expect((await get('')).accounts).toHaveLength(1)
  const refusal = async (text: string) => (await post('/preview', { name: 'x', file: base64(text), mapping: null })).body.message
  expect(await refusal('%PDF-1.7')).toContain('This isn’t a file we can read.')
  expect(await refusal('hello')).toContain('We found no transactions in this file.')
  expect((await take(csv('01/13/2026,Shoes,-42.00'), null, { parts: [{ part: 3, account: null, as }] })).status).toBe(404)
  const euros =
    '<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>12345</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260110<TRNAMT>-4<FITID>1<NAME>X</STMTTRN></BANKTRANLIST></STMTRS></OFX>'
  expect((await take(base64(euros))).body.message).toBe('This statement is in EUR. Only US dollars can be imported so far.')
  expect((await post('/preview', { name: 'x', file: 'not base64!', mapping: null })).status).toBe(400)
})

test('no whole account number is stored, nor the file, and a leaf has counts alone', async () => {
  const { f, take } = await start()
  await take(csv('01/20/2026,TRANSFER TO 000123456789,-20.00'), null, { name: 'january.csv' })
  const { database } = await theApp()
  const lines = await database.owner.selectFrom('bank_line').select('description').where('case_id', '=', f.caseId).execute()
  expect(lines).toEqual([{ description: 'TRANSFER TO …6789' }])
  const leaves = await database.owner.selectFrom('ledger_object').select('content').where('case_id', '=', f.caseId).execute()
  expect(leaves.map(({ content }) => JSON.parse(content))).toEqual([
    { id: expect.any(String), format: 'csv', imports: [{ added: 1, known: 0, corrected: 0, skipped: 0 }] },
  ])
})

test('lines are downloaded as CSV, and what was a formula in the bank’s file is text in it', async () => {
  const { f, get, take } = await start()
  await take(csv('01/20/2026,"=HYPERLINK(""x"",""Pay"")",-5.00', '01/13/2026,PAYROLL,900.00'))
  const { csv: file, lines } = await get('/csv')
  expect([lines, file.split('\r\n')]).toEqual([
    2,
    [
      'Day,Description,Money out,Money in,Check number,Account,Last four digits',
      `2026-01-20,"'=HYPERLINK(""x"",""Pay"")",5.00,,,Joint checking,1234`,
      '2026-01-13,PAYROLL,,900.00,,Joint checking,1234',
      '',
    ],
  ])
  expect((await get('/csv', f.ben)).lines).toBe(0)
})

test('a large file is read in a thread of its own', async () => {
  const { take } = await start()
  const rows = Array.from(
    { length: 3_000 },
    (_, index) => `01/${String((index % 28) + 1).padStart(2, '0')}/2026,A store with a long name ${index},-1.00`,
  )
  expect((await take(csv(...rows))).body.imports).toMatchObject([{ added: 3_000, known: 0 }])
})
