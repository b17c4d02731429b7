import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { putPublished, times } from '#test/support/published.ts'
import { seededRandom } from '#test/support/random.ts'
import { proofOf, putPerson } from '#test/support/ratings.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { decision, hour, there } from '#test/support/takedown.ts'
import { limiter } from '#http/limits.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { jobs } from './jobs.ts'

/** Sets up professionals with many ratings each, and notices from any number of networks, with and without proof of work. */
async function crowd(people: number, each: number) {
  const clockOf = { now: 0 }
  const here = await there({ limiter: limiter(() => clockOf.now) })
  clockOf.now = here.clock.now
  const { owner } = here
  const professionals: { id: string; ratings: string[] }[] = []
  for (let n = 0; n < people; n += 1) {
    const id = await putPerson(owner, { name: `Vera Example ${n}` })
    await putPublished(owner, id, times(each, {}))
    const rows = await owner.selectFrom('review').select('id').where('professional_id', '=', id).orderBy('id').execute()
    professionals.push({ id, ratings: rows.map((row) => row.id) })
  }
  let network = 0
  const from = () => {
    network += 1
    return `198.${18 + (network >> 8)}.${network & 255}.1`
  }
  /** How many ratings one notice from a new network hides. */
  const hides = async (of: { id: string; ratings: string[] }, ratings: string[], ground = 'threat', isProven = true) => {
    const over = { professional: of.id, ratings, ground }
    const work = async () => {
      const asked = await here.app.inject({ url: `/api/takedowns/challenge?professional=${of.id}`, remoteAddress: from() })
      return proofOf(asked.json<{ challenge: unknown }>().challenge)
    }
    const reply = await here.send({ ...over, ...(isProven && { proof: await work() }) }, randomUUID(), from())
    return reply.json<{ hidden: number }>().hidden
  }
  const hiddenOf = async (id: string) =>
    (await owner.selectFrom('review').select('id').where('professional_id', '=', id).where('status', '=', 'flagged_hidden').execute())
      .length
  return { ...here, professionals, hides, hiddenOf, setClock: (to: number) => (clockOf.now = here.clock.now = to) }
}

describe('notices as a weapon', () => {
  test('ten networks with proof of work hide only five of a professional’s thirty ratings, and use up nobody else’s pool', async () => {
    const { professionals, hides, hiddenOf } = await crowd(2, 30)
    const [target, other] = [professionals[0]!, professionals[1]!]
    const hidden = []
    for (let n = 0; n < 10; n += 1) hidden.push(await hides(target, target.ratings.slice(3 * n, 3 * n + 3)))
    expect(hidden.reduce((sum, n) => sum + n, 0)).toBe(5)
    expect(await hiddenOf(target.id)).toBe(5)
    expect(await hides(other, [other.ratings[0]!], 'home_address')).toBe(1)
  })

  test('concurrent notices hide no more than sequential ones', async () => {
    const { professionals, hides, hiddenOf } = await crowd(1, 30)
    const target = professionals[0]!
    await Promise.all(Array.from({ length: 10 }, (_, n) => hides(target, target.ratings.slice(3 * n, 3 * n + 3))))
    expect(await hiddenOf(target.id)).toBe(5)
  })

  test('a flood over many people empties the site’s pool, and another person’s home address is still hidden', async () => {
    const { professionals, hides } = await crowd(12, 4)
    const hidden = []
    for (const one of professionals.slice(0, 11)) hidden.push(await hides(one, one.ratings.slice(0, 3), 'slur'))
    expect(hidden).toEqual([...Array<number>(10).fill(3), 0])
    const last = professionals[11]!
    expect(await hides(last, [last.ratings[0]!], 'slur')).toBe(0)
    expect(await hides(last, [last.ratings[0]!], 'personal_data')).toBe(0)
    for (const [at, ground] of ['home_address', 'child'].entries()) expect(await hides(last, [last.ratings[at]!], ground)).toBe(1)
    // This person's reserve is spent too: a moderator reads the next notice first.
    expect(await hides(last, [last.ratings[2]!], 'threat')).toBe(0)
  })

  test('without proof of work a home address is still hidden, even during a flood elsewhere', async () => {
    const { professionals, hides, send } = await crowd(12, 3)
    const hidden = []
    for (const one of professionals.slice(0, 11)) hidden.push(await hides(one, [one.ratings[0]!], 'slur', false))
    expect(hidden).toEqual([...Array<number>(10).fill(1), 0])
    const last = professionals[11]!
    expect(await hides(last, [last.ratings[0]!], 'home_address', false)).toBe(1)
    // A notice that hides nothing is accepted all the same, and waits for a reader.
    expect((await send({ professional: last.id, ratings: [last.ratings[1]!], ground: 'slur' })).statusCode).toBe(200)
  })

  test('a decision makes the pool larger again', async () => {
    const { professionals, hides, desk, act, owner } = await crowd(1, 8)
    const target = professionals[0]!
    for (let n = 0; n < 5; n += 1) expect(await hides(target, [target.ratings[n]!])).toBe(1)
    expect(await hides(target, [target.ratings[5]!])).toBe(0)
    // A notice that hides a rating: the last one hides nothing, so deciding it would release nothing to the pool.
    const { number } = await owner
      .selectFrom('takedown as t')
      .innerJoin('takedown_rating as r', 'r.takedown_id', 't.id')
      .select('t.number')
      .where('r.effect', '=', 'hidden')
      .executeTakeFirstOrThrow()
    await act(desk, number, 'step', { step: 'taken' })
    expect((await act(desk, number, 'decide', decision('kept'))).statusCode).toBe(200)
    expect(await hides(target, [target.ratings[6]!])).toBe(1)
    expect(await hides(target, [target.ratings[7]!])).toBe(0)
  })
})

