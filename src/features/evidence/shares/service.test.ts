import { describe, expect, test } from 'vitest'
import { documentDraft, addedDocument } from '#test/support/documents.ts'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { png, sha256Of, upload } from '#test/support/files.ts'
import { linkDraft, madeLink, preparedVersion } from '#test/support/shares.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { Opened } from './contract.ts'

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
type Who = Pick<Family['ana'], 'inject'>
const day = 24 * 60 * 60_000
const over = 'This link is no longer open. Ask the person who sent it for a new one.'

const look = async ({ app }: TestApp, code: string) => app.inject(`/api/shared/${code}`)
const open = async ({ app }: TestApp, code: string, more: { word?: string; key?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/shared/open',
    payload: { code, word: more.word ?? '' },
    headers: more.key ? { 'idempotency-key': more.key } : {},
  })
const opened = async (backend: TestApp, code: string) => (await open(backend, code)).json<Opened>()
const fetched = async ({ app }: TestApp, { visit, files }: Opened, rest: string) =>
  app.inject(`/api/shared-files/${visit}/${files[0]!.id}/${rest}`)
const listOf = async (who: Who, f: Family) => (await who.inject(`/api/share-links?case=${f.caseId}`)).json()
const logOf = async (who: Who, f: Family, link: string) => who.inject(`/api/share-links/${link}/log?case=${f.caseId}`)
const post = async (who: Who, f: Family, path: string, payload: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/${path}`, payload })
const messageOf = (reply: { statusCode: number; json: () => { message: string } }) => [reply.statusCode, reply.json().message]

test('a link is read without opening it, opened without an account, and its author sees what was looked at and saved', async () => {
  const { backend, f } = await begin()
  const { link, code } = await madeLink(f)
  expect((await look(backend, code)).json()).toEqual({
    isOpen: true,
    from: 'Ana Moreno',
    whom: 'Dana Lee, attorney',
    until: '2026-03-19T18:00:00.000Z',
    files: 1,
    asksWord: false,
    maySave: true,
  })
  expect((await logOf(f.ana, f, link)).json()).toEqual({ entries: [], hasMore: false })
  const found = await opened(backend, code)
  expect(found).toMatchObject({ maySave: true, files: [{ name: 'motion.png', shows: 'picture' }], viewed: { pages: 0, text: null } })
  backend.clock.now += 60_000
  const saved = await fetched(backend, found, 'content')
  expect([saved.statusCode, saved.headers['content-type']]).toEqual([200, 'image/png'])
  // A second time in one opening is no second entry.
  expect((await fetched(backend, found, 'content')).statusCode).toBe(200)
  expect((await fetched(backend, found, 'picture')).statusCode).toBe(200)
  const { entries } = (await logOf(f.ana, f, link)).json()
  expect(entries.map(({ what, file }: { what: string; file: string | null }) => [what, file])).toEqual([
    ['saved', 'motion.png'],
    ['viewed', 'motion.png'],
    ['opened', null],
  ])
  expect((await listOf(f.ana, f)).links).toMatchObject([
    { id: link, state: 'open', opened: 1, lastOpenedAt: '2026-03-12T18:00:00.000Z', files: ['motion.png'] },
  ])
})

test('what goes out is the copy, byte by byte as its hash says, and every reply forbids storing, showing and indexing it', async () => {
  const { backend, f } = await begin()
  const { code, file } = await madeLink(f)
  const reply = await fetched(backend, await opened(backend, code), 'content')
  const copy = await f.ana.inject(`/api/cases/${f.caseId}/files/${file}/copy`)
  expect(sha256Of(reply.rawPayload)).toBe(sha256Of(copy.rawPayload))
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="motion.png"; filename*=UTF-8''motion.png`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
})

