// A double click, a lost reply, a connection that sends again: whatever a signed-in person saves with a key has one
// effect, however often and however many at once arrive (ratings: once.test.ts).
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { stateReader } from '#assurance/fuzz/state.ts'
import { allCalls } from '#app/features.ts'
import { type AnyCall, urlOf } from '#http/contract.ts'
import { forgetKeys } from '#http/idempotency.ts'
import { orderToErase, sentNow } from './support/erasures.ts'
import { family } from './support/family.ts'
import { ready } from './support/all-checks.ts'
import { iterations } from './support/depth.ts'
import { addFirm, demand, domain, firm, lay, putHeld, refusing as decision, seat } from './support/keyed.ts'
import { putPerson } from './support/ratings.ts'
import { putPersonOf, type SignedIn, withCookie } from './support/signed-in.ts'
import { type TestApp, testApp } from './support/test-app.ts'

const atOnce = 8
const repetitions = iterations(20, 8)

/**
 * The body for each call that takes a key and is not open to visitors. The number makes each body different. Calls
 * inside a case need a case, and are tested with their features.
 */
const bodies: Readonly<Record<string, (number: number) => object>> = {
  'organizations.add': (number) => firm(`Fern & Pike ${number}`),
  'takedown.addDemand': (number) => demand(`26-DR-${number}`),
  'support.fileMine': (number) => ({ kind: 'using', message: `Question ${number}: where do I find my own ratings again?` }),
  'flags.feedback': (number) => ({ flag: 'evidenceVault', text: `Remark ${number}: it is easy to find.` }),
  'cases.begin': (number) => ({ title: `Case ${number}`, state: 'TX', zone: 'America/Chicago', side: 'A', otherName: 'Ben Cole' }),
}

type Numbered = (number: number) => { params: Record<string, string>; body: object }
/** Those that are about something that has to be there first. */
const about: Readonly<Record<string, (backend: TestApp, person: SignedIn) => Promise<Numbered>>> = {
  'moderation.decide': async (backend) => {
    const held: string[] = []
    for (let number = 0; number <= repetitions; number += 1) held.push(await putHeld(backend))
    return (number) => ({ params: { id: held[number]! }, body: decision })
  },
  'organizations.addSeat': async ({ database }, person) => {
    const [id, professional] = [await addFirm(person), await putPerson(database.owner)]
    return (number) => ({ params: { id }, body: seat(professional, `Partner ${number}`) })
  },
  'erasures.record': async (backend) => {
    const f = await family(backend)
    const entries: number[] = []
    for (let number = 0; number <= repetitions; number += 1) entries.push((await sentNow(backend, f)).entry)
    return (number) => ({ params: {}, body: orderToErase(f, entries[number]!) })
  },
  'organizations.verifyDomain': async (_, person) => {
    const id = await addFirm(person)
    return (number) => ({ params: { id }, body: domain(`office${number}.example.com`) })
  },
}
const names = [...Object.keys(bodies), ...Object.keys(about)]

const keyed = allCalls.filter(({ access, idempotent }) => idempotent && access !== 'public')
/** A seat is taken by a code that works once: features/case/people. A reply needs a page that is held: features/ratings/profile-claims. */
const isInCase = ({ name, path }: AnyCall) => path.includes('/:case/') || ['invitations.accept', 'claims.say'].includes(name)

/** Every table, and how many lines the audit has for completed actions (each refusal may add more). */
async function everything({ database: { owner } }: TestApp): Promise<() => Promise<Readonly<Record<string, string>>>> {
  const rows = await stateReader(owner)
  const done = () => owner.selectFrom('audit').select('id').where('outcome', '=', 'done').execute()
  return async () => ({ ...(await rows()), 'audit of what was done': `${(await done()).length} rows` })
}

/** How many rows each table gains: these calls never change a row. */
async function added(rows: () => Promise<Readonly<Record<string, string>>>, work: () => Promise<void>) {
  const count = (text: string | undefined) => Number.parseInt(text ?? '0', 10)
  const before = await rows()
  await work()
  const after = await rows()
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, text]) => [table, count(text) - count(before[table])] as const)
      .filter(([, more]) => more !== 0),
  )
}

