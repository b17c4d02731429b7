import { writeCursor } from '#http/cursor.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byNobody } from '#http/bind.ts'
import { deskOf } from '#test/support/desk.ts'
import { bytesOf } from '#test/support/disk.ts'
import { file, newReceipt, noTokens, putPerson, ratingOf } from '#test/support/ratings.ts'
import { seededRandom } from '#test/support/random.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { service } from './service.ts'
import { proofs } from '#ratings/tokens/proof.ts'
import { jobs } from '#ratings/reviews/jobs.ts'
import { mix } from '#ratings/reviews/store.sweep.ts'

const bribe = 'I sat in the courtroom and saw the hearing. The judge took a bribe from the other lawyer.'
const call = (home: TestApp, path: string, payload: object, key: string = randomUUID()) =>
  home.app.inject({ method: 'POST', url: `/api/reviews/receipt${path}`, payload, headers: { 'idempotency-key': key } })

/** Yesterday's held rating, its receipt, and the desk that decides on it. */
async function held() {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  const { receipt, receiptHash } = newReceipt()
  await file(home.app, { ...ratingOf(vera), saw: bribe, receiptHash })
  home.clock.now += 24 * 3_600_000
  await mix(home.database.reviews, new Date(home.clock.now).toISOString().slice(0, 10))
  const find = async () => ({ id: vera, name: 'Vera Example', role: 'judge' as const, kind: 'judge', gone: false })
  const desk = await deskOf(home, find)
  const [waiting] = await desk.list()
  return { home, vera, receipt, desk, id: waiting!.waiting.id, find }
}

test('an answer with control characters, or one that cannot be stored, is refused with a sentence', async () => {
  const { home, receipt, desk, id } = await held()
  await desk.decide(id, 'asked', 'ask_first_hand', 'Which hearing was it that you saw?')
  const { question } = (await call(home, '', { receipt })).json<{ question: { id: string } }>()
  for (const text of ['nothing \u0000 else', 'mine\u001b]0;owned\u0007', '\u009b2Jgone', 'half \ud83d']) {
    const reply = await call(home, '/answer', { receipt, question: question.id, text })
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ detail: { field: 'text' } })])
  }
  expect((await call(home, '/answer', { receipt, question: question.id, text: 'The one in May.\nIn room 4.' })).statusCode).toBe(200)
  expect(home.reports).toEqual([])
})

test('a version that no rating can have is refused, and is no server error', async () => {
  const { home, vera, receipt } = await held()
  const { professional: _, ...said } = ratingOf(vera)
  for (const version of [-1, 0, 99, 40_000, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
    expect([version, (await call(home, '/edit', { receipt, version, ...said })).statusCode]).toEqual([version, 400])
  }
  expect(home.reports).toEqual([])
})

test('a forged cursor is refused, and is no server error', async () => {
  const home = await testApp()
  for (const month of ['0000-01', '2026-00', '2026-13', '20260-1', "2026-01'"]) {
    const cursor = writeCursor({}, [month, randomUUID()])
    expect([month, (await home.app.inject(`/api/reviews?cursor=${cursor}`)).statusCode]).toEqual([month, 400])
  }
  expect(home.reports).toEqual([])
})

test('a moderator can no longer see a rating from the moment its author withdraws it', async () => {
  const { home, receipt, desk, id } = await held()
  expect((await desk.open(id)).of.saw).toBe(bribe)
  await call(home, '/withdraw', { receipt })
  await expect(desk.open(id)).rejects.toThrow(/withdrawn/)
  await expect(desk.decide(id, 'released', 'as_written')).rejects.toThrow(/withdrawn/)
})

test('another text from a plain form that was already answered is refused with the words of the first receipt', async () => {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  const find = async () => ({ id: vera, name: 'Vera Example', role: 'judge' as const, kind: 'judge', gone: false })
  const { clock, database } = home
  const desk = service({
    reviews: database.reviews,
    clock: () => clock.now,
    demo: false,
    proofs: proofs({ clock: () => clock.now, cost: { iterations: 1, derivations: 1 } }),
    tokens: noTokens,
    find,
  })
  const key = randomUUID()
  const byForm = (saw: string) => desk.file({ body: { ...ratingOf(vera), saw }, ...byNobody, key, byForm: true })
  const { words } = await byForm(ratingOf(vera).saw)
  await expect(byForm(`${ratingOf(vera).saw} And it ended late.`)).rejects.toThrow(words!.join(' '))
})

test.each(['by the process that deleted it', 'by the next one, where that was cut off'])(
  'what was withdrawn lies in no file of its table any more when its day is over: %s',
  async (by) => {
    const { home, vera, receipt } = await held()
    await file(home.app, ratingOf(vera))
    expect(await bytesOf(home.database.owner, 'review')).toContain('took a bribe')
    await call(home, '/withdraw', { receipt })
    home.clock.now += 24 * 3_600_000
    const { database, clock } = home
    if (by !== 'by the process that deleted it') await mix(database.reviews, new Date(clock.now).toISOString().slice(0, 10))
    const [sweep] = jobs({
      database: { ...database, forgetLog: async () => true },
      clock: () => clock.now,
      random: seededRandom(3),
      demo: false,
    })
    await sweep!.run()
    expect(await bytesOf(home.database.owner, 'review')).not.toContain('took a bribe')
    expect(await bytesOf(home.database.owner, 'review')).toContain('each side was heard')
  },
)