test('the address is in one reply alone: the database has hashes, and a retry with the same key gets the same address', async () => {
  const { backend, f } = await begin()
  const { version } = await preparedVersion(f)
  const make = async () =>
    f.ana.inject({
      method: 'POST',
      url: `/api/cases/${f.caseId}/share-links`,
      payload: { ...linkDraft, word: 'blue heron', files: [{ kind: 'version', about: version }] },
      headers: { 'idempotency-key': 'a-key-of-a-link-0123456789' },
    })
  const made = (await make()).json<{ id: string; address: string }>()
  expect((await make()).json()).toEqual(made)
  const code = made.address.split('/shared/')[1]!
  // 240 bits.
  expect(code).toMatch(/^[\w-]{40}$/)
  const row = await backend.database.owner.selectFrom('share_link').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  const stored = JSON.stringify(row)
  expect([stored.includes(code), stored.includes('heron'), row.code_hash.length]).toEqual([false, false, 64])
  const objects = await backend.database.owner.selectFrom('ledger_object').select('content').where('case_id', '=', f.caseId).execute()
  const said = objects.map(({ content }) => content).join('\n')
  expect([said.includes(code), said.includes('Dana'), said.includes(made.id)]).toEqual([false, false, true])
})

describe('a link that is over says one sentence, and nothing of what it was', () => {
  const closed = { isOpen: false, from: null, whom: null, until: null, files: 0, asksWord: false, maySave: false }
  const ways: Readonly<
    Record<string, (of: { backend: TestApp; f: Family; link: string; code: string; document: string }) => Promise<unknown>>
  > = {
    expired: async ({ backend }) => (backend.clock.now += 7 * day),
    'used up': async ({ backend, code }) => open(backend, code),
    'ended by its author': async ({ f, link }) => post(f.ana, f, `share-links/${link}/end`),
    'ended with its document': async ({ f, document }) => post(f.ana, f, `documents/${document}/removed`, { removed: true }),
    'of a parent whose part has ended': async ({ backend, f }) =>
      system(backend, (tx) =>
        tx
          .updateTable('case_member')
          .set({ ended_at: new Date(backend.clock.now) })
          .where('id', '=', f.ana.memberId)
          .execute(),
      ),
  }
  test.each(Object.keys(ways))('%s', async (way) => {
    const { backend, f } = await begin()
    const made = await madeLink(f, { openings: 1 })
    await ways[way]!({ backend, f, ...made })
    expect((await look(backend, made.code)).json()).toEqual(closed)
    const reply = await open(backend, made.code)
    expect(messageOf(reply)).toEqual([410, over])
  })
})

test('an opening ends with its link, and after two hours; the last one that there was goes on until then', async () => {
  const { backend, f } = await begin()
  const { link, code } = await madeLink(f, { openings: 1 })
  const found = await opened(backend, code)
  expect((await fetched(backend, found, 'content')).statusCode).toBe(200)
  backend.clock.now += 2 * 3_600_000
  expect(messageOf(await fetched(backend, found, 'content'))).toEqual([410, over])
  // The author's own session would be over, too.
  backend.clock.now -= 2 * 3_600_000
  expect((await post(f.ana, f, `share-links/${link}/renew`, { days: 1, openings: 2 })).json()).toEqual({ renewed: true })
  const again = await opened(backend, code)
  await post(f.ana, f, `share-links/${link}/end`)
  expect(messageOf(await fetched(backend, again, 'content'))).toEqual([410, over])
  expect(messageOf(await post(f.ana, f, `share-links/${link}/renew`, { days: 1, openings: 2 }))).toEqual([
    409,
    'This link was ended. Make a new one.',
  ])
})

test('of twenty people who press at once for the last opening, one gets in; the same press sent again is the same opening', async () => {
  const { backend, f } = await begin()
  const { link, code } = await madeLink(f, { openings: 1 })
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => open(backend, code, { key: `key-of-person-number-${100 + n}` })))
  const won = replies.findIndex(({ statusCode }) => statusCode === 200)
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19)
  const again = await open(backend, code, { key: `key-of-person-number-${100 + won}` })
  expect(again.json()).toEqual(replies[won]!.json())
  const { links } = await listOf(f.ana, f)
  expect(links).toMatchObject([{ id: link, opened: 1, state: 'full' }])
})

