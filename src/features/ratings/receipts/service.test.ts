import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { authorOf, bribe, call, inbox, nextDay, phone, plain, readers, rows } from '#test/support/authors.ts'
import { seededRandom } from '#test/support/random.ts'
import { file, newReceipt, ratingOf } from '#test/support/ratings.ts'
import type { TestApp } from '#test/support/test-app.ts'
import type { Event } from '#domain/moderation/table.ts'
import { hashOf, receiptOf, wordsOf } from '#domain/receipt/receipt.ts'
import { expire } from '#ratings/reviews/expire.ts'
import { move, type Move } from '#ratings/reviews/store.moving.ts'
import { mix, pending } from '#ratings/reviews/store.sweep.ts'
import type { Inbox } from './contract.ts'
import { authorKeyFor, seal } from './sealing.ts'

describe('the receipt', () => {
  test('opens the rating for its author; another receipt, or wrong words, open nothing', async () => {
    const { home, vera, receipt, receiptHash, send } = await authorOf()
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

  test('edits: the old text disappears at once, the new one appears after its delay, and is screened again', async () => {
    const { home, vera, receipt, send, edit } = await authorOf()
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
    const { home, receipt, send, edit } = await authorOf()
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

  test('a rating is not published while its author edits it', async () => {
    const { home, vera, send, edit } = await authorOf()
    await send(plain)
    home.clock.now += 24 * 3_600_000
    await mix(home.database.reviews, '2026-03-13')
    await edit(`${plain} The clerk was kind.`, 1)
    expect(await pending(home.database.reviews)).toEqual([])
    expect(await readers(home, vera)).toEqual([])
  })

  test('withdraws: readers no longer see the rating, and it is deleted from every table when the day is over', async () => {
    const { home, vera, receipt, send, edit } = await authorOf()
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
    const { home, vera, receipt, send } = await authorOf()
    await send(plain)
    await call(home, '/withdraw', { receipt })
    await nextDay(home)
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([])
    expect(await rows(home, 'review')).toEqual([])
    expect(await rows(home, 'review_withdrawn')).toHaveLength(1)
  })

  test('brings a question to the author, and the answer to the moderator, without a name', async () => {
    const { home, receipt, send, desk } = await authorOf()
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

  test('of a person who left the directory still opens, edits and withdraws', async () => {
    const { home, receipt, send, edit } = await authorOf()
    await send(plain)
    await sql`update professional set gone_on = '2026-03-12'`.execute(home.database.owner)
    expect((await edit(`${plain} The clerk was kind.`, 1)).statusCode).toBe(200)
    expect((await call(home, '/withdraw', { receipt })).statusCode).toBe(200)
  })
})

describe('an author’s answer to a decision', () => {
  const step = (home: TestApp, id: string, event: Event, over: Partial<Move> = {}) =>
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
    const { home, vera, receipt, send, edit } = await authorOf()
    await send(plain)
    await nextDay(home)
    const { id } = await home.database.owner.selectFrom('review').select('id').executeTakeFirstOrThrow()
    await step(home, id, 'affirm_asked')
    const expireDue = () =>
      expire({ reviews: home.database.reviews, random: seededRandom(4) }, new Date(home.clock.now).toISOString().slice(0, 10))
    return { home, vera, receipt, edit, id, expireDue }
  }

  test('affirmed: the rating stays published, and the log says so when the day is over', async () => {
    const { home, vera, receipt, expireDue } = await asked()
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
    await expireDue()
    expect(await inbox(home, receipt)).toMatchObject({ status: 'published', pleaded: null, dueOn: null })
    expect((await inbox(home, receipt)).steps.map(({ event }) => event)).toEqual(['published', 'affirm_asked', 'affirmed'])
  })

  test('no answer: the rating is still shown on the last day, and removed by its own rule the day after; the author can appeal', async () => {
    const { home, vera, receipt, expireDue } = await asked()
    home.clock.now += 14 * 24 * 3_600_000
    await expireDue()
    expect(await readers(home, vera)).toEqual([plain])
    home.clock.now += 24 * 3_600_000
    expect((await call(home, '/affirm', { receipt })).json().message).toMatch(/is over/)
    await expireDue()
    expect(await readers(home, vera)).toEqual([])
    const opened = await inbox(home, receipt)
    expect(opened).toMatchObject({ status: 'removed', can: { edit: false, affirm: false, appeal: true } })
    expect(opened.steps.at(-1)).toMatchObject({ event: 'lapsed', checks: ['N12.1'] })
    expect((await call(home, '/appeal', { receipt, text: 'I was ill. It is true.' })).json()).toEqual({ status: 'appealed' })
    await nextDay(home)
    expect(await inbox(home, receipt)).toMatchObject({ status: 'appealed', can: { appeal: false } })
    const { rows: answers } = await sql<{ body: string }>`select body from review_answer`.execute(home.database.owner)
    expect(answers).toEqual([{ body: 'I was ill. It is true.' }])
  })

  test('edited while they are asked: the new version is screened, and the deadline no longer applies', async () => {
    const { home, vera, receipt, edit, expireDue } = await asked()
    expect((await edit(`${plain} That is what I saw.`, 1)).json().status).toBe('pending')
    home.clock.now += 15 * 24 * 3_600_000
    await expireDue()
    await nextDay(home)
    await expireDue()
    expect(await readers(home, vera)).toEqual([`${plain} That is what I saw.`])
    expect((await inbox(home, receipt)).status).toBe('published')
  })

  test('an appeal needs a decision, affirming needs a question, and both need the receipt', async () => {
    const { home, receipt, send } = await authorOf()
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

  test('an answer leaves nothing behind if a decision came before the day was over', async () => {
    const { home, receipt, id } = await asked()
    await call(home, '/affirm', { receipt })
    await step(home, id, 'hidden', { actor: 'legal', rules: ['N5.1'] })
    await nextDay(home)
    expect(await inbox(home, receipt)).toMatchObject({ status: 'hidden_legal', pleaded: null })
  })

  test('an author who sends the words, without JavaScript, reads the sealed text; one who sends the receipt opens it in the browser', async () => {
    const { home, vera } = await authorOf()
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
