import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Family, family } from '#test/support/family.ts'
import { beginUpload, png, upload } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { sharedApp } from '#test/support/test-app.ts'

// What comes into the vault and should not, or not like this.

const theApp = sharedApp()
const begin = async () => {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
const add = async (who: Family['ana'], f: Family, file: string) =>
  (await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: false } })).json<{
    id: string | null
    same: object | null
  }>()

test('a video of 4 GB is refused with what is allowed, before a byte of it is sent', async () => {
  const { f } = await begin()
  const refused = await beginUpload(f.ana, f, 'trip.mp4', 4 * 1024 ** 3)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'This file is larger than 1 GB, the most that can be uploaded.',
  ])
  expect((await f.ana.inject(`/api/files?case=${f.caseId}`)).json()).toMatchObject({ uploads: [], used: 0 })
})

test('of a name with path parts the last one stays', async () => {
  const { f } = await begin()
  for (const [given, name] of [
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\ana\\photo.png', 'photo.png'],
  ] as const) {
    const stored = (await upload(f.ana, f, given, Buffer.concat([png, Buffer.from(name)]))).json<{ id: string; name: string }>()
    const { id } = await add(f.ana, f, stored.id)
    expect([stored.name, (await f.ana.inject(`/api/evidence/${id}?case=${f.caseId}`)).json().name]).toEqual([name, name])
    const { headers } = await f.ana.inject(`/api/cases/${f.caseId}/files/${stored.id}/content`)
    expect(headers['content-disposition']).toContain(`filename="${name}"`)
  }
})

test('a photo whose EXIF says the year 0 has no moment, and is stored as it is', async () => {
  const { backend, f } = await begin()
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Test phone' }, IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } })
    .toBuffer()
  const { id } = (await upload(f.ana, f, 'old.jpg', photo)).json<{ id: string }>()
  await add(f.ana, f, id)
  await doWork(backend)
  // What stands there is said, and no moment is made of it.
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${id}/metadata`)).json()).toMatchObject({
    state: 'read',
    device: 'Test phone',
    made: [{ raw: '0000:00:00 00:00:00', local: null, against: null }],
  })
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${id}/content`)).rawPayload.equals(photo)).toBe(true)
})

test('the same file by both parents is an item of each, and neither learns of the other’s', async () => {
  const { f } = await begin()
  const answers: unknown[] = []
  for (const who of [f.ana, f.ben]) {
    const { id, ...stored } = (await upload(who, f, 'letter.png', png)).json<{ id: string; uploadedAt: string }>()
    const added = await add(who, f, id)
    const list = (await who.inject(`/api/evidence?case=${f.caseId}`)).json<{ count: number }>()
    answers.push({ ...stored, uploadedAt: '', same: added.same, isNew: added.id !== null, count: list.count })
  }
  expect(answers[0]).toMatchObject({ same: null, isNew: true, count: 1 })
  expect(answers[1]).toEqual(answers[0])
})
