import { beginLedger } from '#case/ledger/public.ts'
import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/copies.ts'
import { exhibitsOf, itemOf, listDraft, makeAll, madeOf, pageWords } from '#test/support/exhibits.ts'
import { factDraft } from '#test/support/facts.ts'
import { type Family, family, system } from '#test/support/family.ts'
import { png } from '#test/support/files.ts'
import { judged, textOf } from '#test/support/records.ts'
import { sharedApp } from '#test/support/test-app.ts'
import { emptyPages, pdfOf } from '#test/support/texts.ts'

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  const f = await family(backend)
  // A family of the app has an entry of its case from the start.
  await system(backend, (tx) => beginLedger(tx, f.caseId, new Date(backend.clock.now)))
  return { backend, f, ...(await exhibitsOf(f)) }
}
type Sent = Promise<{ statusCode: number; body: string }>
const send = async (f: Family, path: string, payload: object, method: 'POST' | 'PUT' = 'POST'): Sent =>
  f.ana.inject({ method, url: `/api/cases/${f.caseId}/exhibits/${path}`, payload })
const read = async (f: Family) => (await f.ana.inject(`/api/exhibits?case=${f.caseId}`)).json()

test('the archive has the PDF, the files, the tables and the proofs, and the verifier confirms it; a changed byte is named', async () => {
  const { backend, f, list } = await begin()
  await send(f, list, { ...listDraft, uploads: true, images: true }, 'PUT')
  const { files, pdf } = await madeOf(backend, f.ana, f, list)
  expect([...files.keys()].filter((name) => !name.startsWith('proof/') && !name.startsWith('manifest')).toSorted()).toEqual([
    'README.txt',
    'exhibits.dat',
    'exhibits.opt',
    'exhibits.pdf',
    'images/EX-000001.jpg',
    'images/EX-000002.jpg',
    'index.csv',
    'natives/EX-000001-gate.png',
    'natives/EX-000002-log.txt',
    'verify.html',
    'verify.mjs',
  ])
  expect(Buffer.from(files.get('natives/EX-000001-gate.png')!)).toEqual(png)
  expect(Buffer.compare(pdf, Buffer.from(files.get('exhibits.pdf')!))).toBe(0)
  const report = await judged(files)
  expect([report.holds, report.wrong]).toEqual([true, []])
  // The entries of the uploads go along, and nothing else of the author's own log.
  const leaves = textOf(files, 'proof/own.leaves.jsonl').trim().split('\n')
  expect(leaves.map((line) => (JSON.parse(line) as { verb: string }).verb)).toEqual(['files.finish', 'files.finish'])
  expect(textOf(files, 'proof/shared.leaves.jsonl')).toBe('')
  expect(textOf(files, 'exhibits.opt')).toBe(
    'EX-000001,VOL001,images\\EX-000001.jpg,Y,,,1\r\nEX-000002,VOL001,images\\EX-000002.jpg,Y,,,1\r\n',
  )
  for (const name of ['natives/EX-000001-gate.png', 'exhibits.pdf', 'index.csv', 'exhibits.dat']) {
    const changed = new Map(files)
    const bytes = Uint8Array.from(files.get(name)!)
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    changed.set(name, bytes)
    const found = await judged(changed)
    expect([found.holds, found.wrong.join('\n')]).toEqual([false, expect.stringContaining(name)])
  }
}, 180_000)

test('the PDF has a title page, an index with links, cover sheets, and on each page its label and number', async () => {
  const { backend, f, list, items } = await begin()
  const letter = await itemOf(f, 'letter.pdf', await pdfOf(['First page', 'Second page', 'Third page']))
  const { id: row } = JSON.parse((await send(f, `${list}/rows`, { item: letter, isSure: false })).body) as { id: string }
  await send(f, `${list}/rows/${row}`, { file: null, from: 2, to: 3, description: 'Letter of the school', isSure: false }, 'PUT')
  await send(f, list, { ...listDraft, word: 'petitioner', prefix: 'MORENO-', first: 101 }, 'PUT')
  const { pdf, files } = await madeOf(backend, f.ana, f, list)
  const words = await wordsOf(pdf)
  for (const part of [
    'Hearing of June 3',
    'This is a selection of exhibits.',
    'MORENO-000101 to MORENO-000104',
    'Petitioner’s Exhibit C',
    'Letter of the school',
  ])
    expect(words).toContain(part)
  // The fourth page of nine is the first of an exhibit with a cover sheet.
  expect(await pageWords(pdf, 3)).toContain('Petitioner’s Exhibit A')
  expect([await pageWords(pdf, 7), await pageWords(pdf, 8)]).toEqual([
    expect.stringMatching(/^Second page .*Page 8 of 9.*MORENO-000103$/),
    expect.stringMatching(/^Third page .*Page 9 of 9.*MORENO-000104$/),
  ])
  const index = (await PDF.load(new Uint8Array(pdf))).getPage(1)!
  expect(index.getLinkAnnotations()).toHaveLength(3)
  expect(textOf(files, 'index.csv').split('\r\n')[3]).toContain(
    'Petitioner’s Exhibit C,Letter of the school,,MORENO-000103,MORENO-000104,2,7,letter.pdf',
  )
  expect((await read(f)).list).toMatchObject({
    next: 105,
    hasNumbers: true,
    exports: [{ state: 'ready', progress: 100, made: { pages: 9, isComplete: false } }],
  })
  expect(items).toHaveLength(2)
}, 180_000)

