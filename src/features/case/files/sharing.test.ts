import { expect, test } from 'vitest'
import { mp4Sample } from '#ports/cleaning/films.testing.ts'
import { heicSample } from '#ports/cleaning/heic.testing.ts'
import { docxWith, officeSamples } from '#ports/cleaning/office.testing.ts'
import { lockedPdf, pdfSample } from '#ports/cleaning/papers.testing.ts'
import { eicar } from '#ports/scan/suite.ts'
import { speaksClamd } from '#test/support/clamd.ts'
import { blobsIn, noise, png, sha256Of, upload } from '#test/support/files.ts'
import { type Family, family, system } from '#test/support/family.ts'
import { written } from '#test/support/messages.ts'
import { sharedApp, testApp } from '#test/support/test-app.ts'

// What others are given of a file, and when they are not (docs/decisions/0105).

const theApp = sharedApp()
async function begin() {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
type Who = Family['ana']
const listOf = async (who: Who, f: Family) => (await who.inject(`/api/files?case=${f.caseId}`)).json()
const fetchOf = async (who: Who, f: Family, id: string) => who.inject(`/api/cases/${f.caseId}/files/${id}/content`)
const messageOf = (reply: { json: () => { message: string } }) => reply.json().message

test('asvs-5.4.3 a file with a virus is not saved; one that the scanner did not look at is saved and says so', async () => {
  const server = await speaksClamd()
  const backend = await testApp({ env: { CLAMD_URL: server.url } })
  const f = await family(backend)
  const refused = await upload(f.ana, f, 'invoice.txt', eicar)
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    403,
    'The virus scanner found malicious software in this file, so it was not saved.',
  ])
  expect(await listOf(f.ana, f)).toMatchObject({ files: [], uploads: [], used: 0 })
  expect(blobsIn(backend)).toEqual([])
  expect((await upload(f.ana, f, 'photo.png', png)).json()).toMatchObject({ isScanned: true })
  await server.stop()
  expect((await upload(f.ana, f, 'photo.png', png)).json()).toMatchObject({ isScanned: false })
})

test('asvs-5.4.3 without a verdict of the scanner nothing is sent; once it has one, the file is', async () => {
  const server = await speaksClamd()
  server.state.mood = 'refuses'
  const backend = await testApp({ env: { CLAMD_URL: server.url } })
  const f = await family(backend)
  const prepared = async (id: string) =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })).json<{
      refusal: string | null
      file: { isScanned: boolean; canShare: boolean }
    }>()
  const { id } = (await upload(f.ana, f, 'notes.txt', Buffer.from('He was late.'))).json<{ id: string }>()
  expect(await prepared(id)).toMatchObject({
    refusal: 'This file couldn’t be checked for viruses, so it can’t be sent now. Try again later.',
    file: { isScanned: false, canShare: false },
  })
  server.state.mood = 'answers'
  expect(await prepared(id)).toMatchObject({ refusal: null, file: { isScanned: true, canShare: true } })
  // A retry finds it.
  expect(await prepared(id)).toMatchObject({ refusal: null, file: { canShare: true } })
})

const onlyPictures = 'This site has no virus scanner, so only pictures can be sent. Take a photo or a screenshot of it instead.'
const preparedFor = (who: Who, f: Family) => async (name: string, content: Buffer) => {
  const { id } = (await upload(who, f, name, content)).json<{ id: string }>()
  const reply = await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })
  return { id, refusal: reply.json<{ refusal: string | null }>().refusal }
}

