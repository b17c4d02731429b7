import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { byNobody } from '../../http/bind.ts'
import { file, newReceipt, provenFor, putPerson, ratingOf, noTokens, tokenFrom } from '../../../test/ratings.ts'
import { type TestWorld, world } from '../../../test/world.ts'
import { screen } from '../../domain/screening/screen.ts'
import { versions } from '../../domain/screening/types.ts'
import { seededRandom } from '../../../test/random.ts'
import type { Event } from '../../domain/moderation/table.ts'
import { hashOf, receiptOf, secretOf, wordsOf } from '../../domain/receipt/receipt.ts'
import type { Finding, Inbox } from './contract.ts'
import { deskOf } from '../../../test/desk.ts'
import { filingHandlers } from './filing.ts'
import { lapse } from './lapsing.ts'
import { move, type Move } from './store.moving.ts'
import { proofs } from './proof.ts'
import { authorKeyFor, seal } from './sealing.ts'
import { mix, pending, publish } from './store.sweep.ts'

const phone = 'You can reach me at 614-555-0137, I was in the courtroom and saw every minute of the hearing.'
const bribe = 'I sat in the courtroom and saw the hearing. The judge took a bribe from the other lawyer.'
const threat = 'I was at the hearing and I saw it all. I will kill this judge when she leaves the building.'
/** No word of the lists is in it. */
const veiled =
  'I was in the courtroom. She ruled against me. She walks her dog at six every morning, alone. I will be there one of these days.'
const plain = 'I was in the courtroom. The hearing began an hour late and my witness was not heard.'

