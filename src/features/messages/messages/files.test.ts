import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { jpegSample } from '#ports/cleaning/images.testing.ts'
import { tracesIn } from '#ports/cleaning/traces.testing.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { type Family, family, grant, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { noise, png, sha256Of, upload } from '#test/support/files.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'

const text = Buffer.from('Time sheet of March\nMonday 18:00\n')
const url = ({ caseId }: Family, rest = '') => `/api/cases/${caseId}/messages${rest}`
const get = async (who: TestPerson, f: Family, rest: string) =>
  (await who.inject(`/api/messages${rest}${rest.includes('?') ? '&' : '?'}case=${f.caseId}`)).json()
const draftOf = (f: Family, files: readonly string[]) => ({ ...written([f.ben.memberId]), subject: 'Time sheet', files })
const send = (who: TestPerson, f: Family, files: readonly string[], more: object = {}) =>
  post(who, url(f), { ...draftOf(f, files), sendAt: null, ...more })
const bytesOf = async (who: Pick<TestPerson, 'inject'>, f: Family, use: string) =>
  who.inject(`/api/cases/${f.caseId}/files/used/${use}/content`)
const prepare = (who: TestPerson, f: Family, file: string) => post(who, `/api/cases/${f.caseId}/files/${file}/prepare`)
const usesIn = (backend: TestApp, f: Family) =>
  system(backend, (tx) => tx.selectFrom('file_use').select(['id', 'shared_at', 'removed_at']).where('case_id', '=', f.caseId).execute())

const theApp = sharedApp({ env: { CLAMD_URL: (await speaksClamd(undefined, afterAll)).url } })

/** A file of Ana that can be sent. */
async function readyFile(f: Family, content: Buffer = text, name = 'sheet.txt'): Promise<string> {
  const { id } = (await upload(f.ana, f, name, content)).json<{ id: string }>()
  expect((await prepare(f.ana, f, id)).json()).toMatchObject({ refusal: null, file: { id, canShare: true } })
  return id
}
async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}

test('a file goes out with its message: its size is in the gist, its name and bytes come with the open, its hash is in the record', async () => {
  const { backend, f } = await begin()
  const file = await readyFile(f)
  const { id, thread } = (await send(f.ana, f, [file])).json<{ id: string; thread: string }>()
  // Until it goes out it is its author's alone.
  const [use] = await usesIn(backend, f)
  expect((await bytesOf(f.ben, f, use!.id)).statusCode).toBe(404)
  await letMessagesOut(backend)

  const listed = await f.ben.inject(`/api/messages/threads/${thread}?case=${f.caseId}`)
  expect(listed.json()).toMatchObject({ messages: [{ attachments: { count: 1, bytes: text.length }, files: null, body: null }] })
  expect(listed.body).not.toContain('sheet.txt')
  const early = await bytesOf(f.ben, f, use!.id)
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([403, 'Open the message first.'])

  const opened = (await post(f.ben, url(f, `/${id}/open`))).json()
  expect(opened.files).toEqual([
    {
      id: use!.id,
      name: 'sheet.txt',
      type: 'text/plain',
      bytes: text.length,
      sha256: sha256Of(text),
      isScanned: true,
      blocked: null,
      canReport: true,
    },
  ])
  const fetched = await bytesOf(f.ben, f, use!.id)
  expect(fetched.rawPayload.equals(text)).toBe(true)
  expect(fetched.headers['content-disposition']).toContain('attachment; filename="sheet.txt"')
  // The file itself stays its author's.
  expect((await f.ben.inject(`/api/cases/${f.caseId}/files/${file}/content`)).statusCode).toBe(404)

  const leaf = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select('content').where('log', '=', f.caseId).where('case_id', '=', f.caseId).orderBy('seq').execute(),
  )
  expect(JSON.parse(leaf[0]!.content)).toMatchObject({ files: [{ id: use!.id, bytes: text.length, sha256: sha256Of(text) }] })
})

test('messages with files are found by that, unopened ones too, and by no word of a file’s name', async () => {
  const { backend, f } = await begin()
  const { thread } = (await send(f.ana, f, [await readyFile(f)], { subject: 'With a sheet' })).json<{ thread: string }>()
  await send(f.ana, f, [], { subject: 'Without one' })
  await letMessagesOut(backend)
  for (const who of [f.ana, f.ben]) {
    const found = (await get(who, f, '?box=all&attachments=yes')).threads as { id: string; last: object }[]
    expect(found).toMatchObject([{ id: thread, last: { attachments: { count: 1 } } }])
    expect((await get(who, f, '?box=all')).threads).toHaveLength(2)
    expect((await get(who, f, '?box=all&q=sheet.txt')).threads).toEqual([])
  }
})