test('a code word is asked for, whatever its capitals; ten wrong ones in an hour close it for everyone, right ones too', async () => {
  const { backend, f } = await begin()
  const { code, link } = await madeLink(f, { word: 'Blue Heron' })
  expect((await look(backend, code)).json()).toMatchObject({ asksWord: true })
  expect(messageOf(await open(backend, code))).toEqual([400, 'That isn’t the code word of this link.'])
  expect((await open(backend, code, { word: ' blue  HERON' })).statusCode).toBe(200)
  // Each word takes a tenth of a second by design: seven of them were tried before.
  await system(backend, (tx) =>
    tx
      .updateTable('share_link')
      .set({ tries: 7, tries_since: new Date(backend.clock.now) })
      .where('id', '=', link)
      .execute(),
  )
  const wrong = await Promise.all(Array.from({ length: 6 }, (_, n) => open(backend, code, { word: `guess ${n}` })))
  expect(wrong.map(({ statusCode }) => statusCode).toSorted()).toEqual([400, 400, 400, 429, 429, 429])
  expect((await open(backend, code, { word: 'blue heron' })).statusCode).toBe(429)
  backend.clock.now += 3_600_000
  expect((await open(backend, code, { word: 'blue heron' })).statusCode).toBe(200)
})

test('looking only: no download, and what can only be downloaded is refused', async () => {
  const { backend, f } = await begin()
  const { code, link } = await madeLink(f, { maySave: false })
  const found = await opened(backend, code)
  expect((await fetched(backend, found, 'content')).statusCode).toBe(404)
  expect((await fetched(backend, found, 'picture')).statusCode).toBe(200)
  expect((await fetched(backend, found, 'pages/1.jpg')).statusCode).toBe(404)
  expect(
    (await logOf(f.ana, f, link))
      .json()
      .entries.map(({ what }: { what: string }) => what)
      .toSorted(),
  ).toEqual(['opened', 'viewed'])
})

