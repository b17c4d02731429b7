import { expect, test } from 'vitest'
import { beginLedger } from '#case/ledger/public.ts'
import { wordsOf } from '#test/support/copies.ts'
import { exhibitsOf, itemOf, madeOf, pageWords } from '#test/support/exhibits.ts'
import { family, system } from '#test/support/family.ts'
import { doWork } from '#test/support/queue.ts'
import { copiesOf, copyAt, finds, redact } from '#test/support/redaction.ts'
import { testApp } from '#test/support/test-app.ts'
import { pdfOf } from '#test/support/texts.ts'
import type { List } from './contract.ts'

test('the redacted copy of an item goes out in its place, and stays chosen when the copy it came from is removed', async () => {
  const backend = await testApp()
  const f = await family(backend)
  // A family of the app has an entry of its case from the start.
  await system(backend, (tx) => beginLedger(tx, f.caseId, new Date(backend.clock.now)))
  const { list } = await exhibitsOf(f)
  const send = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    (await f.ana.inject({ method, url: `/api/cases/${f.caseId}/${url}`, payload })).json<{ id: string }>()
  const item = await itemOf(f, 'letter.pdf', await pdfOf(['Dear Maya, the bus leaves at eight.']))
  const { file } = (await f.ana.inject(`/api/evidence/${item}?case=${f.caseId}`)).json<{ file: string }>()
  const { id: row } = await send(`exhibits/${list}/rows`, { item, isSure: false })
  const rowNow = async () => {
    const reply = (await f.ana.inject(`/api/exhibits?case=${f.caseId}`)).json<{ list: List }>()
    return reply.list.rows.find(({ id }) => id === row)!
  }
  expect((await rowNow()).others).toEqual([])
  await doWork(backend)
  const { marks } = await finds(f.ana, f, file, 'Maya')
  await redact(f.ana, f, file, marks, { phrases: ['Maya'] })
  await doWork(backend)
  const [copy] = await copiesOf(f.ana, f, file)
  await send(`redactions/${copy!.id}/item`, {})
  const [other] = (await rowNow()).others
  expect(other!.name).toBe('letter.pdf (redacted)')
  await send(`exhibits/${list}/rows/${row}`, { file: other!.file, from: null, to: null, description: 'Letter', isSure: false }, 'PUT')
  await f.ana.inject({ method: 'POST', url: `${copyAt(f, copy!.id)}/remove` })
  expect(await rowNow()).toMatchObject({ file: other!.file, others: [other] })
  const { pdf, files } = await madeOf(backend, f.ana, f, list)
  // The last page, after its cover sheet.
  const words = await pageWords(pdf, 7)
  expect(words).toContain('the bus leaves')
  expect(words).not.toContain('Maya')
  const native = [...files.keys()].find((name) => name.startsWith('natives/') && name.includes('redacted'))!
  expect(await wordsOf(Buffer.from(files.get(native)!))).not.toContain('Maya')
  expect(backend.reports).toEqual([])
}, 120_000)
