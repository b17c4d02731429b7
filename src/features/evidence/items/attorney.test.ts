// What an attorney reads of a file that is in a privileged item: its pages and its words, as long as the item is shown to them.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Family, family, grant, system, type TestPerson } from '#test/support/family.ts'
import { doWork } from '#test/support/queue.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import { ask, ofFile, pdfOf, put, view } from '#test/support/texts.ts'

const theApp = sharedApp()
const said = {
  title: 'Letter',
  note: '',
  day: '2026-03-10',
  device: '',
  privacy: 'privileged',
  isSensitive: false,
  isSure: false,
  tags: [],
}
const at = (f: Family, id: string) => `/api/cases/${f.caseId}/evidence/${id}`
const save = async (f: Family, id: string, more: object = {}) =>
  f.ana.inject({ method: 'PUT', url: at(f, id), payload: { ...said, ...more } })

/** Ana's PDF of two pages in a privileged item, and read. */
async function letter(backend: TestApp, f: Family) {
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['The harbor opens late', 'Second page of the harbor letter']))
  const added = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: false } })
  const { id } = added.json<{ id: string }>()
  expect((await save(f, id)).statusCode).toBe(200)
  await doWork(backend)
  return { file, id }
}
const scopes = ['evidence'] as const
const statusOf = async (who: TestPerson, address: string) => (await who.inject(address)).statusCode
/** Every way to the pages and words of a file. */
const ways = (f: Family, file: string) => [
  `${ofFile(f, file)}/text?page=1`,
  `${ofFile(f, file)}/pages`,
  `${ofFile(f, file)}/pages/1.jpg?size=small`,
  `/api/cases/${f.caseId}/texts?q=harbor&file=${file}`,
]
const all = async (who: TestPerson, f: Family, file: string) => Promise.all(ways(f, file).map((way) => statusOf(who, way)))
const foundIn = async (who: TestPerson, f: Family) => (await who.inject(`/api/evidence-text?case=${f.caseId}&q=harbor`)).json().found

test('an attorney sees the pages of a privileged PDF as pictures, finds words in it, and changes nothing', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes, seesPrivate: true })
  const { file, id } = await letter(backend, f)
  expect(await view(lena, f, file, 2)).toMatchObject({
    state: 'read',
    pages: 2,
    hasText: true,
    shows: 'pages',
    isOwn: false,
    page: { page: 2, source: 'layer', text: 'Second page of the harbor letter' },
  })
  expect((await lena.inject(`${ofFile(f, file)}/pages`)).json()).toEqual({ count: 2, problem: null })
  const picture = await lena.inject(`${ofFile(f, file)}/pages/2.jpg?size=small`)
  expect(picture.headers['content-type']).toBe('image/jpeg')
  expect((await sharp(picture.rawPayload).metadata()).height).toBe(1100)
  const { found } = (await lena.inject(`/api/cases/${f.caseId}/texts?q=harbor&file=${file}`)).json()
  expect(found).toMatchObject([
    { file, name: 'letter.pdf', page: 1 },
    { file, name: 'letter.pdf', page: 2 },
  ])
  expect(await foundIn(lena, f)).toMatchObject([
    { item: id, title: 'Letter', page: 1 },
    { item: id, title: 'Letter', page: 2 },
  ])
  // The original stays with its author, and nobody else has it read again.
  expect(await statusOf(lena, `${ofFile(f, file)}/content`)).toBe(404)
  expect((await ask(lena, f, file)).statusCode).toBe(404)
  // It is a look at evidence, which Ana reads.
  const looks = await system(backend, (tx) => tx.selectFrom('case_look').select('scope').where('member_id', '=', lena.memberId).execute())
  expect(looks).toEqual([{ scope: 'evidence' }])
})

test('no other seat sees a page or a word, and each is answered as for a file that does not exist', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { file } = await letter(backend, f)
  const others = [
    f.ben,
    await grant(backend, f, { scopes }),
    await grant(backend, f, { scopes, seesPrivate: true }, f.ben.memberId),
    await grant(backend, f, { scopes: ['case', 'hearings'], seesPrivate: true }),
    await grant(backend, f, { scopes, seesPrivate: true, days: { from: '2026-03-11', to: '2026-03-31' } }),
    await grant(backend, f, { scopes, seesPrivate: true, until: new Date(backend.clock.now) }),
    await grant(backend, f, { scopes, role: 'gal' }),
    (await family(backend)).ana,
  ]
  const nothing = crypto.randomUUID()
  for (const who of others) {
    const [there, nowhere] = [
      await Promise.all(ways(f, file).map((way) => who.inject(way))),
      await Promise.all(ways(f, nothing).map((way) => who.inject(way))),
    ]
    expect(there.map(({ statusCode, body }) => [statusCode, body.replaceAll(file, nothing)])).toEqual(
      nowhere.map(({ statusCode, body }) => [statusCode, body]),
    )
    expect(there.slice(0, 3).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(there[3]!.body).not.toContain('harbor letter')
  }
})

test('what is private again or removed, and what a grant does not show any more, is gone at once', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes, seesPrivate: true })
  const { file, id } = await letter(backend, f)
  expect(await all(lena, f, file)).toEqual([200, 200, 200, 200])
  await save(f, id, { privacy: 'private' })
  expect(await all(lena, f, file)).toEqual([404, 404, 404, 404])
  expect(await foundIn(lena, f)).toEqual([])
  await save(f, id)
  expect(await all(lena, f, file)).toEqual([200, 200, 200, 200])
  await f.ana.inject({ method: 'POST', url: `${at(f, id)}/remove`, payload: {} })
  expect(await all(lena, f, file)).toEqual([404, 404, 404, 404])
  expect(await foundIn(lena, f)).toEqual([])

  const again = await letter(backend, f)
  expect(await all(lena, f, again.file)).toEqual([200, 200, 200, 200])
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/people/seats/${lena.memberId}/end`, payload: {} })
  expect(await all(lena, f, again.file)).toEqual([404, 404, 404, 404])
})

test('of what is sensitive the words are forgotten, and the pages stay', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes, seesPrivate: true })
  const { file, id } = await letter(backend, f)
  // Sensitive: its words are forgotten, and her attorney still sees its pages.
  await save(f, id, { isSensitive: true, isSure: true })
  await doWork(backend)
  expect([(await view(lena, f, file)).state, await foundIn(lena, f)]).toEqual(['none', []])
  await save(f, id)
  await doWork(backend)
  expect(await foundIn(lena, f)).toHaveLength(2)
})