const rows = async ({ database }: TestWorld, table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1`.execute(database.owner)).rows
const call = (home: TestWorld, path: string, payload: object, key?: string) =>
  home.app.inject({ method: 'POST', url: `/api/reviews/receipt${path}`, payload, ...(key && { headers: { 'idempotency-key': key } }) })
const inbox = async (home: TestWorld, receipt: string): Promise<Inbox> => (await call(home, '', { receipt })).json()
const readers = async (home: TestWorld, id: string): Promise<string[]> =>
  (await home.app.inject(`/api/professionals/${id}/reviews`)).json<{ items: { saw: string }[] }>().items.map(({ saw }) => saw)

/** The day is over and everything that is cleared is published. */
async function nextDay(home: TestWorld) {
  home.clock.now += 24 * 3_600_000
  const today = new Date(home.clock.now).toISOString().slice(0, 10)
  await mix(home.database.reviews, today)
  const waiting = await pending(home.database.reviews)
  await publish(
    home.database.reviews,
    waiting.map(({ id }) => id),
    today,
  )
}

/** The check of accusations, in the version of today. */
const accusing = `C4.${versions.C4}`

async function start() {
  const home = await world()
  const vera = await putPerson(home.database.owner)
  const { receipt, receiptHash } = newReceipt()
  const send = (saw: string, key?: string) => file(home.app, { ...ratingOf(vera), saw, receiptHash }, key)
  const edit = (saw: string, version: number, key: string = randomUUID()) =>
    call(home, '/edit', { receipt, version, ...ratingOf(vera), professional: undefined, saw }, key)
  const { find } = {
    find: async (id: string) =>
      id === vera ? { id: vera, name: 'Vera Example', role: 'judge' as const, kind: 'judge', gone: false } : null,
  }
  const desk = await deskOf(home, find)
  return { home, vera, receipt, receiptHash, send, edit, desk, find }
}

describe('screening on the server', () => {
  test('stops what the author must change: nothing is kept, and the findings say where and what instead', async () => {
    const { home, send } = await start()
    const reply = await send(phone)
    const { status, findings, publishedIn } = reply.json<{ status: string; findings: Finding[]; publishedIn: unknown }>()
    expect([reply.statusCode, status, publishedIn]).toEqual([200, 'needs_author_edit', null])
    const found = findings.find(({ check }) => check === 'C2')!
    expect(found).toMatchObject({ field: 'saw', action: 'edit', version: 1 })
    expect(phone.slice(found.span[0], found.span[1])).toContain('614-555-0137')
    expect(found.rewrites.length).toBeGreaterThan(0)
    expect(await rows(home, 'review_intake')).toEqual([])
  })

  test('lets the same attempt through once it was changed, with the same proof and key', async () => {
    const { home, vera, receiptHash } = await start()
    const [key, proof] = [randomUUID(), await provenFor(home.app, vera)]
    await file(home.app, { ...ratingOf(vera), saw: phone, receiptHash, proof }, key)
    expect((await file(home.app, { ...ratingOf(vera), saw: plain, receiptHash, proof }, key)).json().status).toBe('pending')
    expect(await rows(home, 'review_intake')).toHaveLength(1)
  })

  test('blocks a threat, and keeps nothing of it', async () => {
    const { home, send } = await start()
    const reply = await send(threat)
    expect(reply.json()).toMatchObject({ status: 'blocked', publishedIn: null, words: null })
    expect(reply.json<{ findings: Finding[] }>().findings.some(({ check }) => check === 'C1')).toBe(true)
    expect(await rows(home, 'review_intake')).toEqual([])
  })

  test('holds an accusation of a crime for a person, who releases or refuses it as it stands, with a reason', async () => {
    const { home, vera, receipt, send, desk } = await start()
    expect((await send(bribe)).json()).toMatchObject({ status: 'queued_human', publishedIn: null })
    expect(await inbox(home, receipt)).toMatchObject({ status: 'queued_human', heldFor: [accusing], steps: [] })
    expect(await desk.list()).toEqual([])
    await nextDay(home)
    const [waiting] = await desk.list()
    const { of, professional, findings } = await desk.open(waiting!.waiting.id)
    expect([waiting!.name, professional?.name, of.heldFor, of.saw]).toEqual(['Vera Example', 'Vera Example', [accusing], bribe])
    expect(JSON.stringify(of)).not.toMatch(/receipt/)
    expect(findings.some(({ check }) => check === 'C4')).toBe(true)
    await desk.decide(of.id, 'refused', 'accusation', 'It states a crime as a fact. Say what you saw, and it can be published.')
    expect(await readers(home, vera)).toEqual([])
    const told = await inbox(home, receipt)
    expect(told).toMatchObject({ status: 'refused', heldFor: [] })
    expect(told.steps.map(({ event, said }) => [event, said])).toEqual([
      ['held', null],
      ['refused', 'It states a crime as a fact. Say what you saw, and it can be published.'],
    ])
    await desk.open(of.id)
    await expect(desk.decide(of.id, 'released', 'as_written')).rejects.toMatchObject({ detail: { why: 'not_from_here' } })
  })

  test('holds what only the model takes for danger: it is kept, a person reads it first, and the desk sees the sentence', async () => {
    const { home, vera, receipt, send, desk } = await start()
    expect(screen(veiled, { name: 'Vera Example', role: 'judge' }).findings.some(({ check }) => check === 'C1')).toBe(false)
    const reply = (await send(veiled)).json<{ status: string; findings: Finding[] }>()
    expect(reply.status).toBe('queued_human')
    expect(reply.findings.map(({ check, reason, action }) => [check, reason, action])).toEqual([['C1', 'maybe_danger', 'hold']])
    expect(await inbox(home, receipt)).toMatchObject({ status: 'queued_human', heldFor: [`C1.${versions.C1}`] })
    await nextDay(home)
    const [waiting] = await desk.list()
    expect(waiting!.waiting).toMatchObject({ isHarm: true, rules: [`C1.${versions.C1}`] })
    const { of, findings } = await desk.open(waiting!.waiting.id)
    const marked = findings.find(({ reason }) => reason === 'maybe_danger')!
    expect(of.saw.slice(...marked.span)).toContain('one of these days')
    await desk.decide(of.id, 'released', 'as_written')
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([veiled])
  })

  test('leaves what was released as its author wrote it', async () => {
    const { home, vera, send, desk } = await start()
    await send(bribe)
    await nextDay(home)
    const [waiting] = await desk.list()
    await desk.decide(waiting!.waiting.id, 'released', 'as_written', 'A court has found the same, and says so.')
    expect(await readers(home, vera)).toEqual([])
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([bribe])
  })

  test('marks what its author only heard of, so that it does not count', async () => {
    const { home, send } = await start()
    await send('I heard from a friend that she is rude. Everyone knows it, and people say she never listens to anybody.')
    expect((await rows(home, 'review_intake'))[0]).toMatchObject({ is_hearsay: true, status: 'pending' })
  })
})

describe('a rating is there once', () => {
  test('however often it is sent with its key: at once, one after the other, tomorrow, after it was published', async () => {
    const { home, send } = await start()
    const key = randomUUID()
    const replies = await Promise.all([send(plain, key), send(plain, key), send(plain, key)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await send(plain, key)).json()).toEqual(replies[0].json())
    await nextDay(home)
    expect((await send(plain, key)).statusCode).toBe(200)
    await nextDay(home)
    expect(await rows(home, 'review')).toHaveLength(1)
    expect(await rows(home, 'review_intake')).toEqual([])
  })

  test('and another with its key or its receipt is refused', async () => {
    const { home, vera, send, receiptHash } = await start()
    const key = randomUUID()
    await send(plain, key)
    expect((await file(home.app, { ...ratingOf(vera), receiptHash: newReceipt().receiptHash }, key)).statusCode).toBe(409)
    expect((await file(home.app, { ...ratingOf(vera), receiptHash })).statusCode).toBe(409)
    // The same key and receipt with other words is no second attempt: the author would believe that it was taken.
    expect((await send(`${plain} And more.`, key)).statusCode).toBe(409)
    expect((await rows(home, 'review_intake')).map(({ saw }) => saw)).toEqual([plain])
    await nextDay(home)
    expect((await file(home.app, { ...ratingOf(vera), receiptHash })).statusCode).toBe(409)
  })

  test('without a key, a proof or a receipt it is not taken', async () => {
    const { home, vera } = await start()
    const proof = await provenFor(home.app, vera)
    const post = (payload: object, key?: string) =>
      home.app.inject({ method: 'POST', url: '/api/reviews', payload, ...(key && { headers: { 'idempotency-key': key } }) })
    const whole = { ...ratingOf(vera), receiptHash: newReceipt().receiptHash, proof, token: await tokenFrom(home.app) }
    expect((await post(whole)).json().message).toContain('Idempotency-Key')
    expect((await post(whole, 'short')).json().message).toContain('Idempotency-Key')
    expect((await post({ ...whole, proof: undefined }, randomUUID())).json().message).toContain('proof of work is missing')
    expect((await post({ ...whole, receiptHash: undefined }, randomUUID())).json().message).toContain('receipt is missing')
    expect(await rows(home, 'review_intake')).toEqual([])
    expect((await post(whole, randomUUID())).statusCode).toBe(200)
    expect((await post({ ...whole, ...newReceipt() }, randomUUID())).json().message).toContain('used before')
  })
})

describe('the receipt', () => {
  test('opens the rating for its author; another receipt, or wrong words, open nothing', async () => {
    const { home, vera, receipt, receiptHash, send } = await start()
    await send(plain)
    expect(await inbox(home, receipt)).toEqual({
      professional: { id: vera, name: 'Vera Example', role: 'judge', kind: 'judge' },
      status: 'pending',
      rating: { version: 1, ...ratingOf(vera), saw: plain, wentWell: null, shouldKnow: null, professional: undefined, attested: undefined },
      isHearsay: false,
      heldFor: [],
      receivedOn: '2026-03-12',
      steps: [],
      question: null,
      can: { edit: true, affirm: false, appeal: false },
      dueOn: null,
      pleaded: null,
    })
    expect((await call(home, '', newReceipt())).statusCode).toBe(404)
    expect((await call(home, '', { receipt: receiptHash })).statusCode).toBe(404)
    expect((await call(home, '', { words: 'one two three' })).json().message).toContain('12 words; these are 3')
    expect((await call(home, '', {})).json().message).toContain('12 words')
  })

  test('edits: the old text goes at once, the new one comes after its delay, and is screened again', async () => {
    const { home, vera, receipt, send, edit } = await start()
    await send(plain)
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([plain])
    const better = `${plain} The clerk was kind.`
    expect((await edit(phone, 1)).json().status).toBe('needs_author_edit')
    expect(await readers(home, vera)).toEqual([plain])
    expect((await edit(better, 1)).json()).toMatchObject({ status: 'pending' })
    expect(await readers(home, vera)).toEqual([])
    expect(await inbox(home, receipt)).toMatchObject({ status: 'pending', rating: { version: 2, saw: better } })
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([better])
    expect((await rows(home, 'review')).map(({ version, status }) => [version, status]).toSorted()).toEqual([
      [1, 'superseded'],
      [2, 'published'],
    ])
    expect((await inbox(home, receipt)).steps.map(({ event }) => event)).toEqual(['published', 'edited', 'published'])
  })

  test('edits once, and notices that another page was faster', async () => {
    const { home, receipt, send, edit } = await start()
    await send(plain)
    const key = randomUUID()
    const better = `${plain} The clerk was kind.`
    const replies = await Promise.all([edit(better, 1, key), edit(better, 1, key)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await edit(`${plain} And so on.`, 1)).statusCode).toBe(409)
    expect((await edit(`${plain} And so on.`, 1, key)).statusCode).toBe(409)
    const two = await Promise.all([edit(`${plain} One.`, 2), edit(`${plain} Two.`, 2)])
    expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await inbox(home, receipt)).rating?.version).toBe(3)
    await nextDay(home)
    expect(await rows(home, 'review')).toHaveLength(3)
    expect((await edit(better, 1, key)).statusCode).toBe(200)
  })

  test('is not published while its author says it anew', async () => {
    const { home, vera, send, edit } = await start()
    await send(plain)
    home.clock.now += 24 * 3_600_000
    await mix(home.database.reviews, '2026-03-13')
    await edit(`${plain} The clerk was kind.`, 1)
    expect(await pending(home.database.reviews)).toEqual([])
    expect(await readers(home, vera)).toEqual([])
  })

  test('withdraws: it is gone for readers at once, and from every table when the day is over', async () => {
    const { home, vera, receipt, send, edit } = await start()
    await send(plain)
    await nextDay(home)
    await edit(`${plain} The clerk was kind.`, 1)
    await nextDay(home)
    expect((await call(home, '/withdraw', { receipt })).json()).toEqual({ status: 'withdrawn' })
    expect((await call(home, '/withdraw', { receipt })).statusCode).toBe(200)
    expect(await readers(home, vera)).toEqual([])
    expect(await inbox(home, receipt)).toMatchObject({ status: 'withdrawn', rating: null })
    expect((await edit(plain, 2)).statusCode).toBe(410)
    await nextDay(home)
    expect(await rows(home, 'review')).toEqual([])
    expect(await rows(home, 'review_act_intake')).toEqual([])
    expect((await rows(home, 'review_withdrawn'))[0]).toMatchObject({ professional_id: vera, withdrawn_on: '2026-03-14' })
    expect(await inbox(home, receipt)).toMatchObject({ status: 'withdrawn', rating: null })
    expect((await call(home, '/withdraw', { receipt })).statusCode).toBe(200)
    expect((await send(plain)).statusCode).toBe(409)
  })

  test('withdraws on the same day, before anybody has read it', async () => {
    const { home, vera, receipt, send } = await start()
    await send(plain)
    await call(home, '/withdraw', { receipt })
    await nextDay(home)
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([])
    expect(await rows(home, 'review')).toEqual([])
    expect(await rows(home, 'review_withdrawn')).toHaveLength(1)
  })

  test('brings a question to the author, and the answer to the moderator, without a name', async () => {
    const { home, receipt, send, desk } = await start()
    await send(bribe)
    await nextDay(home)
    const [waiting] = await desk.list()
    const { id } = waiting!.waiting
    await desk.decide(id, 'asked', 'ask_first_hand', 'Did you see this yourself, and what did you see?')
    const { question } = await inbox(home, receipt)
    expect(question).toMatchObject({ text: 'Did you see this yourself, and what did you see?', onDay: '2026-03-13' })
    const answer = { receipt, question: question!.id, text: 'I saw an envelope change hands.' }
    expect((await call(home, '/answer', answer)).json()).toEqual({ status: 'answered' })
    expect((await call(home, '/answer', answer)).statusCode).toBe(409)
    expect((await call(home, '/answer', { ...answer, question: randomUUID() })).statusCode).toBe(404)
    expect((await inbox(home, receipt)).question).toBeNull()
    await nextDay(home)
    const { log } = await desk.open(id)
    expect(log.find(({ event }) => event === 'asked')?.answer).toBe('I saw an envelope change hands.')
    await call(home, '/withdraw', { receipt })
    await nextDay(home)
    expect(await rows(home, 'review_answer')).toEqual([])
    expect((await rows(home, 'review_event')).map(({ event }) => event).toSorted()).toEqual(['answered', 'asked', 'held', 'withdrawn'])
  })

  test('of somebody who has left the directory still opens, edits and withdraws', async () => {
    const { home, receipt, send, edit } = await start()
    await send(plain)
    await sql`update professional set gone_on = '2026-03-12'`.execute(home.database.owner)
    expect((await edit(`${plain} The clerk was kind.`, 1)).statusCode).toBe(200)
    expect((await call(home, '/withdraw', { receipt })).statusCode).toBe(200)
  })
})

describe('a rating sent by a plain form', () => {
  test('waits for a person and is given its words by the server, the same ones however often it is sent', async () => {
    const { home, vera, find } = await start()
    const desk = filingHandlers({
      reviews: home.database.reviews,
      clock: () => home.clock.now,
      random: seededRandom(1),
      demo: false,
      proofs: proofs({ clock: () => home.clock.now, cost: { iterations: 1, derivations: 1 } }),
      tokens: noTokens,
      find,
    })
    const asking = { ...byNobody, key: randomUUID(), byForm: true }
    const [first, second] = [
      await desk.file({ body: { ...ratingOf(vera), saw: plain }, ...asking }),
      await desk.file({ body: { ...ratingOf(vera), saw: plain }, ...asking }),
    ]
    expect(first).toMatchObject({ status: 'queued_human', publishedIn: null })
    expect(first.words).toHaveLength(12)
    expect(second).toEqual(first)
    expect(await rows(home, 'review_intake')).toHaveLength(1)
    expect((await rows(home, 'review_intake'))[0]).toMatchObject({ held_for: ['form'], status: 'queued_human' })
    const words = first.words!.join(' ').toUpperCase()
    expect((await call(home, '', { words })).json()).toMatchObject({ status: 'queued_human', heldFor: ['form'] })
    const read = secretOf(words)
    expect(await inbox(home, receiptOf(read.ok ? read.secret : new Uint8Array(16)))).toMatchObject({ status: 'queued_human' })
  })
})

test('nobody may change what an author wrote, nor take a step out of the log', async () => {
  const { home, send } = await start()
  await send(plain)
  await nextDay(home)
  const as = home.database.reviews
  for (const change of [
    sql`update review set saw = 'x'`,
    sql`update review set criteria = '{}'`,
    sql`update review set receipt_hash = null`,
    sql`update review_intake set saw = 'x'`,
    sql`update review_event set said = 'x'`,
    sql`delete from review_event`,
    sql`truncate review_event`,
    sql`delete from review_intake`,
    sql`update review_answer set body = 'x'`,
    sql`delete from review_withdrawn`,
  ]) {
    await expect(change.execute(as)).rejects.toThrow(/permission denied/)
  }
})

test('what became of ratings is counted by month', async () => {
  const { home, vera, receipt, send } = await start()
  await send(bribe)
  await file(home.app, { ...ratingOf(vera), saw: plain })
  await nextDay(home)
  await call(home, '/withdraw', { receipt })
  await nextDay(home)
  const { monthly } = await import('./store.events.ts')
  expect(await monthly(home.database.reviews)).toEqual([
    { month: '2026-03', published: 1, held: 1, released: 0, refused: 0, withdrawn: 1, byReason: [{ reason: 'C4', n: 1 }] },
  ])
})

describe('what an author says of a decision', () => {
  const step = (home: TestWorld, id: string, event: Event, over: Partial<Move> = {}) =>
    move(home.database.reviews, {
      id: randomUUID(),
      reviewId: id,
      event,
      actor: 'moderator',
      by: null,
      letter: 'false_fact',
      rules: ['N1.1'],
      onDay: new Date(home.clock.now).toISOString().slice(0, 10),
      ...over,
    })
  const asked = async () => {
    const { home, vera, receipt, send, edit } = await start()
    await send(plain)
    await nextDay(home)
    const { id } = await home.database.owner.selectFrom('review').select('id').executeTakeFirstOrThrow()
    await step(home, id, 'affirm_asked')
    const lapsing = () =>
      lapse({ reviews: home.database.reviews, random: seededRandom(4) }, new Date(home.clock.now).toISOString().slice(0, 10))
    return { home, vera, receipt, edit, id, lapsing }
  }

  test('they stand by it: it stays shown all the while, and the log says so when the day is over', async () => {
    const { home, vera, receipt, lapsing } = await asked()
    expect(await inbox(home, receipt)).toMatchObject({
      status: 'author_affirm_pending',
      dueOn: '2026-03-27',
      can: { edit: true, affirm: true, appeal: false },
      pleaded: null,
    })
    expect(await readers(home, vera)).toEqual([plain])
    home.clock.now += 14 * 24 * 3_600_000
    expect((await call(home, '/affirm', { receipt })).json()).toEqual({ status: 'affirmed' })
    expect((await call(home, '/affirm', { receipt })).json()).toEqual({ status: 'affirmed' })
    expect(await inbox(home, receipt)).toMatchObject({ pleaded: 'affirm', can: { affirm: false } })
    await nextDay(home)
    await lapsing()
    expect(await inbox(home, receipt)).toMatchObject({ status: 'published', pleaded: null, dueOn: null })
    expect((await inbox(home, receipt)).steps.map(({ event }) => event)).toEqual(['published', 'affirm_asked', 'affirmed'])
  })

  test('they say nothing: on the day itself it is shown, the day after it is down by a rule of its own, and they can appeal', async () => {
    const { home, vera, receipt, lapsing } = await asked()
    home.clock.now += 14 * 24 * 3_600_000
    await lapsing()
    expect(await readers(home, vera)).toEqual([plain])
    home.clock.now += 24 * 3_600_000
    expect((await call(home, '/affirm', { receipt })).json().message).toMatch(/is over/)
    await lapsing()
    expect(await readers(home, vera)).toEqual([])
    const told = await inbox(home, receipt)
    expect(told).toMatchObject({ status: 'removed', can: { edit: false, affirm: false, appeal: true } })
    expect(told.steps.at(-1)).toMatchObject({ event: 'lapsed', checks: ['N12.1'] })
    expect((await call(home, '/appeal', { receipt, text: 'I was ill. It is true.' })).json()).toEqual({ status: 'appealed' })
    await nextDay(home)
    expect(await inbox(home, receipt)).toMatchObject({ status: 'appealed', can: { appeal: false } })
    const { rows: answers } = await sql<{ body: string }>`select body from review_answer`.execute(home.database.owner)
    expect(answers).toEqual([{ body: 'I was ill. It is true.' }])
  })

  test('edited while they are asked: the new version is screened, and nothing lapses', async () => {
    const { home, vera, receipt, edit, lapsing } = await asked()
    expect((await edit(`${plain} That is what I saw.`, 1)).json().status).toBe('pending')
    home.clock.now += 15 * 24 * 3_600_000
    await lapsing()
    await nextDay(home)
    await lapsing()
    expect(await readers(home, vera)).toEqual([`${plain} That is what I saw.`])
    expect((await inbox(home, receipt)).status).toBe('published')
  })

  test('an appeal needs a decision, standing by it a question, and both the receipt', async () => {
    const { home, receipt, send } = await start()
    await send(plain)
    expect((await call(home, '/appeal', { receipt, text: 'Why?' })).statusCode).toBe(409)
    expect((await call(home, '/affirm', { receipt })).statusCode).toBe(409)
    expect((await call(home, '/appeal', { ...newReceipt(), text: 'Why?' })).statusCode).toBe(404)
    expect((await call(home, '/affirm', newReceipt())).statusCode).toBe(404)
    expect((await call(home, '/appeal', { receipt, text: ' ' })).statusCode).toBe(400)
    await call(home, '/withdraw', { receipt })
    expect((await call(home, '/affirm', { receipt })).statusCode).toBe(410)
    expect(await rows(home, 'review_act_intake')).toHaveLength(1)
  })

  test('what was decided otherwise before the day was over leaves nothing behind', async () => {
    const { home, receipt, id } = await asked()
    await call(home, '/affirm', { receipt })
    await step(home, id, 'hidden', { actor: 'legal', rules: ['N5.1'] })
    await nextDay(home)
    expect(await inbox(home, receipt)).toMatchObject({ status: 'hidden_legal', pleaded: null })
  })

  test('whoever sends the words themselves, without JavaScript, is given what was sealed; whoever sends the receipt opens it', async () => {
    const { home, vera } = await start()
    const secret = Uint8Array.from({ length: 16 }, () => 9)
    const words = wordsOf(secret).join(' ')
    const receipt = receiptOf(secret)
    await file(home.app, { ...ratingOf(vera), saw: bribe, receiptHash: hashOf(receipt), authorKey: authorKeyFor(secret).toString('hex') })
    await nextDay(home)
    const { id, author_key } = await home.database.owner.selectFrom('review').select(['id', 'author_key']).executeTakeFirstOrThrow()
    const lineId = randomUUID()
    await step(home, id, 'refused', { id: lineId, letter: 'accusation', sealed: seal('Say what you saw.', author_key!, lineId) })
    const byWords = (await call(home, '', { words })).json<Inbox>().steps.at(-1)
    const byReceipt = (await call(home, '', { receipt })).json<Inbox>().steps.at(-1)
    expect([byWords!.said, byWords!.sealed, byReceipt!.said, byReceipt!.letter]).toEqual(['Say what you saw.', null, null, 'accusation'])
    expect(byReceipt!.sealed).toMatch(/^[\w-]{65,}$/)
    // A new version keeps the key: the receipt is the same.
    await call(home, '/edit', { receipt, version: 1, ...ratingOf(vera), professional: undefined, saw: plain }, randomUUID())
    const { rows: keys } = await sql<{ same: boolean }>`select author_key = ${author_key!} as same from review_intake`.execute(
      home.database.owner,
    )
    expect(keys).toEqual([{ same: true }])
  })
})
