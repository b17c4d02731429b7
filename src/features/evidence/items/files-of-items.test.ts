import { expect, test } from 'vitest'
import { type Family, family, grant } from '#test/support/family.ts'
import { png, upload } from '#test/support/files.ts'
import { doWork } from '#test/support/queue.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()
const begin = async () => {
  const backend = await theApp()
  return { backend, f: await family(backend) }
}
type Who = Pick<Family['ana'], 'inject'>
const put = async (f: Family, name: string, content: Buffer) => {
  const file = (await upload(f.ana, f, name, content)).json<{ id: string }>().id
  const added = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: false } })
  return { file, id: added.json<{ id: string }>().id }
}
const foundIn = async (who: Who, f: Family, q: string) =>
  (await who.inject(`/api/evidence-text?case=${f.caseId}&q=${encodeURIComponent(q)}`)).json()
const said = { title: 'Log', note: '', day: null, device: '', privacy: 'private', isSure: false, tags: [] }
const save = async (f: Family, item: string, isSensitive: boolean) =>
  f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${item}`, payload: { ...said, isSensitive } })

test('a copy that is made after the item is the item’s, with the small picture', async () => {
  const { f } = await begin()
  const { file, id } = await put(f, 'gate.png', png)
  const one = async () => (await f.ana.inject(`/api/evidence/${id}?case=${f.caseId}`)).json()
  expect(await one()).toMatchObject({ copyType: null, hasSmall: false })
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/prepare`, payload: {} })
  expect(await one()).toMatchObject({ copyType: 'image/png', hasSmall: true })
})

test('the text of an item is read by itself and found with its page; of what is sensitive it is forgotten, and never read', async () => {
  const { backend, f } = await begin()
  const { file, id } = await put(f, 'log.txt', Buffer.from('Wednesday: arrived at the harbor gate at 5:25 PM\n'))
  const other = (await upload(f.ana, f, 'other.txt', Buffer.from('The harbor again\n'))).json<{ id: string }>().id
  const textOf = (name: string) => `/api/cases/${f.caseId}/files/${name}/text`
  await f.ana.inject({ method: 'POST', url: textOf(other), payload: {} })
  await doWork(backend)
  const { found, hasMore } = await foundIn(f.ana, f, 'harbor')
  // A file that is no item is not found here.
  expect([found, hasMore]).toMatchObject([[{ item: id, title: 'log', page: 1 }], false])
  expect(found[0].excerpt.filter((part: { isFound: boolean }) => part.isFound)).toEqual([{ text: 'harbor', isFound: true }])
  const attorney = await grant(backend, f, { scopes: ['evidence'], seesPrivate: true })
  for (const who of [f.ben, attorney]) expect((await foundIn(who, f, 'harbor')).found).toEqual([])

  expect((await save(f, id, true)).statusCode).toBe(200)
  await doWork(backend)
  expect((await foundIn(f.ana, f, 'harbor')).found).toEqual([])
  const refused = await f.ana.inject({ method: 'POST', url: textOf(file), payload: {} })
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'You marked this file as sensitive, so no program reads it.'])

  expect((await save(f, id, false)).statusCode).toBe(200)
  await doWork(backend)
  expect((await foundIn(f.ana, f, 'harbor')).found).toMatchObject([{ item: id, title: 'Log' }])
})
