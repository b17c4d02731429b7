import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { authorOf, bribe, call, inbox, nextDay, phone, plain, readers, rows } from '#test/support/authors.ts'
import { file, newReceipt, noTokens, provenFor, ratingOf, tokenFrom } from '#test/support/ratings.ts'
import { receiptOf, secretOf } from '#domain/receipt/receipt.ts'
import { screen } from '#domain/screening/screen.ts'
import { versions } from '#domain/screening/types.ts'
import { byNobody } from '#http/bind.ts'
import type { Finding } from '#ratings/reviews/contract.ts'
import { proofs } from '#ratings/tokens/proof.ts'
import { service } from './service.ts'

const threat = 'I was at the hearing and I saw it all. I will kill this judge when she leaves the building.'
/** None of the lists' words is in it. */
const veiled =
  'I was in the courtroom. She ruled against me. She walks her dog at six every morning, alone. I will be there one of these days.'

/** The check of accusations, in today's version. */
const accusing = `C4.${versions.C4}`

describe('screening on the server', () => {
  test('stops what the author must change: nothing is stored, and the findings say where and suggest other words', async () => {
    const { home, send } = await authorOf()
    const reply = await send(phone)
    const { status, findings, publishedIn } = reply.json<{ status: string; findings: Finding[]; publishedIn: unknown }>()
    expect([reply.statusCode, status, publishedIn]).toEqual([200, 'needs_author_edit', null])
    const found = findings.find(({ check }) => check === 'C2')!
    expect(found).toMatchObject({ field: 'saw', action: 'edit', version: versions.C2 })
    expect(phone.slice(found.span[0], found.span[1])).toContain('614-555-0137')
    expect(found.rewrites.length).toBeGreaterThan(0)
    expect(await rows(home, 'review_intake')).toEqual([])
  })

  test('accepts the same attempt after the text was changed, with the same proof and key', async () => {
    const { home, vera, receiptHash } = await authorOf()
    const [key, proof] = [randomUUID(), await provenFor(home.app, vera)]
    await file(home.app, { ...ratingOf(vera), saw: phone, receiptHash, proof }, key)
    expect((await file(home.app, { ...ratingOf(vera), saw: plain, receiptHash, proof }, key)).json().status).toBe('pending')
    expect(await rows(home, 'review_intake')).toHaveLength(1)
  })

  test('blocks a threat, and stores nothing', async () => {
    const { home, send } = await authorOf()
    const reply = await send(threat)
    expect(reply.json()).toMatchObject({ status: 'blocked', publishedIn: null, words: null })
    expect(reply.json<{ findings: Finding[] }>().findings.some(({ check }) => check === 'C1')).toBe(true)
    expect(await rows(home, 'review_intake')).toEqual([])
  })

  test('holds an accusation of a crime for a moderator, who releases or refuses it unchanged, with a reason', async () => {
    const { home, vera, receipt, send, desk } = await authorOf()
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
    const opened = await inbox(home, receipt)
    expect(opened).toMatchObject({ status: 'refused', heldFor: [] })
    expect(opened.steps.map(({ event, said }) => [event, said])).toEqual([
      ['held', null],
      ['refused', 'It states a crime as a fact. Say what you saw, and it can be published.'],
    ])
    await desk.open(of.id)
    await expect(desk.decide(of.id, 'released', 'as_written')).rejects.toMatchObject({ detail: { why: 'not_from_here' } })
  })

  test('stores and holds what only the model finds dangerous: a moderator reads it first, and the desk marks the sentence', async () => {
    const { home, vera, receipt, send, desk } = await authorOf()
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

  test('leaves a released text as its author wrote it', async () => {
    const { home, vera, send, desk } = await authorOf()
    await send(bribe)
    await nextDay(home)
    const [waiting] = await desk.list()
    await desk.decide(waiting!.waiting.id, 'released', 'as_written', 'A court has found the same, and says so.')
    expect(await readers(home, vera)).toEqual([])
    await nextDay(home)
    expect(await readers(home, vera)).toEqual([bribe])
  })

  test('marks hearsay, so that it does not count', async () => {
    const { home, send } = await authorOf()
    await send('I heard from a friend that she is rude. Everyone knows it, and people say she never listens to anybody.')
    expect((await rows(home, 'review_intake'))[0]).toMatchObject({ is_hearsay: true, status: 'pending' })
  })
})

describe('a rating is stored once', () => {
  test('however often it is sent with its key: concurrently, repeatedly, the next day, after publication', async () => {
    const { home, send } = await authorOf()
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

  test('and another one with its key or its receipt is refused', async () => {
    const { home, vera, send, receiptHash } = await authorOf()
    const key = randomUUID()
    await send(plain, key)
    expect((await file(home.app, { ...ratingOf(vera), receiptHash: newReceipt().receiptHash }, key)).statusCode).toBe(409)
    expect((await file(home.app, { ...ratingOf(vera), receiptHash })).statusCode).toBe(409)
    // The same key and receipt with other words is no retry: the author would believe that the new words were stored.
    expect((await send(`${plain} And more.`, key)).statusCode).toBe(409)
    expect((await rows(home, 'review_intake')).map(({ saw }) => saw)).toEqual([plain])
    await nextDay(home)
    expect((await file(home.app, { ...ratingOf(vera), receiptHash })).statusCode).toBe(409)
  })

  test('and is refused without a key, a proof or a receipt', async () => {
    const { home, vera } = await authorOf()
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

describe('a rating sent by a plain form', () => {
  test('waits for a moderator and gets its words from the server, the same words however often it is sent', async () => {
    const { home, vera, find } = await authorOf()
    const desk = service({
      reviews: home.database.reviews,
      clock: () => home.clock.now,
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
