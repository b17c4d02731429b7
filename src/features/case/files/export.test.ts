import { rmSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { blobsIn, noise, png, sha256Of, upload } from '#test/support/files.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'

// The files of a parent in the export of their account.

const theApp = sharedApp()
type Who = Pick<Family['ana'], 'inject'>
interface Row {
  path: string
  name: string
  used_in: object[]
}

async function exportOf(who: Who) {
  const reply = await who.inject('/api/settings/export')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  const archive = reply.rawPayload
  const files = unzipSync(new Uint8Array(archive))
  const { rows } = JSON.parse(strFromU8(files['data/stored_file.json']!)) as { rows: Row[] }
  return { archive, files, rows, paths: Object.keys(files).filter((name) => name.startsWith('files/')) }
}
async function sent(backend: TestApp, f: Family, who: Family['ana'], to: string) {
  const { id } = (await upload(who, f, 'Früh & spät.png', png)).json<{ id: string }>()
  await post(who, `/api/cases/${f.caseId}/files/${id}/prepare`)
  const reply = await post(who, `/api/cases/${f.caseId}/messages`, { ...written([to]), subject: 'Zanzibar', files: [id], sendAt: null })
  await letMessagesOut(backend)
  return reply.json<{ id: string }>().id
}

test('what a parent uploaded is in their export, byte by byte, with a list that says what each was used in', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const clip = noise(3 * 1024 ** 2 + 77)
  await upload(f.ana, f, 'clip.bin', clip)
  backend.clock.now += 1000
  const message = await sent(backend, f, f.ana, f.ben.memberId)
  const { files, rows, paths } = await exportOf(f.ana)
  expect(rows).toMatchObject([
    {
      path: 'files/1/0001-Fruh-spat.png',
      name: 'Früh & spät.png',
      type: 'image/png',
      bytes: png.length,
      sha256: sha256Of(png),
      case_id: f.caseId,
      used_in: [{ in: 'messages', id: message, sent_at: expect.stringMatching(/^2026-03-12T/) }],
    },
    { path: 'files/1/0002-clip.bin', name: 'clip.bin', bytes: clip.length, sha256: sha256Of(clip), used_in: [] },
  ])
  expect(paths).toEqual(rows.map((row) => row.path))
  expect(Buffer.from(files[rows[0]!.path]!).equals(png)).toBe(true)
  expect(Buffer.from(files[rows[1]!.path]!).equals(clip)).toBe(true)
  expect(strFromU8(files['index.html']!)).toContain('0001-Fruh-spat.png')
})

test('nobody else’s file is in an export: not what one was sent, nor what an attorney’s grant shows', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await sent(backend, f, f.ana, f.ben.memberId)
  const attorney = await grant(backend, f, { seesPrivate: true })
  for (const who of [f.ben, attorney]) {
    const { archive, rows, paths } = await exportOf(who)
    expect([rows, paths]).toEqual([[], []])
    expect(archive.includes(png)).toBe(false)
  }
  const { archive } = await exportOf(f.ana)
  // What it was sent in is named by its kind, id and time alone.
  expect(Object.values(unzipSync(new Uint8Array(archive))).some((content) => strFromU8(content, true).includes('Zanzibar'))).toBe(false)
})

test('a parent who left a case still takes their files along; two cases are two folders', async () => {
  const backend = await theApp()
  const [f, other] = [await family(backend), await family(backend)]
  await upload(f.ana, f, 'photo.png', png)
  await system(backend, async (tx) => {
    await tx.updateTable('case_member').set({ account_id: f.ana.account }).where('id', '=', other.ana.memberId).execute()
    const ended_at = new Date(backend.clock.now)
    await tx.updateTable('case_member').set({ ended_at }).where('id', '=', f.ana.memberId).execute()
  })
  await upload(f.ana, other, 'another.png', png)
  const { rows } = await exportOf(f.ana)
  expect(rows.map((row) => [row.path.slice(0, 8), row.name]).toSorted()).toEqual([
    ['files/1/', expect.any(String)],
    ['files/2/', expect.any(String)],
  ])
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['another.png', 'photo.png'])
})

test('a file that is gone from the store breaks the export off, and is reported', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await upload(f.ana, f, 'clip.bin', noise(5_000))
  const [blob] = blobsIn(backend)
  rmSync(path.join(blob!.parentPath, blob!.name))
  await expect(f.ana.inject('/api/settings/export')).rejects.toThrow('response destroyed before completion')
  expect(backend.reports).toEqual(['an export of an account: A piece of a file is gone from the store.'])
  backend.reports.length = 0
})
