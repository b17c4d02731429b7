import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { Inbox } from '#ratings/receipts/contract.ts'
import { mix, pending, publish } from '#ratings/reviews/store.sweep.ts'
import { deskOf } from './desk.ts'
import { file, newReceipt, putPerson, ratingOf } from './ratings.ts'
import { type TestApp, testApp } from './test-app.ts'

/** An accusation: a check holds it. */
export const bribe = 'I sat in the courtroom and saw the hearing. The judge took a bribe from the other lawyer.'
/** No check holds it. */
export const plain = 'I was in the courtroom. The hearing began an hour late and my witness was not heard.'
/** A number: its author has to leave it out. */
export const phone = 'You can reach me at 614-555-0137, I was in the courtroom and saw every minute of the hearing.'

export const rows = async ({ database }: TestApp, table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1`.execute(database.owner)).rows

/** What an author sends with the receipt. */
export const call = (home: TestApp, path: string, payload: object, key?: string): Promise<LightMyRequestResponse> =>
  home.app.inject({ method: 'POST', url: `/api/reviews/receipt${path}`, payload, ...(key && { headers: { 'idempotency-key': key } }) })
export const inbox = async (home: TestApp, receipt: string): Promise<Inbox> => (await call(home, '', { receipt })).json()
/** The texts that readers of someone's page see. */
export const readers = async (home: TestApp, id: string): Promise<string[]> =>
  (await home.app.inject(`/api/professionals/${id}/reviews`)).json<{ items: { saw: string }[] }>().items.map(({ saw }) => saw)

/** The day is over and everything that is cleared is published. */
export async function nextDay(home: TestApp) {
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

/** Someone who can be rated, an author with a receipt, and the desk of moderators. */
export async function authorOf() {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  const { receipt, receiptHash } = newReceipt()
  const send = (saw: string, key?: string) => file(home.app, { ...ratingOf(vera), saw, receiptHash }, key)
  const edit = (saw: string, version: number, key: string = randomUUID()) =>
    call(home, '/edit', { receipt, version, ...ratingOf(vera), professional: undefined, saw }, key)
  const find = async (id: string) =>
    id === vera ? { id: vera, name: 'Vera Example', role: 'judge' as const, kind: 'judge', gone: false } : null
  const desk = await deskOf(home, find)
  return { home, vera, receipt, receiptHash, send, edit, desk, find }
}
