import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { family, type Family, grant } from '#test/support/family.ts'
import { paymentBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Board } from './contract.ts'

const theApp = sharedApp()
type Who = Pick<Family['ana'], 'inject'>

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const csv = (...rows: string[]) => base64(['State Disbursement Unit', '', 'Date,Type,Amount,Reference', ...rows].join('\n'))
const winter = csv(
  '02/13/2026,Payment received,500.00,R1',
  '02/15/2026,Disbursement,500.00,D1',
  '03/05/2026,Payment received,450.00,R2',
  '03/06/2026,Service fee,35.00,',
)

/** The demo clock stands on March 12, 2026. Ben recorded two payments of support. */
async function start() {
  const f = await family(await theApp())
  const send = async (who: Who, path: string, payload: object = {}) => {
    const reply = await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/${path}`, payload })
    return { status: reply.statusCode, body: reply.json() }
  }
  const pay = async (paidOn: string, amount: string) => {
    const paid = paymentBody({ book: 'support', amount, paidOn, method: 'state_unit' })
    return (await send(f.ben, 'payments', paid)).body.id as string
  }
  const payments = [await pay('2026-02-12', '500'), await pay('2026-03-05', '500')] as const
  const take = (who: Who, file: string, more: object = {}) =>
    send(who, 'unit-history/imports', { name: 'history.csv', file, mapping: null, profile: null, ...more })
  const view = async (who: Who = f.ben) => (await who.inject(`/api/payments/unit?case=${f.caseId}`)).json<Board>()
  const evidence = async () => {
    const board = (await f.ana.inject(`/api/payments?case=${f.caseId}`)).json()
    return board.payments.find(({ id }: { id: string }) => id === payments[0]).evidence
  }
  return { f, send, take, view, payments, evidence }
}

test('a history is previewed, imported, read by both parents and compared line by line', async () => {
  const { f, send, take, view } = await start()
  const preview = await send(f.ben, 'unit-history/preview', { name: 'history.csv', file: winter, mapping: null })
  expect(preview.body).toMatchObject({ lines: 4, fresh: 4, alike: 2, skipped: 0, table: { preamble: 2, asks: [] } })
  expect((await take(f.ben, winter)).body).toMatchObject({ added: 4, known: 0, skipped: 0 })
  const seen = await view(f.ana)
  expect(seen.imports).toMatchObject([{ by: 'Ben Carter', first: '2026-02-13', last: '2026-03-06', canUndo: false }])
  expect(seen.compared.map(({ kind, rows }) => [kind, ...rows.map(({ result }) => result)])).toEqual([
    ['received', 'day', 'amount'],
    ['sent', 'day'],
  ])
  expect(seen.others).toMatchObject([{ kind: 'fee', cents: 3_500 }])
  const lawyer = await grant(await theApp(), f, { scopes: ['payments'] })
  expect((await view(lawyer)).compared[0]!.rows[0]).toMatchObject({ canMatch: false, line: { reference: 'R1' } })
})

test('found twice is once: by one parent, and by both at the same time; an undo takes nothing from the other parent', async () => {
  const { f, send, take, view } = await start()
  const two = await Promise.all([take(f.ana, winter), take(f.ben, winter)])
  expect(two.map(({ body }) => body.added)).toEqual([4, 4])
  expect((await take(f.ben, winter)).body).toMatchObject({ added: 0, known: 4 })
  const { compared, imports } = await view()
  expect(compared.map(({ rows }) => rows.filter(({ line }) => line).length)).toEqual([2, 1])
  expect(compared[0]!.rows[0]!.line!.by.split(', ').toSorted()).toEqual(['Ana Moreno', 'Ben Carter'])
  const [own, other] = [imports.find(({ canUndo }) => canUndo)!, imports.find(({ canUndo }) => !canUndo)!]
  expect((await send(f.ben, `unit-history/imports/${other.id}/undo`)).status).toBe(403)
  expect((await send(f.ben, `unit-history/imports/${own.id}/undo`)).body).toEqual({ removed: 4 })
  expect((await view()).compared[0]!.rows[0]!.line!.by).toBe('Ana Moreno')
})

test('a retry of an import that was undone brings nothing back, and says so', async () => {
  const { f, send, take, view } = await start()
  const payload = { name: 'history.csv', file: winter, mapping: null, profile: null }
  const headers = { 'idempotency-key': '0d6a2a3e-8d6d-4a37-9f6b-5f0c1a527c13' }
  const retry = () => f.ben.inject({ method: 'POST', url: `/api/cases/${f.caseId}/unit-history/imports`, payload, headers })
  const { id } = (await retry()).json()
  expect((await retry()).json()).toMatchObject({ id, added: 4 })
  expect((await send(f.ben, `unit-history/imports/${id}/undo`)).body).toEqual({ removed: 4 })
  const again = await retry()
  expect(again.statusCode).toBe(409)
  expect(again.json().message).toBe('This import was undone. Close this window and choose the file again.')
  expect((await view()).imports).toEqual([])
  expect((await take(f.ben, winter)).body).toMatchObject({ added: 4, known: 0 })
})

test('one press makes a line evidence of a payment, and its author alone takes it back', async () => {
  const { f, send, take, view, payments, evidence } = await start()
  const { id } = (await take(f.ben, winter)).body
  const [received, sent] = (await view()).compared.map(({ rows }) => rows[0]!.line!.id)
  const press = (who: Who, line: string, payment: string) => send(who, `unit-history/lines/${line}/match`, { payment })
  expect((await press(f.ben, received!, payments[1])).status).toBe(400)
  expect((await press(f.ben, received!, payments[0])).status).toBe(200)
  expect((await press(f.ana, received!, payments[0])).status).toBe(200)
  expect(await evidence()).toBe('unit_matched')
  await press(f.ben, sent!, payments[0])
  expect((await send(f.ben, `unit-history/imports/${id}/undo`)).body.message).toContain('2 of these lines are matched')
  const matches = (await view()).compared.map(({ rows }) => rows[0]!.match!)
  expect(matches).toMatchObject([{ by: 'Ben Carter', canEnd: true }, { canEnd: true }])
  const end = (who: Who, n: number) => send(who, `unit-history/matches/${matches[n]!.id}/end`)
  expect((await end(f.ana, 0)).status).toBe(403)
  await end(f.ben, 0)
  expect(await evidence()).toBe('unit_matched')
  await end(f.ben, 1)
  expect(await evidence()).toBe('declared')
  expect((await end(f.ben, 1)).status).toBe(404)
  expect((await send(f.ben, `unit-history/imports/${id}/undo`)).body).toEqual({ removed: 4 })
  expect((await view()).compared).toEqual([])
})

test('a withdrawn payment is no record any more, and its match keeps no import', async () => {
  const { f, send, take, view, payments } = await start()
  const { id } = (await take(f.ben, winter)).body
  const line = (await view()).compared[0]!.rows[0]!.line!.id
  await send(f.ben, `unit-history/lines/${line}/match`, { payment: payments[0] })
  expect((await send(f.ben, `payments/${payments[0]}/withdraw`)).status).toBe(200)
  expect((await view()).compared[0]!.rows[0]).toMatchObject({ result: 'unit', record: null, match: null })
  expect((await send(f.ben, `unit-history/imports/${id}/undo`)).status).toBe(200)
})

test('a text PDF is read over its pages; one of pictures, a picture and a file without lines say so', async () => {
  const { f, take, view } = await start()
  const pdfOf = async (...pages: string[][]) => {
    const pdf = PDF.create()
    for (const lines of pages) {
      const page = pdf.addPage({ width: 500, height: 400 })
      for (const [n, line] of lines.entries()) page.drawText(line, { x: 20, y: 370 - 20 * n, size: 12 })
    }
    return Buffer.from(await pdf.save()).toString('base64')
  }
  const pdf = await pdfOf(['Payment history', '02/13/2026 Payment received $500.00 R1'], ['02/14/2026 Disbursement $500.00 D1'])
  expect((await take(f.ana, pdf)).body).toMatchObject({ added: 2 })
  expect((await view()).compared.map(({ kind }) => kind)).toEqual(['received', 'sent'])
  expect((await take(f.ana, await pdfOf([]))).body.message).toContain('only pictures')
  expect((await take(f.ana, base64('\u0089PNG\u0000'))).body.message).toContain('CSV file or a PDF')
  expect((await take(f.ana, base64('Dear parent,\nno lines.\n'))).body.message).toContain('no lines with a date')
})

test('formulas, other letters, a question about dates that is answered and saved', async () => {
  const { f, send, take, view } = await start()
  const odd = csv(
    '02/13/2026,Pago recibido de Peña,500.00,=HYPERLINK("x")',
    '02/14/2026,Payment received,=1+1,R2',
    '02/15/2026,Payment received,-20.00,R3',
  )
  expect((await take(f.ben, odd)).body).toMatchObject({ added: 2, skipped: 1 })
  expect((await view()).others).toMatchObject([{ kind: 'adjustment', cents: -2_000 }])
  const unclear = csv('03/02/2026,Payment received,500.00,R8')
  expect((await take(f.ana, unclear)).body.message).toContain('Answer the questions')
  const { table } = (await send(f.ana, 'unit-history/preview', { name: 'a.csv', file: unclear, mapping: null })).body
  expect((await take(f.ana, unclear, { mapping: { ...table.mapping, order: 'mdy' }, profile: 'Our unit' })).body).toMatchObject({
    added: 1,
  })
  const again = await send(f.ana, 'unit-history/preview', { name: 'a.csv', file: unclear, mapping: null })
  expect(again.body).toMatchObject({ fresh: 0, table: { profile: 'Our unit', asks: [] } })
})