test('only a seat that sees the message gets its files, and the parent who granted it reads that it looked', async () => {
  const { backend, f } = await begin()
  const { id } = (await send(f.ana, f, [await readyFile(f)])).json<{ id: string }>()
  await letMessagesOut(backend)
  const [use] = await usesIn(backend, f)
  const attorney = await grant(backend, f, { scopes: ['messages'] })
  const therapist = await grant(backend, f, { role: 'therapist', scopes: ['calendar'] })
  const later = await grant(backend, f, { days: { from: '2026-06-01', to: '2026-06-30' } })
  expect((await bytesOf(attorney, f, use!.id)).rawPayload.equals(text)).toBe(true)
  for (const who of [therapist, later]) expect((await bytesOf(who, f, use!.id)).statusCode).toBe(404)
  const looks = await system(backend, (tx) =>
    tx.selectFrom('case_look').select(['member_id', 'scope']).where('case_id', '=', f.caseId).execute(),
  )
  expect(looks).toEqual([{ member_id: attorney.memberId, scope: 'messages' }])
  // That look stamped nothing.
  expect((await get(f.ana, f, `/threads/${id}`)).messages).toMatchObject([{ to: [{ firstViewedAt: null }] }])
})

test('a draft keeps its files for its author alone, in their order; one that was taken out is not sent', async () => {
  const { backend, f } = await begin()
  const files = [
    await readyFile(f),
    await readyFile(f, Buffer.from('two'), 'two.txt'),
    await readyFile(f, Buffer.from('three'), 'three.txt'),
  ]
  const { id } = (await post(f.ana, url(f, '/drafts'), { ...draftOf(f, files.toReversed()), refersTo: null })).json<{ id: string }>()
  expect((await get(f.ana, f, '/drafts')).drafts).toMatchObject([{ files: files.toReversed(), attached: [{ name: 'three.txt' }, {}, {}] }])
  const [one] = await usesIn(backend, f)
  for (const who of [f.ben, await grant(backend, f, { seesPrivate: true })]) expect((await bytesOf(who, f, one!.id)).statusCode).toBe(404)
  const removing = () => post(f.ana, `/api/cases/${f.caseId}/files/${files[0]!}/remove`)
  expect((await removing()).json<{ message: string }>().message).toContain('attached to a draft')
  await f.ana.inject({ method: 'PUT', url: url(f, `/drafts/${id}`), payload: { ...draftOf(f, files.slice(1)), refersTo: null } })
  expect((await removing()).json()).toEqual({ removed: true })
  await send(f.ana, f, [files[1]!], { draft: id })
  await letMessagesOut(backend)
  expect((await post(f.ben, url(f, `/${id}/open`))).json().files).toMatchObject([{ name: 'two.txt' }])
  const sent = await post(f.ana, `/api/cases/${f.caseId}/files/${files[1]!}/remove`)
  expect(sent.json<{ message: string }>().message).toBe('You sent this file to others, so it can’t be deleted.')
})

test('a photo goes out as a copy without place and device; the original stays its author’s, byte by byte', async () => {
  const { backend, f } = await begin()
  const { bytes: photo } = await jpegSample(1)
  expect(tracesIn(photo)).toBeGreaterThan(0)
  const file = await readyFile(f, photo, 'IMG 0007.jpg')
  const { id } = (await send(f.ana, f, [file])).json<{ id: string }>()
  await letMessagesOut(backend)
  const [given] = (await post(f.ben, url(f, `/${id}/open`))).json<{ files: { id: string; name: string; type: string; sha256: string }[] }>()
    .files
  expect(given).toMatchObject({ name: 'IMG 0007.jpg', type: 'image/jpeg' })
  const copy = (await bytesOf(f.ben, f, given!.id)).rawPayload
  expect([tracesIn(copy), sha256Of(copy)]).toEqual([0, given!.sha256])
  const original = (await f.ana.inject(`/api/cases/${f.caseId}/files/${file}/content`)).rawPayload
  expect(original.equals(photo)).toBe(true)
  // Nothing that both read has the hash of the original.
  const shared = await system(backend, (tx) => tx.selectFrom('ledger_object').select('content').where('log', '=', f.caseId).execute())
  expect(JSON.stringify(shared)).not.toContain(sha256Of(photo))
})

