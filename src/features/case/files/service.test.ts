import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { largestFile, quota } from '#domain/files/limits.ts'
import { localBlobs } from '#ports/files/local.ts'
import { sealedFiles } from '#ports/files/sealed-files.ts'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { beginUpload, blobsIn, finishUpload, noise, png, sendBytes, sha256Of, tus, upload } from '#test/support/files.ts'
import { sharedApp, type TestApp, testApp, testSecret } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'
import { pieceBytes } from './piece.ts'

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
type Who = Family['ana']
const listOf = async (who: Who, f: Family) => (await who.inject(`/api/files?case=${f.caseId}`)).json()
const offsetOf = async (who: Pick<Who, 'inject'>, f: Family, id: string) =>
  who.inject({ method: 'HEAD', url: `/api/cases/${f.caseId}/files/uploads/${id}`, headers: { 'tus-resumable': '1.0.0' } })
const fetchOf = async (who: Pick<Who, 'inject'>, f: Family, id: string, headers = {}) =>
  who.inject({ url: `/api/cases/${f.caseId}/files/${id}/content`, headers })
const messageOf = (reply: { json: () => { message: string } }) => reply.json().message

test('a file arrives in pieces, goes on after a break, and comes back byte by byte', async () => {
  const { f } = await begin()
  const content = noise(2 * pieceBytes + 12_345)
  const { id } = (await beginUpload(f.ana, f, 'C:\\fakepath\\clip.bin', content.length)).json<{ id: string }>()
  const first = await sendBytes(f.ana, f, id, 0, content.subarray(0, pieceBytes + 100))
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(pieceBytes + 100)])
  // Asked again after a break: from there it goes on, and from nowhere else.
  const asked = await offsetOf(f.ana, f, id)
  expect([asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([String(pieceBytes + 100), String(content.length)])
  expect((await sendBytes(f.ana, f, id, 5, content.subarray(5))).statusCode).toBe(409)
  expect(messageOf(await finishUpload(f.ana, f, id, sha256Of(content)))).toContain('hasn’t arrived completely')
  expect(await listOf(f.ana, f)).toMatchObject({ files: [], uploads: [{ id, name: 'clip.bin', received: pieceBytes + 100 }] })
  await sendBytes(f.ana, f, id, pieceBytes + 100, content.subarray(pieceBytes + 100))
  const done = await finishUpload(f.ana, f, id, sha256Of(content))
  expect(done.json()).toMatchObject({ id, name: 'clip.bin', bytes: content.length, type: 'application/octet-stream', isMisnamed: false })
  // A retry has the same answer.
  expect((await finishUpload(f.ana, f, id, sha256Of(content))).json()).toEqual(done.json())
  const fetched = await fetchOf(f.ana, f, id)
  expect(fetched.rawPayload.equals(content)).toBe(true)
  expect(await listOf(f.ana, f)).toMatchObject({ files: [{ id }], uploads: [], used: content.length, most: quota })
})

test('what arrived is compared with what was sent: another hash is refused, and nothing of it stays', async () => {
  const { backend, f } = await begin()
  const before = blobsIn(backend).length
  const content = noise(5_000)
  const { id } = (await beginUpload(f.ana, f, 'a.bin', content.length)).json<{ id: string }>()
  await sendBytes(f.ana, f, id, 0, content)
  const refused = await finishUpload(f.ana, f, id, sha256Of(noise(5_000, 2)))
  expect([refused.statusCode, messageOf(refused)]).toEqual([409, 'What arrived is not the file that was sent. Upload it again.'])
  expect(await listOf(f.ana, f)).toMatchObject({ files: [], uploads: [], used: 0 })
  expect(blobsIn(backend)).toHaveLength(before)
  expect((await finishUpload(f.ana, f, id, sha256Of(content))).statusCode).toBe(404)
})

