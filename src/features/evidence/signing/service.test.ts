import { randomUUID } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/copies.ts'
import { type Family, family, grant } from '#test/support/family.ts'
import { blobsIn, noise, png, sha256Of, upload } from '#test/support/files.ts'
import { actOnPaper, askedPaper, askToSign, signable } from '#test/support/signing.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { SignRequest } from './contract.ts'

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
type Who = Pick<Family['ana'], 'inject'>
const listOf = async (who: Who, f: Family) =>
  (await who.inject(`/api/signing?case=${f.caseId}`)).json<{ requests: SignRequest[] }>().requests
const fileOf = async (who: Who, f: Family, request: string, file: string) =>
  who.inject(`/api/cases/${f.caseId}/sign-requests/${request}/${file}`)
const documents = (f: Family, document: string) => `/api/cases/${f.caseId}/documents/${document}`

test('who was asked signs, and both have the same copy: the paper, byte by byte, and a page that says who and when', async () => {
  const { backend, f } = await begin()
  const { request, sha256, ben } = await askedPaper(f)
  expect(await listOf(f.ben, f)).toMatchObject([{ id: request, state: 'asked', isMine: false, document: null, can: ['sign', 'decline'] }])
  const waits = (await f.ben.inject('/api/answers')).json<{ waits: object[] }>().waits
  expect(waits).toMatchObject([{ kind: 'signature', id: request, title: 'Swap of a Saturday', to: `/documents?sign=${request}` }])
  const picture = await fileOf(f.ben, f, request, 'pages/1.jpg')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await fileOf(f.ben, f, request, 'pages/2.jpg')).statusCode).toBe(404)
  expect((await fileOf(f.ben, f, request, 'signed.pdf')).statusCode).toBe(404)

  backend.clock.now += 60_000
  const reply = await actOnPaper(f.ben, f, request, 'sign', { name: ` ${ben.toUpperCase()} `, agrees: true, sha256 })
  expect(reply.json()).toEqual({ state: 'signed' })
  const [hers, his] = [await listOf(f.ana, f), await listOf(f.ben, f)]
  expect(hers).toMatchObject([
    { state: 'signed', can: [], signatures: [{ side: 'B', name: ben.toUpperCase(), at: '2026-03-12T18:01:00.000Z' }] },
  ])
  expect(his[0]).toMatchObject({ signed: hers[0]!.signed })
  const paper = (await fileOf(f.ana, f, request, 'paper.pdf')).rawPayload
  expect(sha256Of(paper)).toBe(sha256)
  const copies = [await fileOf(f.ana, f, request, 'signed.pdf'), await fileOf(f.ben, f, request, 'signed.pdf')].map((one) => one.rawPayload)
  expect(copies.map(sha256Of)).toEqual([hers[0]!.signed!.sha256, hers[0]!.signed!.sha256])
  expect(copies[0]!.subarray(0, paper.length).equals(paper)).toBe(true)
  expect((await PDF.load(copies[0]!)).getPageCount()).toBe(2)
  const words = await wordsOf(copies[0]!)
  for (const said of [
    'Swap of a Saturday',
    `Signed by ${ben}`,
    '2026-03-12T18:01:00.000Z',
    sha256.slice(0, 20),
    'not sealed',
    '15 U.S.C. § 7003',
  ])
    expect(words).toContain(said)
  expect((await f.ben.inject('/api/answers')).json()).toMatchObject({ waits: [] })
})

test('the draft stays its author’s: the other parent has no document, and a granted seat without the scope sees nothing', async () => {
  const { backend, f } = await begin()
  const { request, document } = await askedPaper(f)
  expect((await f.ben.inject(`/api/documents/${document}?case=${f.caseId}`)).statusCode).toBe(404)
  expect(JSON.stringify(await listOf(f.ben, f))).not.toContain(document)
  const attorney = await grant(backend, f, { scopes: ['schedule'], seesPrivate: false })
  expect((await attorney.inject(`/api/signing/${request}?case=${f.caseId}`)).statusCode).toBe(404)
  for (const file of ['paper.pdf', 'pages/1.jpg', 'signed.pdf'])
    expect([file, (await fileOf(attorney, f, request, file)).statusCode]).toEqual([file, 404])
})