test('the small picture of a photo comes with the open too, without a trace, and stamps nothing; a text has none', async () => {
  const { backend, f } = await begin()
  const { bytes: photo } = await jpegSample(1)
  const [file, sheet] = [await readyFile(f, photo, 'IMG 0007.jpg'), await readyFile(f)]
  const { id, thread } = (await send(f.ana, f, [file, sheet])).json<{ id: string; thread: string }>()
  await letMessagesOut(backend)
  const uses = await usesIn(backend, f)
  const small = async (who: Pick<TestPerson, 'inject'>, use: string) => who.inject(`/api/cases/${f.caseId}/files/used/${use}/small`)
  for (const use of uses) {
    const early = await small(f.ben, use.id)
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([403, 'Open the message first.'])
  }
  const stamps = async () => (await get(f.ana, f, `/threads/${thread}`)).messages[0].to[0].firstViewedAt
  expect(await stamps()).toBeNull()

  const [given, other] = (await post(f.ben, url(f, `/${id}/open`))).json<{ files: { id: string }[] }>().files
  const stamped = await stamps()
  backend.clock.now += 60_000
  const fetched = await small(f.ben, given!.id)
  expect(fetched.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  expect(fetched.headers['content-security-policy']).toContain('sandbox')
  const { width, height, exif, xmp, iptc } = await sharp(fetched.rawPayload).metadata()
  expect({ exif, xmp, iptc, traces: tracesIn(fetched.rawPayload) }).toEqual({ traces: 0 })
  expect(Math.max(width, height)).toBeLessThanOrEqual(384)
  expect((await small(f.ben, other!.id)).statusCode).toBe(404)
  expect(await stamps()).toBe(stamped)
  // The others: a stranger has nothing, and the file itself is its author's, as it will be sent.
  expect((await small(await newPerson(backend), given!.id)).statusCode).toBe(404)
  const own = (who: TestPerson, what: string) => who.inject(`/api/cases/${f.caseId}/files/${file}/${what}`)
  expect((await own(f.ana, 'small')).rawPayload.equals(fetched.rawPayload)).toBe(true)
  expect((await own(f.ana, 'copy')).rawPayload.equals((await bytesOf(f.ben, f, given!.id)).rawPayload)).toBe(true)
  for (const what of ['small', 'copy']) expect((await own(f.ben, what)).statusCode).toBe(404)
})

test('a name of 255 bytes, and one with marks that nobody sees, reach the other parent as they look', async () => {
  const { backend, f } = await begin()
  const long = `${'ä'.repeat(125)}a.png`
  expect(Buffer.byteLength(long)).toBe(255)
  // It would look like "invoicegnp.exe" turned around, with a gap that can't be seen.
  const given = [long, 'in\u{200b}voice\u{202e}gnp.png', '\u{2066}a\u{2069}\u{feff}b.png', 'تقرير.png']
  const names = [long, 'invoicegnp.png', 'ab.png', 'تقرير.png']
  const files: string[] = []
  for (const name of given) files.push(await readyFile(f, png, name))
  const { id } = (await send(f.ana, f, files)).json<{ id: string }>()
  await letMessagesOut(backend)
  const opened = (await post(f.ben, url(f, `/${id}/open`))).json<{ files: { id: string; name: string }[] }>().files
  expect(opened.map(({ name }) => name)).toEqual(names)
  for (const { id: use, name } of opened) {
    const header = String((await bytesOf(f.ben, f, use)).headers['content-disposition'])
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+\.png"/)
    expect(header).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
  }
  const begun = await f.ana.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/files/uploads`,
    payload: { name: '\u{202e}\u{2066}', bytes: 10 },
  })
  expect([begun.statusCode, begun.json().message]).toEqual([400, 'The file needs a name.'])
})

test('what can’t be cleaned, what its name lies about and what is someone else’s is not sent, and each says why', async () => {
  const { f } = await begin()
  const idOf = async (who: TestPerson, name: string, content: Buffer) => (await upload(who, f, name, content)).json<{ id: string }>().id
  const refusal = async (id: string) => (await prepare(f.ana, f, id)).json<{ refusal: string }>().refusal
  const program = await idOf(f.ana, 'photo.jpg', Buffer.concat([Buffer.from('MZ'), noise(300)]))
  expect(await refusal(program)).toBe('This file isn’t the type that its name says, so it can’t be sent.')
  const unknown = await idOf(f.ana, 'data.bin', noise(300))
  expect(await refusal(unknown)).toContain('We can’t remove location data from this kind of file')
  const said = async (file: string) => (await send(f.ana, f, [file])).json<{ message: string }>().message
  expect(await said(unknown)).toBe('A file you attached can’t be sent. Remove it.')
  expect(await said(await idOf(f.ben, 'photo.png', png))).toBe('A file you attached isn’t there any more.')
})

test('what was shared can’t be changed or taken back in the database either', async () => {
  const { backend, f } = await begin()
  await send(f.ana, f, [await readyFile(f)])
  await letMessagesOut(backend)
  const all = (change: Parameters<typeof system>[1]) => system(backend, change)
  await expect(all((tx) => tx.updateTable('file_use').set({ removed_at: new Date() }).execute())).rejects.toThrow('is not changed')
  await expect(all((tx) => tx.deleteFrom('file_use').execute())).rejects.toThrow('is not deleted')
})
