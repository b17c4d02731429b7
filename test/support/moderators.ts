import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { DeskVerb, LetterId } from '#domain/moderation/letters.ts'
import type { Event } from '#domain/moderation/table.ts'
import type { Case } from '#ratings/moderation/contract.ts'
import type { Rating } from '#ratings/ratings/contract.ts'
import { move, type Move } from '#ratings/reviews/store.moving.ts'
import { mix } from '#ratings/reviews/store.sweep.ts'
import { file, newReceipt, putPerson, ratingOf } from './ratings.ts'
import { putPersonOf, withCookie } from './signed-in.ts'
import { testApp } from './test-app.ts'

/** An accusation: a check holds it. */
export const bribe = 'I sat in the courtroom and saw the hearing. The judge took a bribe from the other lawyer.'
const tomorrow = '2026-03-13'
/** The events that publish a held rating. */
export const published = [
  { event: 'released', actor: 'system' },
  { event: 'published', actor: 'system' },
] as const

/** A desk with two who moderate, someone who does not, and a rating that a check holds. */
export async function deskOfTwo(options: Parameters<typeof testApp>[0] = {}) {
  const backend = await testApp(options)
  const { database, app } = backend
  const judge = await putPerson(database.owner)
  const memberWith = async (standing: Parameters<typeof putPersonOf>[1]): Promise<Moderator> => {
    const { cookie, account } = await putPersonOf(backend, standing)
    return { ...withCookie(backend, cookie), account }
  }
  /** Another moderator, who had no part in anything. */
  const moderator = () => memberWith({ roles: ['moderator'] })
  const [mia, ned, member] = [await moderator(), await moderator(), await memberWith({})]
  const secret = Uint8Array.from({ length: 16 }, (_, at) => at + 1)
  const put = async (over: Partial<Rating> = {}) => {
    const before = new Set((await database.owner.selectFrom('review').select('id').execute()).map(({ id }) => id))
    const sent = await file(app, { ...ratingOf(judge), saw: bribe, receiptHash: newReceipt().receiptHash, ...over })
    if (sent.json<{ status: string }>().status !== 'queued_human') throw new Error(`It is not held: ${sent.body}`)
    await mix(database.reviews, tomorrow)
    return (await database.owner.selectFrom('review').select('id').execute()).find(({ id }) => !before.has(id))!.id
  }
  const id = await put()
  const step = (over: Partial<Move> & { event: Event }, reviewId = id) =>
    move(database.reviews, { id: randomUUID(), reviewId, actor: 'moderator', by: null, onDay: '2026-03-12', letter: 'as_written', ...over })
  const steps = async (list: readonly (Partial<Move> & { event: Event })[], reviewId = id) => {
    for (const one of list) await step(one, reviewId)
  }
  const stateOf = async (of = id) =>
    (await database.owner.selectFrom('review').select('status').where('id', '=', of).executeTakeFirstOrThrow()).status
  return { backend, judge, id, put, mia, ned, member, moderator, secret, step, steps, stateOf }
}
export interface Moderator extends ReturnType<typeof withCookie> {
  account: string
}

export const post = (who: Moderator, path: string, payload: object = {}): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url: `/api/moderation/${path}`, payload, headers: { 'idempotency-key': randomUUID() } })
export const open = async (who: Moderator, id: string) => (await post(who, `${id}/open`)).json<Case>()
export async function decide(
  who: Moderator,
  id: string,
  verb: DeskVerb,
  letter: LetterId,
  words?: string,
): Promise<LightMyRequestResponse> {
  const { log, reports } = await open(who, id)
  return post(who, `${id}/decide`, { verb, letter, lines: log.length, reports: reports.length, ...(words && { words }) })
}