test('to everyone else a file and its upload are not there', async () => {
  const { backend, f } = await begin()
  const attorney = await grant(backend, f, { seesPrivate: true })
  const { id } = (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>()
  const open = (await beginUpload(f.ana, f, 'more.png', 500)).json<{ id: string }>().id
  for (const other of [f.ben, attorney]) {
    expect((await fetchOf(other, f, id)).statusCode).toBe(404)
    expect((await offsetOf(other, f, open)).statusCode).toBe(404)
    expect((await sendBytes(other, f, open, 0, Buffer.alloc(500))).statusCode).toBe(404)
    expect((await finishUpload(other, f, open, sha256Of(png))).statusCode).toBe(404)
    expect(await listOf(other as Who, f)).toMatchObject({ files: [], uploads: [], used: 0 })
  }
  expect((await fetchOf(backend.app, f, id)).statusCode).toBe(401)
})

test('asvs-5.2.1 the same file of the other parent is one more file: nothing is answered otherwise, and nothing is shared on the disk', async () => {
  const { backend, f } = await begin()
  const content = noise(3_000, 9)
  const before = blobsIn(backend).length
  const one = (await upload(f.ana, f, 'same.bin', content)).json()
  const other = (await upload(f.ben, f, 'same.bin', content)).json()
  const changing = { id: '', uploadedAt: '' }
  expect({ ...other, ...changing }).toEqual({ ...one, ...changing })
  expect(blobsIn(backend)).toHaveLength(before + 2)
})

test('a file leaves its hash in the record of its author alone, and not its name', async () => {
  const { backend, f } = await begin()
  const content = noise(2_000, 3)
  const { id } = (await upload(f.ana, f, 'secret place.bin', content)).json<{ id: string }>()
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select(['log', 'content']).where('case_id', '=', f.caseId).execute(),
  )
  expect(leaves).toHaveLength(1)
  expect(leaves[0]!.log).toBe(f.ana.memberId)
  expect(JSON.parse(leaves[0]!.content)).toMatchObject({ file: id, bytes: 2_000, sha256: sha256Of(content) })
  expect(leaves[0]!.content).not.toContain('secret place')
})

test('deleted, a file is gone from the list, from the disk and from the space that it took', async () => {
  const { backend, f } = await begin()
  const before = blobsIn(backend).length
  const { id } = (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>()
  const url = `/api/cases/${f.caseId}/files/${id}/remove`
  // The file, its copy and its small picture.
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })
  expect(blobsIn(backend)).toHaveLength(before + 3)
  expect((await f.ben.inject({ method: 'POST', url })).statusCode).toBe(404)
  expect((await f.ana.inject({ method: 'POST', url })).json()).toEqual({ removed: true })
  expect((await f.ana.inject({ method: 'POST', url })).statusCode).toBe(404)
  expect(await listOf(f.ana, f)).toMatchObject({ files: [], used: 0 })
  expect((await fetchOf(f.ana, f, id)).statusCode).toBe(404)
  expect(blobsIn(backend)).toHaveLength(before)
})