test('a page keeps its number whatever becomes of the list, and what was made stays as it was', async () => {
  const { backend, f, list, rows } = await begin()
  const first = await madeOf(backend, f.ana, f, list)
  const { version } = (await read(f)).list
  expect((await send(f, `${list}/order`, { version, rows: [rows[1], rows[0]] })).statusCode).toBe(200)
  const added = await itemOf(f, 'more.txt', Buffer.from('More'))
  await send(f, `${list}/rows`, { item: added, isSure: false })
  await madeOf(backend, f.ana, f, list)
  const [later, earlier] = (await read(f)).list.exports
  const numbers = (made: { label: string; first: string }[]) => made.map(({ label, first: number }) => `${label} ${number}`)
  expect(numbers(earlier.made.exhibits)).toEqual(['Exhibit A EX-000001', 'Exhibit B EX-000002'])
  expect(numbers(later.made.exhibits)).toEqual(['Exhibit A EX-000002', 'Exhibit B EX-000001', 'Exhibit C EX-000003'])
  const again = await f.ana.inject(`/api/cases/${f.caseId}/exhibit-exports/${first.id}/exhibits.zip`)
  expect(Buffer.compare(again.rawPayload, first.archive)).toBe(0)
  // Numbers that were given begin nowhere else.
  const refused = await send(f, list, { ...listDraft, first: 50 }, 'PUT')
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('from 1 on')])
}, 180_000)

test('it says that the facts against were reviewed, and nothing of what they are', async () => {
  const { backend, f, list } = await begin()
  const fact = { ...factDraft, said: 'I was forty minutes late myself.', isAgainst: true }
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/facts`, payload: fact })
  const { against } = (await read(f)).list
  expect(against).toMatchObject({ count: 1, facts: [{ said: fact.said }], reviewedAt: null })
  expect((await send(f, `${list}/review`, { seen: 'a'.repeat(64) })).statusCode).toBe(409)
  expect((await send(f, `${list}/review`, { seen: against.seen })).statusCode).toBe(200)
  const { files, pdf } = await madeOf(backend, f.ana, f, list)
  const manifest = textOf(files, 'manifest.json')
  for (const said of [await wordsOf(pdf), manifest]) expect(said).toMatch(/The list of facts against was reviewed on \w+ \d+, \d{4}\./)
  const everything = [...files.values()].map((bytes) => Buffer.from(bytes).toString('latin1')).join('') + (await wordsOf(pdf))
  expect(everything).not.toMatch(/forty minutes/)
  expect(everything).not.toContain(against.seen)
  // Another fact, and they are to be looked at again.
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/facts`, payload: { ...fact, said: 'And once more.' } })
  expect((await read(f)).list.against).toMatchObject({ count: 2, reviewedAt: null })
  const next = await madeOf(backend, f.ana, f, list)
  expect(textOf(next.files, 'manifest.json')).toContain('This is a selection of exhibits.')
}, 180_000)

test('what can’t be drawn gets a sheet with its name and hash, and goes along', async () => {
  const { backend, f, list } = await begin()
  const wav = Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([36, 0, 0, 0]),
    Buffer.from('WAVEfmt '),
    Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 68, 172, 0, 0, 136, 88, 1, 0, 2, 0, 16, 0]),
    Buffer.from('data'),
    Buffer.alloc(40),
  ])
  for (const [name, content] of [
    ['call.wav', wav],
    ['long.pdf', emptyPages(50_000)],
    ['broken.pdf', Buffer.from('%PDF-1.7\nnothing of a PDF')],
  ] as const)
    await send(f, `${list}/rows`, { item: await itemOf(f, name, content), isSure: false })
  await send(f, list, listDraft, 'PUT')
  const { pdf, files } = await madeOf(backend, f.ana, f, list)
  const words = await wordsOf(pdf)
  for (const part of ['call.wav', 'It is of a kind that no paper shows.', 'It has more pages than can be drawn here.'])
    expect(words).toContain(part)
  expect([...files.keys()].filter((name) => name.startsWith('natives/'))).toHaveLength(5)
  expect((await judged(files)).wrong).toEqual([])
}, 180_000)

test('what is asked for and can’t be made is refused in a sentence, also if it changed since it was asked for', async () => {
  const { backend, f, list, items } = await begin()
  const letter = await itemOf(f, 'letter.pdf', await pdfOf(['One page']))
  const { id: row } = JSON.parse((await send(f, `${list}/rows`, { item: letter, isSure: false })).body) as { id: string }
  const draft = { file: null, from: 3, to: 1, description: '', isSure: false }
  expect((await send(f, `${list}/rows/${row}`, draft, 'PUT')).statusCode).toBe(400)
  await send(f, `${list}/rows/${row}`, { ...draft, to: null }, 'PUT')
  const failure = async () => {
    await makeAll(backend)
    return (await read(f)).list.exports[0]
  }
  await send(f, `${list}/exports`, {})
  expect(await failure()).toMatchObject({ state: 'failed', failure: 'Exhibit C has 1 page, and you chose others. Change its pages.' })
  await send(f, `${list}/rows/${row}`, { ...draft, from: null, to: null }, 'PUT')
  await send(f, `${list}/exports`, {})
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence/${items[0]}/remove`, payload: {} })
  expect(await failure()).toMatchObject({ state: 'failed', failure: 'Exhibit A is no longer in your vault. Take it off the list.' })
  const now = await send(f, `${list}/exports`, {})
  expect([now.statusCode, now.body]).toEqual([409, expect.stringContaining('Exhibit A is no longer in your vault.')])
  const left = await system(backend, (tx) =>
    tx.selectFrom('made_file').select('id').where('case_id', '=', f.caseId).where('removed_at', 'is', null).execute(),
  )
  expect(left.filter(({ id }) => id === row)).toEqual([])
}, 180_000)