test('one who signs alone is shown to nobody, and both sign where the author signs first', async () => {
  const { f } = await begin()
  const of = await signable(f.ana, f, png, 'receipt.png')
  const ana = (await f.ana.inject('/api/cases'))
    .json<{ seats: { parents: { name: string; isMe: boolean }[] }[] }>()
    .seats[0]!.parents.find(({ isMe }) => isMe)!.name
  const alone = await askToSign(f.ana, f, of, { signers: 'self', kind: 'receipt', name: ana, agrees: true })
  const { id } = alone.json<{ id: string }>()
  expect(await listOf(f.ana, f)).toMatchObject([{ id, state: 'signed', isShared: false, pages: 1, signatures: [{ name: ana }] }])
  expect(await listOf(f.ben, f)).toEqual([])
  expect((await fileOf(f.ben, f, id, 'signed.pdf')).statusCode).toBe(404)
  expect((await fileOf(f.ana, f, id, 'signed.pdf')).statusCode).toBe(200)

  const both = (await askToSign(f.ana, f, of, { signers: 'both', name: ana, agrees: true })).json<{ id: string }>().id
  const { sha256, myName: ben } = (await f.ben.inject(`/api/signing/${both}?case=${f.caseId}`)).json<{ sha256: string; myName: string }>()
  await actOnPaper(f.ben, f, both, 'sign', { name: ben, agrees: true, sha256 })
  const words = await wordsOf((await fileOf(f.ben, f, both, 'signed.pdf')).rawPayload)
  for (const name of [ana, ben]) expect(words).toContain(`Signed by ${name}`)
})

test('bad input is refused with a sentence, and nothing is changed', async () => {
  const { backend, f } = await begin()
  const of = await signable(f.ana, f)
  const before = blobsIn(backend).length
  const wrong: [object, number, string | undefined][] = [
    [{ kind: 'motion' }, 400, 'kind'],
    [{ days: 5 }, 400, 'days'],
    [{ signers: 'self' }, 400, 'agrees'],
    [{ signers: 'self', agrees: true, name: 'Somebody Else' }, 400, 'name'],
    [{ note: 'a\u0000b' }, 400, 'note'],
    [{ version: randomUUID() }, 404, undefined],
    [{ document: randomUUID() }, 404, undefined],
  ]
  for (const [more, status, field] of wrong) {
    const reply = await askToSign(f.ana, f, of, more)
    expect([more, reply.statusCode, reply.json().detail?.field]).toEqual([more, status, field])
  }
  expect((await askToSign(f.ben, f, of)).statusCode).toBe(404)
  const zip = await signable(f.ana, f, noise(2000), 'paper.bin')
  expect((await askToSign(f.ana, f, zip)).json().message).toContain('Save it as a PDF')
  const broken = await signable(f.ana, f, Buffer.from('%PDF-1.7\nnothing of a PDF'), 'broken.pdf')
  expect((await askToSign(f.ana, f, broken)).json().message).toContain('can’t be drawn')
  expect(await listOf(f.ana, f)).toEqual([])
  expect(blobsIn(backend).length - before).toBe(2)
})

