import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#access/actor.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type Db, hot } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'

/** As browsers make them: 22 to 64 letters, digits and dashes, enough for 128 random bits. */
const shape = /^[A-Za-z0-9_-]{22,64}$/

/**
 * Reads an Idempotency-Key; `null` where none was sent.
 * @throws Fault `invalid` for one that is too short to be unique, or of another kind
 */
export function keyIn(sent: string | readonly string[] | undefined): string | null {
  if (sent === undefined || sent === '') return null
  if (typeof sent === 'string' && shape.test(sent)) return sent
  throw new Fault('invalid', msg`The Idempotency-Key must be 22 to 64 letters, digits or dashes, made by chance.`)
}

/** A key with its owner and everything that the request says. */
export interface Sent {
  actor: Actor
  key: string
  call: string
  params: unknown
  query: unknown
  body: unknown
}

/** Records a key with its request. @throws Fault `reused` if the key came with another request before */
export type ClaimKey = (sent: Sent) => Promise<void>

/** Leaves out how long a request waited for a connection: the same request may be sent again a minute later. */
const waited = (name: string, value: unknown) => (name === 'agoMs' ? undefined : value)

/**
 * One key is one request (draft-ietf-httpapi-idempotency-key-header, sections 2.2 and 2.7): a second, different request with the
 * same key is refused and changes nothing. The key is recorded before the call runs, in its own transaction. If two different
 * requests arrive at once, the second waits for the first one's record and is refused. If they are the same, both pass, and the
 * feature gives them the same answer. Only digests under the installation's secret are stored.
 */
export function storedKeys({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): ClaimKey {
  const digest = (...parts: readonly unknown[]) => createHmac('sha256', secret).update(JSON.stringify(parts, waited)).digest()
  return async ({ actor, key, call, params, query, body }) => {
    const id = digest('key', actor.kind === 'person' ? actor.account : null, key)
    const said = digest('said', call, params ?? null, query ?? null, body ?? null)
    // Not waiting for the disk loses nothing: what the call itself commits takes the key along, which stands before it in the log of the
    // database; and a call that committed nothing needs no key.
    const { numAffectedRows: added } = await sql`${hot('key')} insert into kept_key (id, said, day)
      select ${id}, ${said}, ${dayOf(clock())}::date from set_config('synchronous_commit', 'off', true)
      on conflict (id) do nothing`.execute(db)
    if (added === 1n) return
    const before = await db.selectFrom('kept_key').select('said').where('id', '=', id).executeTakeFirst()
    if (before && !before.said.equals(said))
      throw new Fault(
        'reused',
        msg`This Idempotency-Key came with another request before. Nothing was done. Send what is new with a new key.`,
      )
  }
}

/** Forgets the keys of all days but today and yesterday: each is stored for 24 to 48 hours. */
export function forgetKeys({ db, clock }: { db: Db; clock: Clock }): Job {
  return {
    name: 'keys.forget',
    every: 3_600_000,
    run: async () => {
      await db
        .deleteFrom('kept_key')
        .where('day', '<', dayOf(clock() - 86_400_000))
        .execute()
    },
  }
}