test('an upload is canceled, also by the hour when nobody finishes it, and its pieces go', async () => {
  const { backend, f } = await begin()
  const before = blobsIn(backend).length
  const started = async () => {
    const { id } = (await beginUpload(f.ana, f, 'a.bin', 9_000)).json<{ id: string }>()
    await sendBytes(f.ana, f, id, 0, noise(4_000))
    return id
  }
  const id = await started()
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/uploads/${id}/cancel` })
  expect((await offsetOf(f.ana, f, id)).statusCode).toBe(404)
  expect(blobsIn(backend)).toHaveLength(before)

  await started()
  const run = async () => Promise.all(jobsOf(backend).map(async (job) => job.run()))
  await run()
  expect((await listOf(f.ana, f)).uploads).toHaveLength(1)
  backend.clock.now += 49 * 60 * 60_000
  await run()
  const left = await system(backend, (tx) =>
    tx.selectFrom('stored_file').select('id').where('case_id', '=', f.caseId).where('removed_at', 'is', null).execute(),
  )
  expect(left).toEqual([])
  expect(blobsIn(backend)).toHaveLength(before)
})

const jobsOf = ({ database, clock, folder }: TestApp) =>
  jobs({
    cases: casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }),
    accounts: database.accounts,
    clock: () => clock.now,
    files: sealedFiles(localBlobs(path.join(folder, 'files')), testSecret),
  })

test('a blob that nothing refers to is deleted by the second sweep that sees it, and no other', async () => {
  const { backend, f } = await begin()
  await upload(f.ana, f, 'photo.png', png)
  const before = blobsIn(backend).length
  await localBlobs(path.join(backend.folder, 'files')).put(
    (async function* left() {
      yield Buffer.from('a killed server left this')
    })(),
  )
  const sweep = jobsOf(backend).find(({ name }) => name === 'files.sweep')!
  await sweep.run()
  expect(blobsIn(backend)).toHaveLength(before + 1)
  await sweep.run()
  expect(blobsIn(backend)).toHaveLength(before)
})

test('on the disk no file holds a run of what was uploaded', async () => {
  const { backend, f } = await begin()
  const line = 'He picked them up at 6:40 PM, forty minutes late. '
  const { id } = (await beginUpload(f.ana, f, 'notes.txt', line.length * 100)).json<{ id: string }>()
  await sendBytes(f.ana, f, id, 0, Buffer.from(line.repeat(50)))
  const all = () => blobsIn(backend).map((entry) => readFileSync(path.join(entry.parentPath, entry.name)))
  expect(all().some((blob) => blob.includes('picked them up'))).toBe(false)
  await sendBytes(f.ana, f, id, line.length * 50, Buffer.from(line.repeat(50)))
  expect((await finishUpload(f.ana, f, id, sha256Of(Buffer.from(line.repeat(100))))).json()).toMatchObject({ type: 'text/plain' })
  expect(all().some((blob) => blob.includes('picked them up'))).toBe(false)
})

test('asvs-5.2.2 the type is that of the content, and a name that says something else is marked', async () => {
  const { f } = await begin()
  const typed = async (name: string, content: Buffer) => {
    const { type, isMisnamed } = (await upload(f.ana, f, name, content)).json<{ type: string; isMisnamed: boolean }>()
    return [type, isMisnamed]
  }
  const program = Buffer.concat([Buffer.from('MZ'), noise(600)])
  expect(await typed('photo.png', png)).toEqual(['image/png', false])
  expect(await typed('photo.jpg', program)).toEqual(['application/x-msdownload', true])
  expect(await typed('photo.jpg', noise(700, 4))).toEqual(['application/octet-stream', true])
  expect(await typed('page.html', Buffer.from('<script>alert(1)</script>'))).toEqual(['text/plain', false])
  // It says that it ends in .png, and a mark turns it around.
  const { id } = (await beginUpload(f.ana, f, 'photo\u{202e}gnp.exe', program.length)).json<{ id: string }>()
  expect((await listOf(f.ana, f)).uploads).toMatchObject([{ id, name: 'photognp.exe' }])
})

test('asvs-5.2.3 a zip bomb is a small file: nobody opens it', async () => {
  const { f } = await begin()
  const bomb = Buffer.from(zipSync({ 'zeros.bin': new Uint8Array(60 * 1024 * 1024) }))
  expect(bomb.length).toBeLessThan(100_000)
  const before = process.memoryUsage().rss
  expect((await upload(f.ana, f, 'photos.zip', bomb)).json()).toMatchObject({ type: 'application/zip', bytes: bomb.length })
  expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024)
})

test('an empty file, a name without end, a file above the limit and one above the space left: each is refused in a sentence', async () => {
  const { backend, f } = await begin()
  const said = async (name: string, bytes: number) => {
    const reply = await beginUpload(f.ana, f, name, bytes)
    return reply.statusCode === 200 ? 'begins' : messageOf(reply)
  }
  expect(await said('a.txt', 0)).toBe('This file is empty.')
  expect(await said('a'.repeat(255), 10)).toBe('begins')
  expect(await said('ä'.repeat(128), 10)).toBe('The name of this file is too long. Shorten it and try again.')
  expect(await said('/', 10)).toBe('The file needs a name.')
  expect(await said('a.mp4', largestFile + 1)).toBe('This file is larger than 1 GB, the most that can be uploaded.')
  await system(backend, (tx) =>
    tx
      .insertInto('stored_file')
      .values({
        case_id: f.caseId,
        id: '00000000-0000-4000-8000-00000000f11e',
        author_id: f.ana.memberId,
        name: 'large.mp4',
        bytes: quota - 3 * 1024 ** 2,
        created_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  expect(await said('b.mp4', 4 * 1024 ** 2)).toBe(
    'Not enough space: you have 3 MB left of 5 GB in this case. Delete files that you don’t need.',
  )
  expect(await said('c.mp4', 2 * 1024 ** 2)).toBe('begins')
})

test('asvs-5.4.1 asvs-5.4.2 a download is saved under its own name and shown nowhere, whatever it is', async () => {
  const { f } = await begin()
  const { id } = (await upload(f.ana, f, '“Schule” – Seite.html', Buffer.from('<script>alert(1)</script>'))).json<{ id: string }>()
  const { headers } = await fetchOf(f.ana, f, id)
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="_Schule_ _ Seite.html"; filename*=UTF-8''%E2%80%9CSchule%E2%80%9D%20%E2%80%93%20Seite.html`,
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('a piece of a download is asked for by itself', async () => {
  const { f } = await begin()
  const content = noise(150_000, 5)
  const { id, sha256 } = (await upload(f.ana, f, 'clip.bin', content)).json<{ id: string; sha256: string }>()
  const piece = await fetchOf(f.ana, f, id, { range: 'bytes=65530-65549' })
  expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, 'bytes 65530-65549/150000'])
  expect(piece.rawPayload.equals(content.subarray(65_530, 65_550))).toBe(true)
  expect((await fetchOf(f.ana, f, id, { range: 'bytes=-5' })).rawPayload.equals(content.subarray(-5))).toBe(true)
  expect((await fetchOf(f.ana, f, id, { range: 'bytes=150000-' })).statusCode).toBe(416)
  expect((await fetchOf(f.ana, f, id, { range: 'bytes=0-4', 'if-range': `"${sha256}"` })).statusCode).toBe(206)
  expect((await fetchOf(f.ana, f, id, { range: 'bytes=0-4', 'if-range': '"another"' })).statusCode).toBe(200)
})

