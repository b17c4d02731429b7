import { expect, test } from 'vitest'
import { importElected } from '#test/support/elected.ts'
import { file, ratingOf } from '#test/support/ratings.ts'
import { nextDay, readers } from '#test/support/authors.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

const berger = (name: string, on = '20141104') =>
  `TX,${on},general,District Judge,322nd Judicial District,Tarrant,1,${name},10,0.6,2,trial,`
/** Others, so that one change is no fifth of the file. */
const others = Array.from(
  { length: 20 },
  (_, at) =>
    `TX,20181106,general,District Judge,${400 + at}th Judicial District,Dallas,1,Ada Thorn${'abcdefghijklmnopqrst'[at]},10,0.6,2,trial,`,
)

const imports = (home: TestApp) => (lines: readonly string[], on?: string) => importElected(home, [...lines, ...others], on)

const found = async ({ app }: TestApp, q: string) =>
  (await app.inject(`/api/professionals?${new URLSearchParams({ q })}`))
    .json<{ items: { id: string; name: string; title: string }[] }>()
    .items.filter(({ name }) => !name.startsWith('Ada'))

test('a changed spelling keeps the page, and with it every review', async () => {
  const home = await testApp()
  const load = imports(home)
  await load([berger('Nancy Berger')])
  const { id } = (await found(home, 'Nancy Berger'))[0]!
  expect((await file(home.app, ratingOf(id))).json().status).toBe('pending')
  await nextDay(home)
  await nextDay(home)
  expect(await readers(home, id)).toHaveLength(1)

  const renamed = await load([berger('Nancy L. Berger')], '2026-04-01')
  expect(renamed).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect(renamed.notes).toEqual([
    { line: 2, why: '"Nancy Berger" of the last edition is the same person as "Nancy L. Berger": the page and its reviews stay.' },
  ])
  expect(renamed.differences).toMatchObject([
    { name: 'Nancy L. Berger', fields: [{ field: 'name', now: ['Nancy Berger'], next: ['Nancy L. Berger'] }] },
  ])
  expect(await found(home, 'Nancy Berger')).toMatchObject([{ id, name: 'Nancy L. Berger' }])
  expect(await readers(home, id)).toHaveLength(1)
  expect((await home.app.inject(`/api/professionals/${id}`)).json()).toMatchObject({ name: 'Nancy L. Berger', goneOn: null })

  // The next edition knows her by the new key, and may write her as before again.
  expect(await load([berger('Nancy L. Berger')], '2026-05-01')).toMatchObject({ added: 0, changed: 0, removed: 0 })
  expect(await load([berger('Nancy Berger')], '2026-06-01')).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect(await found(home, 'Nancy Berger')).toMatchObject([{ id, name: 'Nancy Berger' }])
})

test('a misspelling is mended for the same seat and day; a re-election is followed under the same name', async () => {
  const home = await testApp()
  const load = imports(home)
  await load([berger('Nancy Berger')])
  const { id } = (await found(home, 'Berger'))[0]!
  await load([berger('Nancy Bergger')], '2026-04-01')
  await load([berger('Nancy L. Bergger', '20181106')], '2026-05-01')
  expect(await found(home, 'Bergger')).toMatchObject([{ id, name: 'Nancy L. Bergger' }])
})

test('someone else in the seat, a namesake elsewhere and two who could be meant get pages of their own', async () => {
  const home = await testApp()
  const load = imports(home)
  const smith = (name: string, office: string, county: string, on = '20141104') =>
    `TX,${on},general,${office},,${county},1,${name},10,0.6,2,trial,`
  await load([
    berger('Nancy Berger'),
    smith('John Smith', 'Judge County Court at Law No. 1', 'Bell'),
    smith('Rex Murk', 'Judge County Court at Law No. 2', 'Bell'),
    smith('R. Murk', 'Judge County Court at Law No. 2', 'Bell', '20101102'),
  ])
  const before = await Promise.all(['Nancy Berger', 'John Smith', 'Murk'].map((name) => found(home, name)))
  const outcome = await load(
    [
      berger('James Munford', '20181106'),
      smith('John A. Smith', 'Judge County Court at Law No. 3', 'Harris', '20181106'),
      smith('Rex Q. Murk', 'Judge County Court at Law No. 2', 'Bell', '20141104'),
    ],
    '2026-04-01',
  )
  expect(outcome.notes.map(({ why }) => why)).toEqual([])
  const after = await Promise.all(['James Munford', 'John Smith', 'Murk'].map((name) => found(home, name)))
  const ids = (people: { id: string }[][]) => people.flat().map(({ id }) => id)
  expect(ids(after).filter((id) => ids(before).includes(id))).toEqual([])
  expect(after.flat()).toHaveLength(3)
})

test('a person who comes under a name that someone else has left is given an id of their own', async () => {
  const home = await testApp()
  const load = imports(home)
  await load([berger('Nancy Berger')])
  const { id } = (await found(home, 'Nancy Berger'))[0]!
  await load([berger('Nancy L. Berger')], '2026-04-01')
  // A second seat of the same words and name: another person, with the first one's old key.
  await load([berger('Nancy L. Berger'), berger('Nancy Berger', '20181106')], '2026-05-01')
  const both = await found(home, 'Nancy Berger')
  expect(new Set(both.map((one) => one.id)).size).toBe(2)
  expect(both.find((one) => one.id === id)).toMatchObject({ name: 'Nancy L. Berger' })
})
