import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The mails to an address, the newest last. */
export function mailsTo({ database: { owner } }: Pick<TestApp, 'database'>, to: string): Promise<{ subject: string; body: string }[]> {
  return owner
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', to)
    .orderBy(sql`age(xmin)`, 'desc')
    .execute()
}

/** The token of the newest link to a page that was mailed to an address. */
export async function linkTo(backend: Pick<TestApp, 'database'>, to: string, page: 'verify-email' | 'reset-password'): Promise<string> {
  const mails = await mailsTo(backend, to)
  const tokens = mails.flatMap(({ body }) => new RegExp(`/${page}\\?token=(\\S+)`).exec(body)?.[1] ?? [])
  const token = tokens.at(-1)
  if (token === undefined) throw new Error(`No link to ${page} was mailed to ${to}.`)
  return decodeURIComponent(token)
}
