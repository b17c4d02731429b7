import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/copies.ts'
import { type Family, family, grant, newPerson } from '#test/support/family.ts'
import { incidentDraft } from '#test/support/incidents.ts'
import { doWork } from '#test/support/queue.ts'
import { sharedApp, testApp } from '#test/support/test-app.ts'
import { ask, ofFile, pdfOf, put } from '#test/support/texts.ts'

const theApp = sharedApp()
type Parent = Pick<Family['ana'], 'inject'>
interface Found {
  kind: string
  quote: string
  short: string
  page: number
  certainty: string
  where?: string
  mark: string
  left: string | null
}
interface Checked {
  findings: Found[]
  left: { id: string; reason: string; words: string; on: string }[]
}

async function newCase() {
  const f = await family(await theApp())
  const post = async (who: Parent, path: string, payload: object = {}) =>
    who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/filing${path}`, payload })
  const found = async (who: Parent, text: string) => (await post(who, '/text', { text })).json<{ findings: Found[]; state: string }>()
  const details = async (who: Parent) => (await who.inject(`/api/filing?case=${f.caseId}`)).json()
  return { ...f, post, found, details }
}

test('pasted text is checked by the children of the case and the parent’s list', async () => {
  const { ana, ben, post, found } = await newCase()
  expect((await post(ana, '', { kind: 'place', words: '48 Cedar Lane, Springfield' })).statusCode).toBe(200)
  expect((await post(ana, '', { kind: 'birth', words: '2017-03-04' })).statusCode).toBe(200)
  expect((await post(ana, '', { kind: 'name', words: 'May-May Stone' })).statusCode).toBe(200)
  const text = 'SSN 900-12-3456. On 3/4/2017. Maya and May-May ring at 48 Cedar Ln, top bell.'
  expect((await found(ana, text)).findings.map(({ kind, short }) => [kind, short])).toEqual([
    ['ssn', 'xxx-xx-3456'],
    ['birth', '2017'],
    ['minor', 'M.'],
    ['minor', 'M.S.'],
    ['address', '[address removed]'],
  ])
  // The other parent's check knows the children and nothing of that list.
  expect((await found(ben, text)).findings.flatMap(({ kind, certainty }) => (certainty === 'sure' ? [kind] : []))).toEqual(['ssn', 'minor'])
})

test('a list is its author’s own, and removing an entry deletes its words', async () => {
  const { ana, ben, caseId, post, details } = await newCase()
  const backend = await theApp()
  const attorney = await grant(backend, { caseId, ana, ben, children: [] }, { seesPrivate: true })
  const { id } = (await post(ana, '', { kind: 'place', words: '(937) 555-0142' })).json<{ id: string }>()
  expect(await details(ana)).toMatchObject({
    children: expect.arrayContaining(['Maya', 'Leo']),
    details: [{ id, kind: 'place', words: '(937) 555-0142' }],
    can: { add: true },
  })
  for (const other of [ben, attorney]) {
    expect((await details(other)).details).toEqual([])
    expect((await post(other, `/${id}/remove`)).statusCode).not.toBe(200)
  }
  expect((await post(ana, `/${id}/remove`)).json()).toEqual({ removed: true })
  expect((await details(ana)).details).toEqual([])
  expect(await backend.database.owner.selectFrom('filing_detail').select('words').where('id', '=', id).execute()).toEqual([{ words: '' }])
  expect((await post(ana, `/${id}/remove`)).statusCode).toBe(404)
})

test('bad input is refused with a sentence, and nothing is saved', async () => {
  const { ana, post, details } = await newCase()
  for (const body of [
    { kind: 'birth', words: '2017-02-30' },
    { kind: 'birth', words: 'March' },
    { kind: 'name', words: '7' },
    { kind: 'place', words: 'home' },
    { kind: 'place', words: ' ' },
    { kind: 'car', words: 'red' },
  ])
    expect([body, (await post(ana, '', body)).statusCode]).toEqual([body, 400])
  expect((await post(ana, '/text', { text: '' })).statusCode).toBe(400)
  expect((await post(ana, '/text', { text: 'x'.repeat(100_001) })).statusCode).toBe(400)
  expect((await details(ana)).details).toEqual([])
})

test('an incident packet is checked before it is printed, and printed with what was chosen', async () => {
  const { ana, ben, caseId } = await newCase()
  const incident = { ...incidentDraft, source: null, actual: 'Maya waited. My SSN is 900-12-3456, born 2/17/1985.' }
  const added = await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/incidents`, payload: incident })
  expect(added.statusCode).toBe(200)
  const at = `/api/cases/${caseId}/filing/papers/incidents`
  const { findings, seen } = (await ana.inject(at)).json<{ findings: Found[]; seen: string }>()
  expect(findings.map(({ kind, quote, certainty, where }) => [kind, quote, certainty, where])).toEqual([
    ['minor', 'Maya', 'sure', expect.stringContaining('1. ')],
    ['ssn', '900-12-3456', 'sure', expect.stringContaining('1. ')],
    ['birth', '2/17/1985', 'sure', expect.stringContaining('1. ')],
  ])
  const printed = async (query: string) => wordsOf((await ana.inject(`${at}.pdf?${query}`)).rawPayload)
  expect(await printed(`seen=${seen}`)).toContain('M. waited. My SSN is xxx-xx-3456, born 1985.')
  expect(await printed(`seen=${seen}&leave=minor1,birth1`)).toContain('Maya waited. My SSN is xxx-xx-3456, born 2/17/1985.')
  // Records of some days only; and a part that the page doesn't know.
  expect((await ana.inject(`${at}?part=${encodeURIComponent('from=2026-04-01')}`)).json()).toMatchObject({ findings: [] })
  expect((await ana.inject(`${at}?part=${encodeURIComponent('from=soon')}`)).statusCode).toBe(400)
  // The other parent's packet has none of it.
  expect((await ben.inject(at)).json()).toMatchObject({ findings: [] })
  // What changed since it was looked at is not printed.
  await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/incidents`, payload: { ...incident, day: '2026-03-09' } })
  const late = await ana.inject(`${at}.pdf?seen=${seen}`)
  expect([late.statusCode, late.json()]).toMatchObject([409, { message: expect.stringContaining('changed since') }])
  expect((await ana.inject(`${at}.pdf?seen=zz`)).statusCode).toBe(404)
})

const why = (of: object, { kind, mark }: Pick<Found, 'kind' | 'mark'>, reason = 'ordered', words = '') => ({
  kind,
  file: null,
  paper: null,
  pages: [],
  marks: [mark],
  reason,
  words,
  ...of,
})
const ledgerOf = async (caseId: string) => {
  const rows = await (await theApp()).database.owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.reason', 'test', true)`.execute(tx)
    return tx
      .selectFrom('ledger_leaf as l')
      .innerJoin('ledger_object as o', (on) =>
        on.onRef('o.case_id', '=', 'l.case_id').onRef('o.log', '=', 'l.log').onRef('o.seq', '=', 'l.seq'),
      )
      .select(['l.log', 'l.verb', 'o.content'])
      .where('l.case_id', '=', caseId)
      .where('l.verb', 'in', ['filing.leave', 'filing.undo'])
      .orderBy('l.seq')
      .execute()
  })
  return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content!) as object }))
}