describe('what is asked twice', () => {
  const item = async (f: Family, said: object) => {
    const { id: file } = (await upload(f.ana, f, 'gate.png', png)).json<{ id: string }>()
    await post(f.ana, f, `files/${file}/prepare`)
    const { id } = (await post(f.ana, f, 'evidence', { file, again: true })).json<{ id: string }>()
    const all = { title: 'Gate', note: '', day: null, device: '', privacy: 'private', isSensitive: false, isSure: true, tags: [], ...said }
    await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${id}`, payload: all })
    return { id, file, all }
  }
  const make = async (f: Family, about: string, more: object = {}, kind = 'item') =>
    post(f.ana, f, 'share-links', { ...linkDraft, files: [{ kind, about }], ...more })

  test.each([
    ['privileged', { privacy: 'privileged' }, {}, 'isSure'],
    ['sensitive', { isSensitive: true }, {}, 'isSure'],
    ['an original', {}, { isOriginal: true }, 'isSureOriginal'],
  ])('%s', async (_name, said, more, field) => {
    const { f } = await begin()
    const { id } = await item(f, said)
    const refused = await make(f, id, more)
    expect([refused.statusCode, refused.json().detail]).toEqual([400, { field }])
    expect((await listOf(f.ana, f)).links).toEqual([])
  })

  test('a file that is sensitive in the vault is so as a document too; confirmed, it goes out', async () => {
    const { f } = await begin()
    const { id, file } = await item(f, { isSensitive: true })
    const document = (await post(f.ana, f, 'documents', { ...documentDraft, file, again: true })).json<{ id: string }>().id
    const version = (await f.ana.inject(`/api/documents/${document}?case=${f.caseId}`)).json().versions[0].id
    expect((await make(f, version, {}, 'version')).json().detail).toEqual({ field: 'isSure' })
    expect((await make(f, version, { isSure: true }, 'version')).statusCode).toBe(200)
    expect((await make(f, id, { isSure: true })).statusCode).toBe(200)
    const { files } = (await f.ana.inject(`/api/share-files?case=${f.caseId}`)).json()
    expect(files).toHaveLength(2)
    expect(files.every((one: { isSensitive: boolean }) => one.isSensitive)).toBe(true)
  })

  test('an item that is marked as sensitive, or removed, ends its links', async () => {
    const { backend, f } = await begin()
    const { id, all } = await item(f, {})
    const codeOf = async () => (await make(f, id)).json<{ address: string }>().address.split('/shared/')[1]!
    const first = await codeOf()
    await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${id}`, payload: { ...all, isSensitive: true } })
    expect((await look(backend, first)).json()).toMatchObject({ isOpen: false })
    await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${id}`, payload: all })
    const second = await codeOf()
    await post(f.ana, f, `evidence/${id}/remove`)
    expect((await look(backend, second)).json()).toMatchObject({ isOpen: false })
    const { links } = await listOf(f.ana, f)
    expect(links.map(({ endedWhy }: { endedWhy: string }) => endedWhy).toSorted()).toEqual(['removed', 'sensitive'])
  })
})

test('an original that no scanner looked at is not shared, and neither is a file without a copy or one that is not there', async () => {
  const { f } = await begin()
  const { version } = await preparedVersion(f)
  const files = [{ kind: 'version', about: version }]
  const original = { ...linkDraft, files, isOriginal: true, isSureOriginal: true }
  expect(messageOf(await post(f.ana, f, 'share-links', original))).toEqual([
    400,
    'An original you chose was not checked for viruses, so it can’t be shared. Share the copy.',
  ])
  const { document } = await addedDocument(f)
  const unprepared = (await f.ana.inject(`/api/documents/${document}?case=${f.caseId}`)).json().versions[0].id
  expect(messageOf(await post(f.ana, f, 'share-links', { ...linkDraft, files: [{ kind: 'version', about: unprepared }] }))).toEqual([
    400,
    'There is no copy without place and device of a file you chose, so it can’t be shared.',
  ])
  for (const chosen of [
    { kind: 'version', about: document },
    { kind: 'item', about: version },
    { kind: 'nothing', about: version },
  ])
    expect((await post(f.ana, f, 'share-links', { ...linkDraft, files: [chosen] })).json().detail).toEqual({ field: 'files' })
  for (const more of [{ days: 0 }, { days: 91 }, { openings: 0 }, { openings: 1001 }, { word: 'short' }, { whom: ' ' }, { files: [] }])
    expect([more, (await post(f.ana, f, 'share-links', { ...linkDraft, files, ...more })).statusCode]).toEqual([more, 400])
  expect((await listOf(f.ana, f)).links).toEqual([])
})

test('the other parent, their attorney and the author’s own attorney see no link and make none', async () => {
  const { backend, f } = await begin()
  const { link, version } = await madeLink(f)
  const seats = [f.ben, await grant(backend, f, { seesPrivate: true }), await grant(backend, f, { seesPrivate: true }, f.ben.memberId)]
  for (const who of seats) {
    expect(await listOf(who, f)).toMatchObject({ links: [] })
    const statuses = [
      (await logOf(who, f, link)).statusCode,
      (await post(who, f, `share-links/${link}/end`)).statusCode,
      (await post(who, f, `share-links/${link}/renew`, { days: 1, openings: null })).statusCode,
      (await post(who, f, 'share-links', { ...linkDraft, files: [{ kind: 'version', about: version }] })).statusCode,
    ]
    expect(statuses.every((status) => [400, 403, 404].includes(status))).toBe(true)
    expect((await who.inject(`/api/share-files?case=${f.caseId}`)).json()).toEqual({ files: [] })
  }
  expect((await listOf(f.ana, f)).links).toMatchObject([{ id: link, state: 'open' }])
})

test('making, opening and ending each leave a leaf in the author’s own log, and none in the log of both', async () => {
  const { backend, f } = await begin()
  const { link, code } = await madeLink(f)
  await open(backend, code)
  await post(f.ana, f, `share-links/${link}/end`)
  const leaves = await backend.database.owner
    .selectFrom('ledger_leaf')
    .select(['log', 'verb'])
    .where('case_id', '=', f.caseId)
    .where('verb', 'like', 'shares.%')
    .orderBy('seq')
    .execute()
  expect(leaves).toEqual(['shares.make', 'shares.open', 'shares.end'].map((verb) => ({ log: f.ana.memberId, verb })))
})

test('links are listed with the open ones first', async () => {
  const { backend, f } = await begin()
  const first = (await madeLink(f, { days: 30 })).link
  backend.clock.now += 1000
  const second = (await madeLink(f, { days: 1 })).link
  backend.clock.now += 1000
  const third = (await madeLink(f, { days: 30 })).link
  await system(backend, (tx) =>
    tx
      .updateTable('share_link')
      .set({ ends_at: new Date(backend.clock.now) })
      .where('id', '=', second)
      .execute(),
  )
  const { links } = await listOf(f.ana, f)
  expect(links.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [third, 'open'],
    [first, 'open'],
    [second, 'expired'],
  ])
})