test('a range goes over the borders of the pieces in which a file arrived, and reads no other piece', async () => {
  const { backend, f } = await begin()
  const content = noise(40_000, 7)
  const { id } = (await beginUpload(f.ana, f, 'clip.bin', content.length)).json<{ id: string }>()
  const ends = [100, 15_000, 15_001, 40_000]
  let from = 0
  for (const end of ends) {
    await sendBytes(f.ana, f, id, from, content.subarray(from, end))
    from = end
  }
  await finishUpload(f.ana, f, id, sha256Of(content))
  const places = [0, 99, 100, 14_999, 15_000, 15_001, 39_999]
  for (const first of places)
    for (const last of places.filter((place) => place >= first)) {
      const { rawPayload } = await fetchOf(f.ana, f, id, { range: `bytes=${first}-${last}` })
      expect(rawPayload.equals(content.subarray(first, last + 1))).toBe(true)
    }
  // Its second piece is gone: the others are still there for who asks for them, and nothing is given out in place of it.
  await system(backend, (tx) => tx.deleteFrom('file_part').where('file_id', '=', id).where('at_byte', '=', 100).execute())
  expect((await fetchOf(f.ana, f, id, { range: 'bytes=15000-15010' })).statusCode).toBe(206)
  for (const range of ['bytes=0-', 'bytes=50-120', 'bytes=100-15000', 'bytes=200-300'])
    expect((await fetchOf(f.ana, f, id, { range })).statusCode).toBe(500)
  expect(new Set(backend.reports)).toEqual(new Set(['GET /api/cases/:case/files/:file/content: A piece of a file is missing.']))
  backend.reports.length = 0
})

test('a server that was killed while it deleted a file leaves nothing: the hour deletes the pieces', async () => {
  const { backend, f } = await begin()
  const before = blobsIn(backend).length
  const { id } = (await upload(f.ana, f, 'clip.bin', noise(5_000, 8))).json<{ id: string }>()
  await system(backend, (tx) =>
    tx
      .updateTable('stored_file')
      .set({ removed_at: new Date(backend.clock.now) })
      .where('id', '=', id)
      .execute(),
  )
  expect(blobsIn(backend)).toHaveLength(before + 1)
  await jobsOf(backend)
    .find(({ name }) => name === 'files.giveUp')!
    .run()
  expect(blobsIn(backend)).toHaveLength(before)
  expect(await system(backend, (tx) => tx.selectFrom('file_part').select('address').where('file_id', '=', id).execute())).toEqual([])
})

