import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Family, family } from '#test/support/family.ts'
import { png, sendBytes, finishUpload, sha256Of, upload } from '#test/support/files.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { doWork } from '#test/support/queue.ts'
import { askFor, recordFor, textOf } from '#test/support/records.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp } from '#test/support/test-app.ts'

// What is marked as sensitive is shown, read, copied and taken along when that is chosen twice (docs/decisions/0139).

const theApp = sharedApp()
const begin = async () => {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
const at = (f: Family, path: string) => `/api/cases/${f.caseId}/${path}`

/** A file that was marked before its upload began. */
async function putMarked(f: Family, name: string, content: Buffer) {
  const begun = await f.ana.inject({
    method: 'POST',
    url: at(f, 'files/uploads'),
    payload: { name, bytes: content.length, isSensitive: true },
  })
  const { id: file } = begun.json<{ id: string }>()
  await sendBytes(f.ana, f, file, 0, content)
  expect((await finishUpload(f.ana, f, file, sha256Of(content))).json()).toMatchObject({ isSensitive: true })
  const added = await f.ana.inject({ method: 'POST', url: at(f, 'evidence'), payload: { file, again: false } })
  return { file, item: added.json<{ id: string }>().id }
}
const one = async (f: Family, item: string) => (await f.ana.inject(`/api/evidence/${item}?case=${f.caseId}`)).json()
const prepared = async (f: Family, file: string) =>
  (await post(f.ana, at(f, `files/${file}/prepare`))).json<{ refusal: string | null; file: { canShare: boolean } }>()

test('marked before the upload, no program reads it and no copy is made by itself', async () => {
  const { backend, f } = await begin()
  const { file, item } = await putMarked(f, 'log.txt', Buffer.from('The harbor gate'))
  expect(await one(f, item)).toMatchObject({ isSensitive: true, hasSmall: false, copyType: null })
  await doWork(backend)
  expect((await f.ana.inject(at(f, `files/${file}/text`))).json()).toMatchObject({ state: 'none', page: null })
  expect((await f.ana.inject({ method: 'POST', url: at(f, `files/${file}/text`), payload: {} })).statusCode).toBe(403)
  const picture = await putMarked(f, 'rash.png', png)
  expect(await prepared(f, picture.file)).toMatchObject({
    refusal: 'You marked this file as sensitive. To send it, make its copy in your evidence vault and confirm that there.',
    file: { canShare: false },
  })
})

test('confirmed, it has a copy and no small picture; the mark taken away and set again asks again', async () => {
  const { f } = await begin()
  const { file, item } = await putMarked(f, 'rash.png', png)
  expect((await post(f.ben, at(f, `files/${file}/confirm-copy`))).statusCode).toBe(404)
  expect((await post(f.ana, at(f, `files/${file}/confirm-copy`))).json()).toEqual({ confirmed: true })
  expect(await prepared(f, file)).toMatchObject({ refusal: null, file: { canShare: true } })
  expect([
    (await f.ana.inject(at(f, `files/${file}/copy`))).statusCode,
    (await f.ana.inject(at(f, `files/${file}/small`))).statusCode,
  ]).toEqual([200, 404])
  const said = { title: 'Rash', note: '', day: null, device: '', privacy: 'private', isSure: false, tags: [] }
  for (const isSensitive of [false, true])
    expect((await f.ana.inject({ method: 'PUT', url: at(f, `evidence/${item}`), payload: { ...said, isSensitive } })).statusCode).toBe(200)
  expect((await prepared(f, file)).refusal).toContain('You marked this file as sensitive')
  const sent = await post(f.ana, at(f, 'messages'), { ...written([f.ben.memberId]), subject: 'Rash', files: [file], sendAt: null })
  expect([sent.statusCode, sent.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringContaining('You marked this file as sensitive'),
  ])
})

test('a record and the account’s export leave it out and say so, unless it is asked for twice; the other parent’s record has what they got', async () => {
  const { backend, f } = await begin()
  const { file } = await putMarked(f, 'rash.png', png)
  await post(f.ana, at(f, `files/${file}/confirm-copy`))
  await prepared(f, file)
  const { id } = (
    await post(f.ana, at(f, 'messages'), { ...written([f.ben.memberId]), subject: 'Rash', files: [file], sendAt: null })
  ).json<{ id: string }>()
  await letMessagesOut(backend)
  await post(f.ben, at(f, `messages/${id}/open`))
  const pictures = (files: ReadonlyMap<string, Uint8Array>) => [...files.keys()].filter((name) => name.endsWith('.png')).length
  const without = await recordFor(backend, f.ana, f)
  expect([pictures(without.files), textOf(without.files, 'manifest.json').includes('files marked as sensitive')]).toEqual([0, true])
  const once = await askFor(f.ana, f, { sensitive: true } as object)
  expect([once.statusCode, once.json<{ message: string }>().message]).toEqual([
    400,
    'Confirm that files you marked as sensitive go into the record.',
  ])
  const twice = await recordFor(backend, f.ana, f, { sensitive: true, isSure: true } as object)
  expect(pictures(twice.files)).toBe(1)
  expect(pictures((await recordFor(backend, f.ben, f)).files)).toBe(1)

  const exported = async (query: string) =>
    Object.keys(unzipSync(new Uint8Array((await f.ana.inject(`/api/settings/export${query}`)).rawPayload))).filter((name) =>
      name.startsWith('files/'),
    ).length
  await upload(f.ana, f, 'notes.txt', Buffer.from('Nothing to hide'))
  expect([await exported(''), await exported('?sensitive=yes'), await exported('?sensitive=yes&sure=yes')]).toEqual([1, 1, 2])
})
