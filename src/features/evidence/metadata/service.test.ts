import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { type Family, family, grant, system } from '#test/support/family.ts'
import { blobsIn, noise, sha256Of, upload } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './work.ts'

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888888' } })
  .withExif({
    IFD0: { Make: 'Example', Model: 'Phone 9', Software: 'Adobe Photoshop 25.0' },
    IFD2: { DateTimeOriginal: '0000:00:00 00:00:00', DateTimeDigitized: '2019:03:01 10:11:12' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 4600/100', GPSLongitudeRef: 'W', GPSLongitude: '79/1 58/1 5600/100' },
  })
  .jpeg()
  .toBuffer()

// Work of a queue is that of a whole database.
async function begin() {
  const backend = await testApp()
  return { backend, f: await family(backend) }
}
const older = ({ database, clock }: TestApp) =>
  jobs({ cases: casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }), clock: () => clock.now })[0]!
type Who = Pick<Family['ana'], 'inject'>
const uploaded = async (f: Family, name: string, content: Buffer) => (await upload(f.ana, f, name, content)).json<{ id: string }>().id
const of = (f: Family, file: string) => `/api/cases/${f.caseId}/files/${file}`
const metadataOf = async (who: Who, f: Family, file: string) => who.inject(`${of(f, file)}/metadata`)

test('an uploaded photo is read: its dates, device, position and program, and the original stays byte by byte', async () => {
  const { backend, f } = await begin()
  const file = await uploaded(f, 'photo.jpg', photo)
  expect((await metadataOf(f.ana, f, file)).json()).toMatchObject({ state: 'waiting', by: null, made: [] })
  await doWork(backend)
  const read = (await metadataOf(f.ana, f, file)).json()
  expect(read).toMatchObject({
    state: 'read',
    sha256: sha256Of(photo),
    device: 'Example Phone 9',
    position: { latitude: 40.446111, longitude: -79.982222 },
    traces: [{ kind: 'software', text: 'Adobe Photoshop 25.0' }],
  })
  // The year 0 is no time; what stands beside it is, and has no time zone.
  expect(read.made.map(({ raw, local, offset }: Record<string, unknown>) => [raw, local, offset])).toEqual([
    ['0000:00:00 00:00:00', null, null],
    ['2019:03:01 10:11:12', '2019-03-01T10:11:12', null],
  ])
  expect(read.made[1].against).toMatchObject({ is: 'before' })
  expect((await f.ana.inject(`${of(f, file)}/content`)).rawPayload.equals(photo)).toBe(true)
  // What the tool wrote is a file of its own, whose hash stands in its author's own log, with that of the original.
  const saved = await f.ana.inject(`${of(f, file)}/metadata.json`)
  expect(createHash('sha256').update(saved.rawPayload).digest('hex')).toBe(read.by.sha256)
  expect(JSON.parse(saved.body)).toMatchObject({ original: { sha256: sha256Of(photo) }, tool: read.by.tool, version: read.by.version })
  expect(saved.headers['content-disposition']).toMatch(/^attachment/)
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_object').select(['log', 'content']).where('case_id', '=', f.caseId).orderBy('seq').execute(),
  )
  expect(leaves.map(({ log }) => log)).toEqual([f.ana.memberId, f.ana.memberId])
  expect(JSON.parse(leaves[1]!.content)).toMatchObject({
    file,
    sha256: sha256Of(photo),
    metadata: { sha256: read.by.sha256 },
    refusal: null,
  })
  expect(leaves[1]!.content).not.toMatch(/40\.44|Phone 9/)
  // Done again, as after a crash, nothing is added.
  const before = blobsIn(backend).length
  await older(backend).run()
  await doWork(backend)
  expect(blobsIn(backend)).toHaveLength(before)
})

test('of bytes of no kind it says that there is none, and by what it was looked for', async () => {
  const { backend, f } = await begin()
  const file = await uploaded(f, 'noise.bin', noise(4000))
  await doWork(backend)
  expect((await metadataOf(f.ana, f, file)).json()).toMatchObject({
    state: 'cannot',
    refusal: 'kind',
    by: { sha256: null },
    position: null,
  })
  expect((await f.ana.inject(`${of(f, file)}/metadata.json`)).statusCode).toBe(404)
})

test('nobody else learns of it: not the other parent, not an attorney who sees private records, nobody outside', async () => {
  const { backend, f } = await begin()
  const file = await uploaded(f, 'photo.jpg', photo)
  await doWork(backend)
  const attorney = await grant(backend, f, { seesPrivate: true })
  const outside = await family(backend)
  for (const who of [f.ben, attorney, outside.ana]) {
    expect((await metadataOf(who, f, file)).statusCode).toBe(404)
    expect((await who.inject(`${of(f, file)}/metadata.json`)).statusCode).toBe(404)
  }
  expect((await backend.app.inject(`${of(f, file)}/metadata`)).statusCode).toBe(401)
})

test('a file that is deleted takes its metadata along, and one that is deleted before it was read is not read', async () => {
  const { backend, f } = await begin()
  const before = blobsIn(backend).length
  const [read, never] = [await uploaded(f, 'photo.jpg', photo), await uploaded(f, 'other.jpg', photo)]
  await f.ana.inject({ method: 'POST', url: `${of(f, never)}/remove` })
  await doWork(backend)
  expect(blobsIn(backend)).toHaveLength(before + 2)
  await f.ana.inject({ method: 'POST', url: `${of(f, read)}/remove` })
  expect(blobsIn(backend)).toHaveLength(before)
  expect((await metadataOf(f.ana, f, read)).statusCode).toBe(404)
  expect(await system(backend, (tx) => tx.selectFrom('file_metadata').select('file_id').execute())).toEqual([{ file_id: read }])
})

test('files that came before are asked for by a job, once they have stood for ten minutes', async () => {
  const { backend, f } = await begin()
  const file = await uploaded(f, 'photo.jpg', photo)
  await backend.database.owner.deleteFrom('pgboss.job' as never).execute()
  await older(backend).run()
  await doWork(backend)
  expect((await metadataOf(f.ana, f, file)).json().state).toBe('waiting')
  backend.clock.now += 11 * 60_000
  await older(backend).run()
  await doWork(backend)
  expect((await metadataOf(f.ana, f, file)).json().state).toBe('read')
})