test('a changed version, another name, another paper, a no after a yes: each has its sentence, and the first answer stands', async () => {
  const { f } = await begin()
  const { request, sha256, ben, document, version } = await askedPaper(f)
  const sign = async (more: object = {}, who = f.ben) => actOnPaper(who, f, request, 'sign', { name: ben, agrees: true, sha256, ...more })
  expect((await sign({ name: 'Ana Moreno Jr' })).json()).toMatchObject({ detail: { field: 'name' } })
  expect((await sign({ agrees: false })).statusCode).toBe(400)
  expect((await sign({ sha256: '0'.repeat(64) })).json().message).toBe('This is not the paper that you were shown. Load the page again.')
  expect((await sign({}, f.ana)).json().message).toBe('The other parent answers this request.')
  expect((await actOnPaper(f.ben, f, request, 'withdraw')).statusCode).toBe(403)
  expect((await actOnPaper(f.ben, f, request, 'decline', { reason: '', wantsPaper: false })).json()).toMatchObject({
    detail: { field: 'reason' },
  })
  expect((await listOf(f.ben, f))[0]).toMatchObject({ state: 'asked', signatures: [] })

  const { id: file } = (await upload(f.ana, f, 'swap 2.txt', Buffer.from('We swap both days.'))).json<{ id: string }>()
  await f.ana.inject({ method: 'POST', url: `${documents(f, document)}/versions`, payload: { file, note: '', again: false } })
  expect((await askToSign(f.ana, f, { document, version })).json().message).toContain('has a newer version')
  // What was asked is what was shown: a newer version changes nothing of it.
  expect((await sign()).statusCode).toBe(200)
  expect((await sign()).json().message).toBe('This paper was signed already.')
  for (const [who, act] of [
    [f.ben, 'decline'],
    [f.ana, 'withdraw'],
  ] as const)
    expect((await actOnPaper(who, f, request, act, act === 'decline' ? { reason: 'No.', wantsPaper: false } : {})).statusCode).toBe(409)
})

test('two tabs sign at once, and one signature counts; signed and taken back at once, one of them wins', async () => {
  const { backend, f } = await begin()
  const one = await askedPaper(f)
  const body = { name: one.ben, agrees: true, sha256: one.sha256 }
  const both = await Promise.all([1, 2].map(async () => actOnPaper(f.ben, f, one.request, 'sign', body)))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const copy = await fileOf(f.ana, f, one.request, 'signed.pdf')
  expect(sha256Of(copy.rawPayload)).toBe((await listOf(f.ana, f))[0]!.signed!.sha256)

  const two = await askedPaper(f)
  const [signed, back] = await Promise.all([
    actOnPaper(f.ben, f, two.request, 'sign', { ...body, sha256: two.sha256 }),
    actOnPaper(f.ana, f, two.request, 'withdraw'),
  ])
  expect([signed.statusCode, back.statusCode].toSorted()).toEqual([200, 409])
  const { state, signed: made } = (await listOf(f.ana, f)).find(({ id }) => id === two.request)!
  expect([state, made !== null]).toEqual(signed.statusCode === 200 ? ['signed', true] : ['withdrawn', false])
  // The one that lost left nothing behind.
  const rows = await backend.database.owner
    .selectFrom('made_file')
    .select('sha256')
    .where('case_id', '=', f.caseId)
    .where('removed_at', 'is', null)
    .execute()
  const counted = new Set((await listOf(f.ana, f)).flatMap(({ sha256, signed: copied }) => [sha256, copied?.sha256]))
  expect(rows.filter(({ sha256 }) => !counted.has(sha256))).toEqual([])
})

test('the same request sent twice is one, and a copy stored by an attempt that was killed is in nobody’s way', async () => {
  const { backend, f } = await begin()
  const of = await signable(f.ana, f)
  const key = randomUUID()
  const twice = [await askToSign(f.ana, f, of, {}, key), await askToSign(f.ana, f, of, {}, key)].map(
    (reply) => reply.json<{ id: string }>().id,
  )
  expect(new Set(twice).size).toBe(1)
  expect(await listOf(f.ana, f)).toHaveLength(1)
  const [request] = twice as [string]
  // Killed between the copies and the signature: the request still waits, and is signed later with another copy.
  const { owner } = backend.database
  const left = { case_id: f.caseId, author_id: f.ben.memberId, id: randomUUID(), bytes: 3, sha256: sha256Of(png), address: sha256Of(png) }
  await owner
    .insertInto('made_file')
    .values({ ...left, made_at: new Date(backend.clock.now) })
    .execute()
  const { sha256, myName: name } = (await f.ben.inject(`/api/signing/${request}?case=${f.caseId}`)).json<{
    sha256: string
    myName: string
  }>()
  expect((await actOnPaper(f.ben, f, request, 'sign', { name, agrees: true, sha256 })).statusCode).toBe(200)
  expect((await fileOf(f.ben, f, request, 'signed.pdf')).statusCode).toBe(200)
})

