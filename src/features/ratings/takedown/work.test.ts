import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { proofOf, putPerson } from '#test/support/ratings.ts'
import { there } from '#test/support/takedown.ts'
import { limiter } from '#http/limits.ts'

const threat = { ground: 'threat' } as const
const proofFor = async ({ app }: Pick<Awaited<ReturnType<typeof there>>, 'app'>, professional: string) =>
  proofOf((await app.inject(`/api/takedowns/challenge?professional=${professional}`)).json<{ challenge: unknown }>().challenge)

async function limitedThere() {
  const clockOf = { now: 0 }
  const here = await there({ limiter: limiter(() => clockOf.now) })
  clockOf.now = here.clock.now
  return here
}

test('a notice without work is taken, and hides one rating of its network a day; what is more waits, shown and marked', async () => {
  const { send, ratings, owner, statusOf } = await limitedThere()
  expect((await send({ ...threat, ratings: ratings.slice(0, 3) })).json()).toMatchObject({ hidden: 1 })
  expect(await owner.selectFrom('takedown').select(['is_over', 'is_proven']).execute()).toEqual([{ is_over: true, is_proven: false }])
  expect(await Promise.all(ratings.slice(0, 3).map(statusOf))).toEqual(['flagged_hidden', 'published', 'published'])
})

test('many networks without work hide one rating of someone, and one more by an urgent ground; with work it is still hidden', async () => {
  const { send, proven, ratings } = await limitedThere()
  const hidden = []
  for (const [n, rating] of ratings.slice(0, 4).entries())
    hidden.push((await send({ ...threat, ratings: [rating] }, randomUUID(), `198.51.${n}.1`)).json<{ hidden: number }>().hidden)
  expect(hidden).toEqual([1, 1, 0, 0])
  expect((await proven({ ...threat, ratings: [ratings[4]!] }, randomUUID(), '203.0.113.7')).json()).toMatchObject({ hidden: 1 })
})

test.each([
  ['made up', async () => Buffer.from('{"challenge":{},"solution":{}}').toString('base64')],
  ['of somebody else', async (here: Awaited<ReturnType<typeof there>>) => proofFor(here, await putPerson(here.owner))],
  [
    'too old',
    async (here: Awaited<ReturnType<typeof there>>) => {
      const proof = await proofFor(here, here.judge)
      here.clock.now += 21 * 60_000
      return proof
    },
  ],
  [
    'used before',
    async (here: Awaited<ReturnType<typeof there>>) => {
      const proof = await proofFor(here, here.judge)
      await here.send({ ratings: [here.ratings[1]!], proof })
      return proof
    },
  ],
])('a proof that is %s is refused with a sentence, and nothing is kept', async (_, make) => {
  const here = await there()
  const proof = await make(here)
  const before = await here.owner.selectFrom('takedown').select('id').execute()
  const reply = await here.send({ ...threat, proof })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { detail: { field: 'proof' } }])
  expect(await here.owner.selectFrom('takedown').select('id').execute()).toEqual(before)
})

test('sent again with its key and its proof it is the same notice', async () => {
  const here = await there()
  const [proof, key] = [await proofFor(here, here.judge), randomUUID()]
  const [first, again] = [await here.send({ proof }, key), await here.send({ proof }, key)]
  expect(first.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
  expect(await here.owner.selectFrom('takedown').select('is_proven').execute()).toEqual([{ is_proven: true }])
})

test('many notices about one person make the work for the next one dearer, and no rating', async () => {
  const here = await there({ env: { PROOF_WORK: '4' } })
  const costOf = async (path: string) => {
    const { challenge } = (await here.app.inject(`${path}?professional=${here.judge}`)).json<{ challenge: unknown }>()
    const solution = JSON.parse(Buffer.from(await proofOf(challenge), 'base64').toString()) as { solution: { counter: number } }
    return solution.solution.counter
  }
  for (let n = 0; n < 6; n += 1) await here.proven()
  expect(await costOf('/api/takedowns/challenge')).toBeGreaterThan(4)
  expect(await costOf('/api/reviews/challenge')).toBeLessThanOrEqual(4)
})