test('what is left in a paper is known in the next check with its day and reason, and asked about again when its text changes', async () => {
  const backend = await theApp()
  const { ana, ben, caseId, children, post } = await newCase()
  const incident = { ...incidentDraft, source: null, actual: 'Maya waited. My SSN is 900-12-3456.' }
  const added = await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/incidents`, payload: incident })
  expect(added.statusCode).toBe(200)
  const check = async (who: Parent = ana) => (await who.inject(`/api/cases/${caseId}/filing/papers/incidents`)).json<Checked>()
  const first = await check()
  expect(first).toMatchObject({ left: [], can: { leave: true } })
  const ssn = first.findings.find(({ kind }) => kind === 'ssn')!
  expect(ssn).toMatchObject({ left: null, mark: expect.stringMatching(/^[\w-]{16}$/) })
  const { id } = (await post(ana, '/left', why({ paper: 'incidents' }, ssn))).json<{ id: string }>()
  const second = await check()
  expect(second.left).toEqual([{ id, reason: 'ordered', words: '', on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }])
  expect(second.findings.map(({ kind, left }) => [kind, left])).toEqual([
    ['minor', null],
    ['ssn', id],
  ])
  // It is stored without its words, for its author alone.
  const [row] = await backend.database.owner.selectFrom('filing_left').selectAll().where('id', '=', id).execute()
  expect(row).toMatchObject({ kind: 'ssn', paper: 'incidents', file_id: null, reason: 'ordered', undone_at: null })
  expect(JSON.stringify(row)).not.toMatch(/900|3456/)
  const attorney = await grant(backend, { caseId, ana, ben, children }, { seesPrivate: true })
  for (const other of [ben, attorney]) {
    expect((await check(other)).left).toEqual([])
    expect((await post(other, `/left/${id}/undo`)).statusCode).not.toBe(200)
  }
  // The other parent's mark of the same words is another one.
  const theirs = await ben.inject({ method: 'POST', url: `/api/cases/${caseId}/incidents`, payload: incident })
  expect(theirs.statusCode).toBe(200)
  expect((await check(ben)).findings.map(({ mark }) => mark)).not.toContain(ssn.mark)
  // Another reason takes the place of the first, in own words.
  const again = (await post(ana, '/left', why({ paper: 'incidents' }, ssn, 'other', 'My attorney files it under seal.'))).json<{
    id: string
  }>()
  expect((await check()).left).toMatchObject([{ id: again.id, reason: 'other', words: 'My attorney files it under seal.' }])
  // The same number in another text is asked about, beside the one that is left.
  const more = { ...incident, day: '2026-03-09', actual: 'I wrote 900-12-3456 on the form.' }
  await ana.inject({ method: 'POST', url: `/api/cases/${caseId}/incidents`, payload: more })
  expect((await check()).findings.flatMap(({ kind, left }) => (kind === 'ssn' ? [left] : [])).toSorted()).toEqual(
    [again.id, null].toSorted(),
  )
  // Undone, it is asked about again, and the words are gone.
  expect((await post(ana, `/left/${again.id}/undo`)).json()).toEqual({ undone: true })
  expect((await post(ana, `/left/${again.id}/undo`)).statusCode).toBe(404)
  expect((await check()).left).toEqual([])
  expect(await backend.database.owner.selectFrom('filing_left').select('words').where('id', '=', again.id).execute()).toEqual([
    { words: '' },
  ])
  // Each has a leaf in its author's own log, without words and marks.
  const leaves = await ledgerOf(caseId)
  expect(leaves.map(({ log, verb }) => [log === ana.memberId, verb])).toEqual([
    [true, 'filing.leave'],
    [true, 'filing.leave'],
    [true, 'filing.undo'],
  ])
  expect(leaves[1]!.content).toMatchObject({ id: again.id, kind: 'ssn', file: null, paper: 'incidents', reason: 'other' })
  expect(JSON.stringify(leaves)).not.toMatch(/seal\.|900|3456/)
  expect(JSON.stringify(leaves)).not.toContain(ssn.mark)
})

test('a decision without a place or a reason is refused, and one of a case goes with the case', async () => {
  const backend = await theApp()
  const { ana, ben, caseId, post } = await newCase()
  const it = { kind: 'ssn', mark: 'm'.repeat(16) }
  const file = '11111111-1111-4111-8111-111111111111'
  for (const body of [
    why({}, it),
    why({ paper: 'incidents', file }, it),
    why({ paper: 'incidents', pages: [1] }, it),
    why({ paper: 'incidents' }, it, 'other'),
    why({ paper: 'incidents' }, it, 'ordered', 'and more'),
    why({ paper: 'incidents' }, it, 'none'),
    why({ paper: 'letters' }, it),
    why({ paper: 'incidents', marks: [] }, it),
    why({ paper: 'incidents', marks: ['900-12-3456'] }, it),
  ])
    expect([body, (await post(ana, '/left', body)).statusCode]).toEqual([body, 400])
  expect((await post(ana, '/left', why({ file }, it))).statusCode).toBe(404)
  const { id } = (await post(ana, '/left', why({ paper: 'incidents' }, it))).json<{ id: string }>()
  expect((await post(ben, `/left/${id}/undo`)).statusCode).toBe(404)
  const there = () => backend.database.owner.selectFrom('filing_left').select('id').where('case_id', '=', caseId).execute()
  expect(await there()).toEqual([{ id }])
  await backend.database.owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.reason', 'test', true)`.execute(tx)
    await tx.deleteFrom('case_file').where('case_id', '=', caseId).execute()
  })
  expect(await there()).toEqual([])
})

