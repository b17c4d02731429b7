import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { screenTexts } from '#domain/screening/texts.ts'
import { authorOf, call, nextDay, plain, rows } from './support/authors.ts'
import { holder, putLena, claimUser } from './support/claims.ts'
import { putPublished } from './support/published.ts'
import { file, putPerson, ratingOf } from './support/ratings.ts'
import { said as quoted, there } from './support/takedown.ts'
import { testApp } from './support/test-app.ts'

// Every pair and every triple of the screening's actions on a sentence, sent to each place that accepts a text. A text that must be
// edited is never stored just because another finding looks graver. domain/screening/actions.test.ts has the whole table.

const of = {
  publish: 'I was in the courtroom and the hearing began an hour late.',
  nudge: 'I saw that she never let me finish.',
  hold: 'I was there and the judge took bribes.',
  edit: 'I was there with my daughter Emily Johnson of Oak Elementary School.',
  block: 'I was there. I will kill this judge.',
} as const
type Action = keyof typeof of

const all = Object.keys(of) as Action[]
const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]))
const some: readonly Action[][] = [
  ...pairs,
  ...pairs.flatMap(([one, other]) => all.slice(all.indexOf(other!) + 1).map((third) => [one!, other!, third])),
]
const textOf = (actions: readonly Action[]) => actions.map((action) => of[action]).join(' ')
const answerTo = (actions: readonly Action[]) =>
  actions.includes('block')
    ? 'blocked'
    : actions.includes('edit')
      ? 'needs_author_edit'
      : actions.includes('hold')
        ? 'queued_human'
        : 'pending'
const isStopped = (actions: readonly Action[]) => actions.includes('block') || actions.includes('edit')

test('there are ten pairs and ten triples', () => {
  expect(some.map(({ length }) => length).toSorted()).toEqual([...Array<number>(10).fill(2), ...Array<number>(10).fill(3)])
})

test('ratings: in one answer and spread over the answers, and the form agrees with the server', async () => {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  let stored = 0
  for (const actions of some) {
    const [saw, wentWell, shouldKnow] = actions.map((action) => of[action]) as [string, string, string?]
    for (const texts of [{ saw: textOf(actions) }, { saw: `${saw} It was in the spring of the year.`, wentWell, shouldKnow }]) {
      const reply = await file(home.app, { ...ratingOf(vera), ...texts })
      expect([actions, reply.json<{ status: string }>().status]).toEqual([actions, answerTo(actions)])
      stored += isStopped(actions) ? 0 : 1
      // The form's message, "2 places need a change" or "Ready to send", comes from its own checks.
      const form = screenTexts(texts, { name: 'Vera Example', role: 'judge' })
      expect([actions, form.findings.some(({ action }) => action === 'edit' || action === 'block')]).toEqual([actions, isStopped(actions)])
    }
  }
  expect(await rows(home, 'review_intake')).toHaveLength(stored)
}, 60_000)

test('a later version of a rating', async () => {
  const { home, receipt, vera, send } = await authorOf()
  await send(plain)
  await nextDay(home)
  const edit = (saw: string) => call(home, '/edit', { receipt, version: 1, ...ratingOf(vera), professional: undefined, saw }, randomUUID())
  for (const actions of some.filter(isStopped))
    expect([actions, (await edit(textOf(actions))).json<{ status: string }>().status]).toEqual([actions, answerTo(actions)])
  expect(await rows(home, 'review_intake')).toEqual([])
  expect((await edit(textOf(['publish', 'hold']))).json()).toMatchObject({ status: 'queued_human' })
}, 60_000)