test('every call that takes a key, is not open to visitors and needs no case has its row here', async () => {
  const calls = keyed.filter((call) => !isInCase(call))
  expect(calls.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  test(`sent ${atOnce} times at once with one key, ${repetitions} times over, has the effect and the answer of one`, async () => {
    const backend = await testApp()
    // Someone to whom each of them is open.
    const person: SignedIn = withCookie(backend, (await putPersonOf(backend, { roles: ['beta_tester', 'moderator', 'admin'] })).cookie)
    const call = keyed.find((each) => each.name === name)!
    const numbered: Numbered = (await about[name]?.(backend, person)) ?? ((number) => ({ params: {}, body: bodies[name]!(number) }))
    const send = (number: number, key: string) => {
      const { params, body } = numbered(number)
      return person.inject({ method: call.method, url: urlOf(call, { params }), payload: body, headers: { 'idempotency-key': key } })
    }
    const rows = await everything(backend)

    const one = await added(rows, async () => {
      const reply = await send(0, randomUUID())
      expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    })
    expect(Object.keys(one).length).toBeGreaterThan(0)
    for (let number = 1; number <= repetitions; number += 1) {
      const key = randomUUID()
      const many = await added(rows, async () => {
        const replies = await Promise.all(Array.from({ length: atOnce }, () => send(number, key)))
        const late = await send(number, key)
        const answers = [...replies, late].map(({ statusCode, body }) => `${statusCode} ${body}`)
        expect([number, new Set(answers).size, late.statusCode]).toEqual([number, 1, 200])
      })
      expect([number, many]).toEqual([number, one])
    }
    expect(backend.reports).toEqual([])
  }, 60_000)
})

/** features/ratings/ratings/filing.test.ts tests what ratings do with a key: they store nothing but the rating. */
const refusing = allCalls.filter(({ idempotent }) => idempotent === true)
/** Open pages may be notified twice of one change: they read again, and find what they have. */
const withoutNews = (rows: Readonly<Record<string, string>>) => ({
  ...rows,
  case_change: '',
  case_count: '',
  seat_change: '',
  seat_count: '',
})
/** It corrects a fact of the directory; its sibling takes its key the same way, and both are one line in http/bind.ts. */
const needsDirectory = '/api/corrections'

test('every call that takes a key and is no rating has its requests in keyed.ts', async () => {
  const paths = refusing.map(({ path }) => path)
  expect(paths.filter((path) => path !== needsDirectory).toSorted()).toEqual(Object.keys(ready).toSorted())
})

describe.each(Object.keys(ready))('%s', (path) => {
  test('with its key again has one effect and one answer; with its key and something else it is refused with 422, and does nothing', async () => {
    const backend = await testApp()
    const f = await family(backend)
    await lay(backend, f)
    const call = refusing.find((each) => each.path === path)!
    const { who, first, other } = await ready[path]!({ backend, f, ofCase: { case: f.caseId } })
    const send = ({ params = {}, body }: typeof first, key: string) =>
      who.inject({ method: call.method, url: urlOf(call, { params }), headers: { 'idempotency-key': key }, ...(body && { payload: body }) })
    const [key, another] = [randomUUID(), randomUUID()]
    const rows = await everything(backend)

    const before = await rows()
    // At once, as a connection that sends again would; then a different request, then the first again.
    const [one, same] = await Promise.all([send(first, key), send(first, key)])
    expect([one.statusCode, one.body, same.body]).toEqual([200, one.body, one.body])
    const after = await rows()
    expect(after).not.toEqual(before)
    const refused = await send(other, key)
    expect(await rows()).toEqual(after)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        code: 'reused',
        message: 'This Idempotency-Key came with another request before. Nothing was done. Send what is new with a new key.',
        text: { id: expect.any(String) as string },
      },
    ])
    expect((await send(first, key)).body).toBe(one.body)
    expect(withoutNews(await rows())).toEqual(withoutNews(after))

    // Two different requests with one key at one moment: never both succeed.
    const both = await Promise.all([send(other, another), send(first, another)])
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 422)).toHaveLength(1)
    expect(backend.reports).toEqual([])
  }, 30_000)
})

test("another person's key is another key; only two digests and a day of it are stored, for 24 to 48 hours", async () => {
  const backend = await testApp()
  const key = randomUUID()
  const send = async (who: Pick<SignedIn, 'inject'>, url: string, payload: object) =>
    (await who.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })).statusCode
  const begin = (who: SignedIn, title: string) => send(who, '/api/cases', { ...bodies['cases.begin']!(1), title })
  const file = (message: string) =>
    send({ inject: (asked) => backend.app.inject(asked) }, '/api/support', { kind: 'review', way: 'here', message })
  const people = await Promise.all([1, 2].map(async () => withCookie(backend, (await putPersonOf(backend)).cookie)))
  expect(await Promise.all(people.map((person, index) => begin(person, `Of ${index}`)))).toEqual([200, 200])
  expect(await file('How long does a review wait before it is shown?')).toBe(200)
  const keyRows = () => backend.database.owner.selectFrom('kept_key').selectAll().execute()
  expect((await keyRows()).map(({ id, said, day }) => [id.length, said.length, day])).toEqual([1, 2, 3].map(() => [32, 32, '2026-03-12']))

  const forget = forgetKeys({ db: backend.database.app, clock: () => backend.clock.now })
  const day = 24 * 3_600_000
  backend.clock.now += day
  await forget.run()
  expect([(await keyRows()).length, await file('How long does an answer wait before it is shown?')]).toEqual([3, 422])
  backend.clock.now += day
  await forget.run()
  expect(await keyRows()).toEqual([])
})