test('a file that was damaged on the disk gives out no wrong byte, and is reported', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const content = noise(150_000, 6)
  const { id } = (await upload(f.ana, f, 'clip.bin', content)).json<{ id: string }>()
  const [blob] = blobsIn(backend)
  const at = path.join(blob!.parentPath, blob!.name)
  const damage = (where: number) => {
    const bytes = readFileSync(at)
    bytes[where]! ^= 1
    writeFileSync(at, bytes)
  }
  // What is only asked about is not read.
  const asked = await f.ana.inject({ method: 'HEAD', url: `/api/cases/${f.caseId}/files/${id}/content` })
  expect([asked.statusCode, asked.headers['content-length'], asked.body]).toEqual([200, '150000', ''])
  damage(140_000)
  await expect(fetchOf(f.ana, f, id)).rejects.toThrow('response destroyed before completion')
  expect(backend.reports).toEqual(['a file that is downloaded: A chunk is not what was sealed.'])
  expect((await fetchOf(f.ana, f, id, { range: 'bytes=0-99' })).rawPayload.equals(content.subarray(0, 100))).toBe(true)
  damage(100)
  expect((await fetchOf(f.ana, f, id)).statusCode).toBe(500)
  expect(backend.reports).toHaveLength(2)
  backend.reports.length = 0
})

test('an upload that is sent byte by byte stops, and fills the store with nothing', async () => {
  const { backend, f } = await begin()
  const { id } = (await beginUpload(f.ana, f, 'a.bin', 5_000)).json<{ id: string }>()
  const part = { case_id: f.caseId, author_id: f.ana.memberId, file_id: id, bytes: 1, address: 'a'.repeat(64) }
  const parts = Array.from({ length: 500 }, (_, at) => ({ ...part, at_byte: at }))
  await system(backend, (tx) => tx.insertInto('file_part').values(parts).execute())
  const send = async (at: number) => (await sendBytes(f.ana, f, id, at, Buffer.from([1]))).headers['upload-offset']
  expect([await send(500), await send(501)]).toEqual(['501', '501'])
})

test('another site’s page brings no bytes', async () => {
  const { f } = await begin()
  const { id } = (await beginUpload(f.ana, f, 'a.bin', 10)).json<{ id: string }>()
  const sent = await f.ana.inject({
    method: 'PATCH',
    url: `/api/cases/${f.caseId}/files/uploads/${id}`,
    payload: Buffer.alloc(10),
    headers: { ...tus, 'upload-offset': '0', 'sec-fetch-site': 'cross-site' },
  })
  expect(sent.statusCode).toBe(403)
  // More than was announced is refused too.
  expect((await sendBytes(f.ana, f, id, 0, Buffer.alloc(11))).statusCode).toBe(413)
  // Also where the request doesn’t say how much it brings.
  const payload = Readable.from([Buffer.alloc(6), Buffer.alloc(5)])
  const url = `/api/cases/${f.caseId}/files/uploads/${id}`
  expect((await f.ana.inject({ method: 'PATCH', url, payload, headers: { ...tus, 'upload-offset': '0' } })).statusCode).toBe(413)
  expect((await offsetOf(f.ana, f, id)).headers['upload-offset']).toBe('0')
})

test('a file that was uploaded can’t be changed in the database either', async () => {
  const { backend, f } = await begin()
  const { id } = (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>()
  const change = system(backend, (tx) =>
    tx
      .updateTable('stored_file')
      .set({ sha256: 'a'.repeat(64) })
      .where('id', '=', id)
      .execute(),
  )
  await expect(change).rejects.toThrow('is not changed')
  expect(statSync(path.join(backend.folder, 'files')).mode & 0o777).toBeLessThanOrEqual(0o755)
})