test('replies and statements of the person who holds a page', async () => {
  const backend = await testApp()
  const { owner } = backend.database
  const professional = await putLena(backend)
  await putPublished(owner, professional, [{ part: 'client', criteria: { understood: 4, knowledge: 4, communication: 4 } }])
  const { id } = await owner.selectFrom('review').select('id').executeTakeFirstOrThrow()
  const lena = await holder(backend, professional)
  for (const review of [id, null])
    for (const actions of some) {
      const text = `${textOf(actions)} Thank you for reading what I have to say here.`
      const reply = await lena.post(`/api/claims/${lena.claim}/replies`, { review, text })
      const became = isStopped(actions) ? 'needs_edit' : actions.includes('hold') ? 'held' : 'published'
      expect([actions, reply.json<{ became: string }>().became]).toEqual([actions, became])
    }
  const bodies = (await owner.selectFrom('reply_version').select('body').execute()).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes(of.edit) || body.includes(of.block))).toEqual([])
}, 60_000)

test('corrections and suggestions: each of their texts', async () => {
  const backend = await testApp()
  const professional = await putPerson(backend.database.owner)
  const wrong = {
    professional,
    field: null,
    positionSeq: null,
    was: null,
    now: 'She sits in another court.',
    proof: 'The page of the court',
  }
  const missing = { role: 'gal', kind: 'guardian_ad_litem', name: 'Una Ferrow', state: 'OH', proof: 'Roster of Wood County, page 3' }
  const send = (path: string, payload: object) =>
    backend.app.inject({ method: 'POST', url: `/api/corrections${path}`, payload, headers: { 'idempotency-key': randomUUID() } })
  const ways = (text: string) =>
    [
      ['', { ...wrong, now: text }],
      ['', { ...wrong, proof: text }],
      ['', { ...wrong, note: text }],
      ['/people', { ...missing, proof: text }],
      ['/people', { ...missing, note: text }],
    ] as const
  let stored = 0
  for (const actions of some)
    for (const [path, payload] of ways(textOf(actions))) {
      expect([actions, path, (await send(path, payload)).statusCode]).toEqual([actions, path, isStopped(actions) ? 400 : 200])
      stored += isStopped(actions) ? 0 : 1
    }
  expect(await rows(backend, 'suggestion')).toHaveLength(stored)
  // A correction may name what is often the fact itself.
  const fact = { ...wrong, now: 'The court is at 100 Main Street, Toledo, OH 43604, 419-555-0134, and Judge Ortega sits there.' }
  expect((await send('', fact)).statusCode).toBe(200)
}, 60_000)

test('notices may name what they are about; forbidden text is refused whatever else is there, and a person reads the rest', async () => {
  const { send, owner, statusOf } = await there()
  for (const actions of some) {
    const why = textOf(actions)
    for (const over of [{ why: `${why}\u202e` }, { why, evidence: `${why}\u202e` }, { why, email: 'me@' }])
      expect([actions, (await send(over)).statusCode]).toEqual([actions, 400])
    expect([actions, (await send({ why })).statusCode]).toEqual([actions, 200])
  }
  const notices = await owner.selectFrom('takedown').select(['why', 'words', 'state']).execute()
  expect(notices.map(({ why, ...rest }) => [why, rest])).toEqual(
    expect.arrayContaining(some.map((actions) => [textOf(actions), { words: quoted, state: 'received' }])),
  )
  expect(notices).toHaveLength(some.length)
  // Their words reach no reader: the rating is as its author wrote it.
  expect(await statusOf()).toBe('flagged')
}, 60_000)

test('the note of a claim is read by the desk alone, and every problem in it counts', async () => {
  const backend = await testApp()
  const professional = await putLena(backend)
  for (const actions of some) {
    const lena = await claimUser(backend)
    const claim = { professional, way: 'paper', barNumber: '24031877', barState: 'TX' }
    expect([actions, (await lena.post('/api/claims', { ...claim, note: `${textOf(actions)}\u202e` })).statusCode]).toEqual([actions, 400])
    expect([actions, (await lena.post('/api/claims', { ...claim, note: textOf(actions) })).statusCode]).toEqual([actions, 200])
  }
  const page = (await backend.app.inject(`/api/professionals/${professional}`)).body
  for (const text of Object.values(of)) expect(page).not.toContain(text)
}, 60_000)