test('chronology, index and chain of custody are checked too, and a stranger gets none', async () => {
  const backend = await theApp()
  const { ana, caseId } = await newCase()
  const stranger = await newPerson(backend)
  const papers = { timeline: 'from=2026-01-01&to=2026-12-31', documents: '' }
  for (const [paper, part] of Object.entries(papers)) {
    const url = `/api/cases/${caseId}/filing/papers/${paper}?part=${encodeURIComponent(part)}`
    const reply = await ana.inject(url)
    expect([paper, reply.statusCode, reply.json().findings]).toEqual([paper, 200, []])
    expect((await stranger.inject(url)).statusCode).toBe(404)
  }
  expect((await ana.inject(`/api/cases/${caseId}/filing/papers/custody?part=file%3D11111111-1111-4111-8111-111111111111`)).statusCode).toBe(
    404,
  )
  expect((await ana.inject(`/api/cases/${caseId}/filing/papers/letters`)).statusCode).toBe(400)
})

test('a file is checked page by page by its text, and says which pages it did not look at', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const file = await put(f.ana, f, 'maya.pdf', await pdfOf(['Maya was born on 3/4/2017', 'a drawing', 'acct no. 0047 118 2203']))
  const check = async (who: Parent, from = 1) => who.inject(`${ofFile(f, file)}/filing?from=${from}`)
  expect((await check(f.ana)).json()).toMatchObject({ reading: 'none', findings: [], next: null })
  await ask(f.ana, f, file)
  expect((await check(f.ana)).json()).toMatchObject({ reading: 'waiting', findings: [] })
  await doWork(backend)
  // As a page is whose picture has no text.
  await backend.database.owner.updateTable('file_text_page').set({ text: '' }).where('file_id', '=', file).where('page', '=', 2).execute()
  const reply = (await check(f.ana)).json<{ findings: Found[] }>()
  expect(reply).toMatchObject({ reading: 'read', pages: 3, until: 3, next: null, unread: [2] })
  expect(reply.findings.map(({ page, kind, quote }) => [page, kind, quote])).toEqual([
    [1, 'minor', 'Maya'],
    [1, 'birth', '3/4/2017'],
    [3, 'account', '0047 118 2203'],
  ])
  expect((await check(f.ana, 3)).json<{ findings: Found[] }>().findings.map(({ page }) => page)).toEqual([3])
  expect((await check(f.ben)).statusCode).toBe(404)
  // What is left of it is known by the file; another file with the same words asks.
  const left = (payload: object, who: Parent = f.ana) => who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/filing/left`, payload })
  const [, birth] = reply.findings
  const leave = why({ file, pages: [1] }, birth!, 'required')
  expect((await left(leave, f.ben)).statusCode).toBe(404)
  const { id } = (await left(leave)).json<{ id: string }>()
  expect((await check(f.ana)).json()).toMatchObject({ left: [{ id, reason: 'required' }], findings: [{ left: null }, { left: id }, {}] })
  expect((await check(f.ana, 3)).json()).toMatchObject({ left: [] })
  const other = await put(f.ana, f, 'again.pdf', await pdfOf(['Maya was born on 3/4/2017', 'more']))
  await ask(f.ana, f, other)
  await doWork(backend)
  expect((await f.ana.inject(`${ofFile(f, other)}/filing`)).json()).toMatchObject({ left: [], findings: [{ left: null }, { left: null }] })
  // Its chain of custody has the name of the file.
  const chain = (await f.ana.inject(`/api/cases/${f.caseId}/filing/papers/custody?part=file%3D${file}`)).json<{ findings: Found[] }>()
  expect(chain.findings).toMatchObject([{ kind: 'minor', quote: 'maya' }])
  expect(backend.reports).toEqual([])
})

test('a long file is checked in parts that follow each other', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const lines = Array.from({ length: 9000 }, (_, n) => `Line ${n} of a long letter about nothing much at all.`)
  lines[8999] = 'SSN 900-12-3456'
  const file = await put(f.ana, f, 'long.txt', Buffer.from(lines.join('\n')))
  await ask(f.ana, f, file)
  await doWork(backend)
  const findings: Found[] = []
  let parts = 0
  for (let next: number | null = 1; next !== null; parts += 1) {
    const reply: { findings: Found[]; next: number | null } = (await f.ana.inject(`${ofFile(f, file)}/filing?from=${next}`)).json()
    findings.push(...reply.findings)
    next = reply.next
  }
  expect(parts).toBeGreaterThan(1)
  expect(findings.map(({ quote }) => quote)).toEqual(['900-12-3456'])
})
