import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export interface Mailed {
  /** Of links. */
  tokens: readonly string[]
  /** Of six digits. */
  codes: readonly string[]
}

/** What the latest mails hold. Whose mailbox it is makes no difference: a link opens for the person who has it. */
export async function readMails(owner: Db): Promise<Mailed> {
  const mails = await owner
    .selectFrom('outbox')
    .select('body')
    .orderBy(sql`ctid`, 'desc')
    .limit(30)
    .execute()
  const found = (form: RegExp) => mails.flatMap(({ body }) => [...body.matchAll(form)].map(([, text]) => text!))
  return { tokens: found(/[?&]token=([^\s&]+)/g), codes: found(/\b(\d{6})\b/g) }
}
