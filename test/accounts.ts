import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { TestWorld } from './world.ts'

/** Somebody who signs up in these tests. */
export const nia = { email: 'nia@example.org', password: 'seven small boats at sea', firstName: 'Nia', lastName: 'Cole' }

/** A call as the pages make it; `from` is the network that it comes from. */
export function post(url: string, payload: object, headers: Record<string, string> = {}, from = '192.0.2.1') {
  return { method: 'POST', url, payload, headers, remoteAddress: from } as const
}

/** The mails to an address, the newest last. */
export function mailsTo({ database: { owner } }: Pick<TestWorld, 'database'>, to: string) {
  return owner
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', to)
    .orderBy(sql`age(xmin)`, 'desc')
    .execute()
}

/** The token of the newest link to a page that was mailed to an address. */
export async function linkTo(court: Pick<TestWorld, 'database'>, to: string, page: 'verify-email' | 'reset-password'): Promise<string> {
  const mails = await mailsTo(court, to)
  const tokens = mails.flatMap(({ body }) => new RegExp(`/${page}\\?token=(\\S+)`).exec(body)?.[1] ?? [])
  const token = tokens.at(-1)
  if (token === undefined) throw new Error(`No link to ${page} was mailed to ${to}.`)
  return decodeURIComponent(token)
}

/** Signs up and confirms the address. */
export async function joined(court: Pick<TestWorld, 'app' | 'database'>, person = nia) {
  await court.app.inject(post('/api/auth/sign-up/email', person))
  await court.app.inject(post('/api/auth/verify-email', { token: await linkTo(court, person.email, 'verify-email') }))
  return person
}

/** Forgets the password, and sets another by the mailed link. */
export async function resetOf(
  court: Pick<TestWorld, 'app' | 'database'>,
  email: string,
  password: string,
): Promise<LightMyRequestResponse> {
  await court.app.inject(post('/api/auth/request-password-reset', { email }))
  return court.app.inject(post('/api/auth/reset-password', { token: await linkTo(court, email, 'reset-password'), password }))
}