test('a pool that runs low is an alarm on both desks, and one mail a day to the staff who decide', async () => {
  const here = await crowd(8, 3)
  const { professionals, hides, desk, database, clock, setClock } = here
  const mia = withCookie(here, (await putPersonOf(here, { roles: ['moderator'] })).cookie)
  const low = async () => [
    (await desk.inject('/api/staff/takedowns')).json<{ low: object[] }>().low,
    (await mia.inject('/api/moderation')).json<{ low: object[] }>().low,
  ]
  const job = jobs({
    db: database.reviews,
    accounts: database.accounts,
    clock: () => clock.now,
    mail: outboxOnly({ owner: database.owner, clock: () => clock.now, random: seededRandom(3) }),
    appName: 'CaseBalance',
    appUrl: 'http://localhost:3000',
  }).find(({ name }) => name === 'takedown.alarm')
  const mails = () => mailsTo(here, 'admin@demo.test')
  const first = professionals[0]!
  for (let n = 0; n < 2; n += 1) await hides(first, [first.ratings[n]!], 'slur')
  await job!.run()
  expect([await low(), await mails()]).toEqual([[[], []], []])
  await hides(first, [first.ratings[2]!], 'slur')
  const ofOne = { pool: 'professional', professional: 'Vera Example 0', used: 3, size: 5 }
  expect(await low()).toEqual([[ofOne], [ofOne]])
  await job!.run()
  await job!.run()
  const [mail, ...more] = await mails()
  expect([mail!.subject, more]).toEqual(['Many reviews are hidden by notices', []])
  expect(mail!.body).toContain('one professional: 3 of 5')
  expect(mail!.body).not.toContain('Vera')
  for (const one of professionals.slice(1, 7)) await hides(one, one.ratings.slice(0, 3), 'slur')
  expect((await low())[0]).toContainEqual({ pool: 'site', professional: null, used: 21, size: 30 })
  await job!.run()
  expect((await mails()).at(-1)!.body).toContain('all reviews: 21 of 30')
  const before = (await mails()).length
  setClock(clock.now + 24 * hour)
  await job!.run()
  await job!.run()
  expect(await mails()).toHaveLength(before + 1)
})
