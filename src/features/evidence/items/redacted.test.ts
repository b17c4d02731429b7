import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Item } from './contract.ts'
import { family } from '#test/support/family.ts'
import { blobsIn } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { copiesOf, copyAt, finds, redact } from '#test/support/redaction.ts'
import { testApp } from '#test/support/test-app.ts'
import { pdfOf, put } from '#test/support/texts.ts'

async function redacted() {
  const backend = await testApp()
  const f = await family(backend)
  const file = await put(f.ana, f, 'maya.pdf', await pdfOf(['Dear Maya, the bus leaves at eight.']))
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: false } })
  await doWork(backend)
  const { marks } = await finds(f.ana, f, file, 'Maya')
  await redact(f.ana, f, file, marks, { phrases: ['Maya'] })
  await doWork(backend)
  const [copy] = await copiesOf(f.ana, f, file)
  const add = (who: typeof f.ana) => who.inject({ method: 'POST', url: `${copyAt(f, copy!.id)}/item` })
  const itemAt = async (id: string) => (await f.ana.inject(`/api/evidence/${id}?case=${f.caseId}`)).json<Item>()
  return { backend, f, file, copy: copy!, add, itemAt }
}

test('a redacted copy becomes an item with a file of its own, with the words that stay, and names the original by its hash alone', async () => {
  const { backend, f, copy, add, itemAt } = await redacted()
  // The other parent has none to add, and doesn’t learn that there is one.
  const theirs = await add(f.ben)
  expect([theirs.statusCode, theirs.body]).toEqual([404, expect.stringContaining('There is no such redacted copy.')])
  const { id, isNew } = (await add(f.ana)).json<{ id: string; isNew: boolean }>()
  expect(isNew).toBe(true)
  const item = await itemAt(id)
  expect(item).toMatchObject({
    title: 'maya (redacted)',
    kind: 'pdf',
    privacy: 'private',
    sha256: copy.made!.sha256,
    note: `A redacted copy. The original has SHA-256 ${copy.made!.sourceSha256}.`,
  })
  const bytes = (await f.ana.inject(`/api/cases/${f.caseId}/files/${item.file}/content`)).rawPayload
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(copy.made!.sha256)
  await doWork(backend)
  const found = async (q: string) =>
    (await f.ana.inject(`/api/evidence-text?q=${q}&case=${f.caseId}`)).json<{ found: { item: string }[] }>().found.map((one) => one.item)
  expect(await found('bus')).toContain(id)
  expect(await found('Maya')).not.toContain(id)
  const chain = (await f.ana.inject(`/api/cases/${f.caseId}/files/${item.file}/custody`)).json<{
    steps: { kind: string; sha256: string }[]
  }>()
  expect(chain.steps[0]).toMatchObject({ kind: 'written', sha256: copy.made!.sha256 })
  expect(backend.reports).toEqual([])
}, 60_000)

test('asked for twice, and twice at once, there is one item and one stored file; removing the copy leaves it', async () => {
  const { backend, f, copy, add, itemAt } = await redacted()
  const blobs = blobsIn(backend).length
  const replies = (await Promise.all([add(f.ana), add(f.ana)])).map((reply) => reply.json<{ id: string; isNew: boolean }>())
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect(replies.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect((await add(f.ana)).json()).toEqual({ id: replies[0]!.id, isNew: false })
  expect(blobsIn(backend).length).toBe(blobs + 1)
  await f.ana.inject({ method: 'POST', url: `${copyAt(f, copy.id)}/remove` })
  expect((await itemAt(replies[0]!.id)).title).toBe('maya (redacted)')
  expect((await add(f.ana)).statusCode).toBe(404)
}, 60_000)