test('it expires, is declined for paper, and each step stands in the record of the case without its words', async () => {
  const { backend, f } = await begin()
  const late = await askedPaper(f, { days: 3 })
  // As if it had been asked three days ago: no session lasts as long as a request.
  await backend.database.owner.transaction().execute(async (tx) => {
    await sql`set local app.reason = 'a test'`.execute(tx)
    await sql`alter table sign_request disable trigger stands`.execute(tx)
    await sql`update sign_request set expires_at = ${new Date(backend.clock.now)} where id = ${late.request}`.execute(tx)
  })
  await sql`alter table sign_request enable trigger stands`.execute(backend.database.owner)
  const body = { name: late.ben, agrees: true, sha256: late.sha256 }
  expect((await actOnPaper(f.ben, f, late.request, 'sign', body)).json().message).toContain('is over')
  expect((await listOf(f.ana, f))[0]).toMatchObject({ state: 'expired', can: [] })
  expect((await f.ben.inject('/api/answers')).json()).toMatchObject({ waits: [] })
  const asked = await askedPaper(f)
  await actOnPaper(f.ben, f, asked.request, 'decline', { reason: 'A heron on the roof', wantsPaper: true })
  const declined = (await listOf(f.ana, f)).find(({ id }: { id: string }) => id === asked.request)
  expect(declined).toMatchObject({ state: 'declined', reason: 'A heron on the roof', wantsPaper: true })
  const back = await askedPaper(f)
  await actOnPaper(f.ana, f, back.request, 'withdraw')
  const { owner } = backend.database
  const leaves = await owner
    .selectFrom('ledger_leaf')
    .select(['verb', 'log'])
    .where('verb', 'like', 'signing.%')
    .where('case_id', '=', f.caseId)
    .orderBy('seq')
    .execute()
  expect(leaves.map(({ verb, log }) => [verb, log === f.caseId])).toEqual(
    ['ask', 'ask', 'decline', 'ask', 'withdraw'].map((verb) => [`signing.${verb}`, true]),
  )
  const said = JSON.stringify(
    await owner.selectFrom('ledger_object').select('content').where('case_id', '=', f.caseId).where('log', '=', f.caseId).execute(),
  )
  for (const words of ['heron', 'Swap of a Saturday', 'school fair']) expect(said).not.toContain(words)
})

test('a paper for a court has only a page to be signed by hand, with what the state’s checked row asks for', async () => {
  const { f } = await begin()
  const { document, version } = await signable(f.ana, f)
  const page = async (kind: string, who: Who = f.ana) =>
    who.inject(`${documents(f, document)}/versions/${version}/signature-page.pdf?kind=${kind}`)
  const wordsFor = async (kind: string) => wordsOf((await page(kind)).rawPayload)
  const motion = await wordsFor('motion')
  for (const words of ['Signature page', 'Swap of a Saturday', 'Signature', 'Date']) expect(motion).toContain(words)
  for (const words of ['perjury', 'notary', 'Last checked']) expect(motion).not.toContain(words)
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}`, payload: { state: 'NY' } })
  expect(await wordsFor('declaration')).toContain('under the penalties of perjury under the laws of New York')
  expect(await wordsFor('settlement')).toMatch(/For the notary[\s\S]+Other party/)
  expect((await page('agreement')).statusCode).toBe(404)
  expect((await page('motion', f.ben)).statusCode).toBe(404)
})