test('asvs-5.4.3 without a scanner pictures alone are sent: they are drawn again, so that what hides behind one is gone', async () => {
  const { f } = await begin()
  const prepared = preparedFor(f.ana, f)
  const { bytes: heic } = await heicSample(1)
  for (const [name, content] of [
    ['photo.png', Buffer.concat([png, eicar])],
    ['photo.heic', Buffer.concat([heic, eicar])],
  ] as const) {
    const { id, refusal } = await prepared(name, content)
    expect([name, refusal]).toEqual([name, null])
    const copy = (await f.ana.inject(`/api/cases/${f.caseId}/files/${id}/copy`)).rawPayload
    expect([content.includes(eicar), copy.includes(eicar)]).toEqual([true, false])
  }
  for (const make of [mp4Sample, pdfSample, officeSamples[0]!]) {
    const { name, bytes } = await make(1)
    expect({ name, ...(await prepared(name, bytes)) }).toMatchObject({ name, refusal: onlyPictures })
  }
  const virus = await prepared('invoice.txt', eicar)
  expect(virus.refusal).toBe(onlyPictures)
  // What no copy can be made of says that.
  expect((await prepared('data.bin', noise(300))).refusal).toContain('We can’t remove location data')
  // Its author still has it, and nobody else.
  expect((await fetchOf(f.ana, f, virus.id)).rawPayload.equals(eicar)).toBe(true)
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${virus.id}/copy`)).statusCode).toBe(404)
})

test('asvs-5.4.3 a copy that an older version made without a scanner is not sent any more, unless it is a picture', async () => {
  const { backend, f } = await begin()
  const [text, photo] = [
    (await upload(f.ana, f, 'notes.txt', Buffer.from('He was late.'))).json<{ id: string }>().id,
    (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>().id,
  ]
  for (const [id, type] of [
    [text, 'text/plain'],
    [photo, 'image/png'],
  ] as const)
    await system(backend, (tx) =>
      tx
        .updateTable('stored_file')
        .set({
          copy_address: sha256Of(Buffer.from(id)),
          copy_bytes: 12,
          copy_type: type,
          copy_sha256: sha256Of(png),
          copied_at: new Date(backend.clock.now),
          copied_by: JSON.stringify({ tool: 'none' }),
        })
        .where('id', '=', id)
        .execute(),
    )
  const refusals = async (id: string) =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })).json<{ refusal: string | null }>().refusal
  expect([await refusals(text), await refusals(photo)]).toEqual([onlyPictures, null])
  const { files } = await listOf(f.ana, f)
  expect(files.map(({ id, canShare }: { id: string; canShare: boolean }) => [id === text, canShare]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ])
  const sent = await f.ana.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/messages`,
    payload: { ...written([f.ben.memberId]), subject: 'Notes', files: [text], sendAt: null },
  })
  expect([sent.statusCode, messageOf(sent)]).toEqual([400, 'A file you attached can’t be sent. Remove it.'])
})

test('asvs-5.4.3 a virus that the scanner did not see when the file arrived is found before the file is sent', async () => {
  const server = await speaksClamd()
  server.state.mood = 'hangs_up'
  const backend = await testApp({ env: { CLAMD_URL: server.url } })
  const f = await family(backend)
  const { id } = (await upload(f.ana, f, 'invoice.txt', eicar)).json<{ id: string }>()
  const prepared = async () =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })).json<{ refusal: string }>().refusal
  const unchecked = 'This file couldn’t be checked for viruses, so it can’t be sent now. Try again later.'
  expect(await prepared()).toBe(unchecked)
  server.state.mood = 'answers'
  expect(await prepared()).toBe('The virus scanner found malicious software in this file, so it can’t be sent.')
  await server.stop()
  expect(await prepared()).toBe(unchecked)
  // A picture is not sent without a verdict either, where a scanner is set.
  expect(await preparedFor(f.ana, f)('photo.png', png)).toMatchObject({ refusal: unchecked })
  // Reported once each time that it goes.
  expect(backend.reports).toHaveLength(2)
  backend.reports.length = 0
})

test('film, PDF, HEIC and office files are given as copies of their own; what lies about its type, or can’t be cleaned, says why', async () => {
  const server = await speaksClamd()
  const f = await family(await testApp({ env: { CLAMD_URL: server.url } }))
  const prepared = async (name: string, content: Buffer) => {
    const { id } = (await upload(f.ana, f, name, content)).json<{ id: string }>()
    const reply = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/prepare` })
    const { refusal, file } = reply.json<{ refusal: string | null; file: { canShare: boolean } }>()
    // The original stays as it came, for its author.
    expect((await fetchOf(f.ana, f, id)).rawPayload.equals(content)).toBe(true)
    return { refusal, canShare: file.canShare }
  }
  for (const make of [mp4Sample, pdfSample, heicSample, officeSamples[0]!]) {
    const { name, bytes } = await make(1)
    expect({ name, ...(await prepared(name, bytes)) }).toEqual({ name, refusal: null, canShare: true })
  }
  const { bytes } = await pdfSample(0)
  expect(await prepared('photo.jpg', bytes)).toEqual({
    refusal: 'This file isn’t the type that its name says, so it can’t be sent.',
    canShare: false,
  })
  expect(await prepared('locked.pdf', lockedPdf())).toMatchObject({ refusal: expect.stringMatching(/password/), canShare: false })
  const { bytes: bomb } = await docxWith({ 'word/large.xml': new Uint8Array(4 * 1024 * 1024) })
  expect(await prepared('bomb.docx', bomb)).toMatchObject({ refusal: expect.stringMatching(/too large/), canShare: false })
})
