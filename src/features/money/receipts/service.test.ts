import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { beginUpload, png, upload } from '#test/support/files.ts'
import { type Family, family } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
type Who = Family['ana']

async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
const read = async (who: Pick<Who, 'inject'>, { caseId }: Family, file: string) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/receipts/read`, payload: { file } })

/** A PDF with these lines as text. */
async function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 300, height: 400 })
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 20, y: 370 - 20 * index, size: 12 })
  return Buffer.from(await pdf.save())
}

async function prepared(who: Who, f: Family, name: string, content: Buffer): Promise<string> {
  const { id } = (await upload(who, f, name, content)).json<{ id: string }>()
  await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })
  return id
}

test('a PDF receipt is read: amounts in cents with their places, and nothing is stored', async () => {
  const { backend, f } = await begin()
  const lines = ['Paper Kite Books', 'AUSTIN TX 78704', 'Order placed: Mar 3, 2026', 'Subtotal $40.00', 'Tax $2.10', 'Order total $42.10']
  const file = await prepared(f.ana, f, 'receipt.pdf', await pdfOf(lines))
  const rows = async () =>
    (await backend.database.owner.selectFrom('ledger_leaf').selectAll().where('case_id', '=', f.caseId).execute()).length
  const before = await rows()
  const reply = await read(f.ana, f, file)
  expect(reply.statusCode).toBe(200)
  const { problem, hasPicture, total, tax, day, merchant, isRefund } = reply.json()
  expect({ problem, hasPicture, isRefund }).toEqual({ problem: null, hasPicture: false, isRefund: false })
  expect([total[0].value, tax[0].value, day[0].value, merchant[0].value]).toEqual([4210, 210, '2026-03-03', 'Paper Kite Books'])
  expect(total[0].place.y).toBeGreaterThan(total[1].place.y)
  expect(await rows()).toBe(before)
})

test('a PDF of pictures, one without amounts, and a picture that was never prepared say what to do', async () => {
  const { f } = await begin()
  const scanned = await read(f.ana, f, await prepared(f.ana, f, 'scan.pdf', await pdfOf([])))
  expect(scanned.json()).toMatchObject({ problem: expect.stringContaining('only pictures'), total: [] })
  const words = await read(f.ana, f, await prepared(f.ana, f, 'words.pdf', await pdfOf(['..', '--'])))
  expect(words.json().problem).toContain('couldn’t find an amount')
  const { id } = (await upload(f.ana, f, 'receipt.jpg', png)).json<{ id: string }>()
  expect((await read(f.ana, f, id)).json().problem).toContain('couldn’t read this file')
})

test('only the caller’s own file: not the other parent’s, none from outside the case, no upload that has not arrived', async () => {
  const { backend, f } = await begin()
  const other = await family(backend)
  const file = await prepared(f.ana, f, 'photo.png', png)
  expect((await read(f.ben, f, file)).statusCode).toBe(404)
  expect((await read(other.ana, f, file)).statusCode).toBe(404)
  expect((await read(other.ana, other, file)).statusCode).toBe(404)
  const arriving = (await beginUpload(f.ana, f, 'a.pdf', 100)).json<{ id: string }>()
  expect((await read(f.ana, f, arriving.id)).statusCode).toBe(404)
})
