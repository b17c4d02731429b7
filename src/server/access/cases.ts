import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { canonicalJson, type Json } from '#domain/transparency-log/canonical-json.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Db, hot } from '#ports/db/port.ts'

declare const acting: unique symbol
/**
 * A transaction in which someone acts: row-level security shows it their rows. Made here and nowhere else, so a store
 * that takes one cannot be called by nobody. It ends with the work, and what it knows of the person with it.
 */
export type CaseTx = Db & { readonly [acting]: true }

/** A person acting in cases. */
export interface Acting {
  account: string
}

/** Who made a row, of which case, and when. */
export interface Authored {
  caseId: string
  id: string
  authorId: string
  at: Date
}

/** What a change leaves in the ledger (migration 0052). */
export interface Entry {
  /** The seat that acted; `null` for what the platform does by itself. */
  actor: string | null
  /** The name of the call, or of the job. */
  verb: string
  /** What was done, in full: the leaf commits to it. */
  content: Json
  /** In a shared log: whether everyone reads the content whom the topic is shown, or its author alone. */
  isShared: boolean
  /** Whose content it is; of the seat that acted where it is left out. */
  author?: string | null
}

/** What changed in the work, announced to open pages after the commit. No content. */
export interface Change {
  caseId: string
  /** The case's number; `null` for what someone keeps private, which does not move it. */
  seq: number | null
  topic: string
}

export interface Cases {
  /**
   * Does work as someone, in one transaction: all of it or none. Tried again, three times in all, where the database
   * chose it to give way to another (40001, 40P01: `work` is run again from its start).
   */
  asActor<T>(actor: Acting, work: (tx: CaseTx) => Promise<T>): Promise<T>
  /** Does work as the machine itself, past every policy: sweeps, the demonstration. The reason stands in the transaction. */
  asSystem<T>(reason: string, work: (tx: CaseTx) => Promise<T>): Promise<T>
  /** A hot read in one round trip: an SQL function that is given who acts and when as its first two arguments. */
  readAs<Row>(actor: Acting, read: { name: string; args: readonly unknown[] }): Promise<readonly Row[]>
}

interface Deps {
  /** The cases' role. */
  cases: Db
  /** The owner, for `asSystem`. */
  owner: Db
  clock: Clock
  /** Called with every change that was committed. */
  onChanged?: (changes: readonly Change[]) => void
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const retryable = new Set(['40001', '40P01'])
const maxAttempts = 3

const changesOf = new WeakMap<object, Change[]>()

/** The setting of a transaction as one message with its beginning: no round trip of its own, and gone at its end. */
function beginAs(settings: Readonly<Record<string, string>>): string {
  return `begin; ${Object.entries(settings)
    .map(([name, value]) => `set local ${name} = '${value.replaceAll("'", "''")}'`)
    .join('; ')}`
}

/** The only way to the rows of cases. */
export function casesOf({ cases, owner, clock, onChanged = () => {} }: Deps): Cases {
  async function once<T>(db: Db, settings: Readonly<Record<string, string>>, work: (tx: CaseTx) => Promise<T>): Promise<T> {
    return db.connection().execute(async (connection) => {
      const tx = connection as CaseTx
      const changes: Change[] = []
      changesOf.set(tx, changes)
      try {
        await sql.raw(beginAs(settings)).execute(connection)
        const result = await work(tx)
        await sql`commit`.execute(connection)
        if (changes.length > 0) onChanged(changes)
        return result
      } catch (error) {
        // Where the connection itself is gone there is nothing left to undo: the pool drops it.
        await sql`rollback`.execute(connection).catch(() => {})
        throw error
      } finally {
        changesOf.delete(tx)
      }
    })
  }

  async function withRetry<T>(db: Db, settings: Readonly<Record<string, string>>, work: (tx: CaseTx) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(db, settings, work)
      } catch (error) {
        if (tried === maxAttempts || !retryable.has((error as { code?: string }).code ?? '')) throw error
      }
    }
  }

  const settingsOf = ({ account }: Acting) => {
    if (!uuid.test(account)) throw new Error('Somebody who acts has an account.')
    return { 'app.account': account, 'app.at': new Date(clock()).toISOString() }
  }

  return {
    asActor: async (actor, work) => withRetry(cases, settingsOf(actor), work),
    asSystem: async (reason, work) => withRetry(owner, { 'app.reason': reason, 'app.at': new Date(clock()).toISOString() }, work),
    readAs: async <Row>(actor: Acting, { name, args }: { name: string; args: readonly unknown[] }) => {
      const given = [settingsOf(actor)['app.account'], new Date(clock()), ...args]
      return (await sql<Row>`select * from ${sql.table(name)}(${sql.join(given)})`.execute(cases)).rows
    },
  }
}

/**
 * Numbers a change of a case, in the change's own transaction, and tells open pages of it after the commit. What is shared is
 * numbered by the case, what someone keeps private by their own seat: neither number says anything of the other. The number's
 * row is locked until the end: changes of one counter are one after the other, and none is missing.
 * @param topic the scope of what changed (features/case/cases/rules.ts)
 * @param privateTo the member whose private record it is; shared ones are announced to everyone with a seat
 * @param entry the leaf that it leaves; `null` for a draft, an own preference, and a second topic of one change
 * @returns its number there
 */
export async function changed(
  tx: CaseTx,
  {
    caseId,
    topic,
    privateTo = null,
    at,
    entry,
  }: { caseId: string; topic: string; privateTo?: string | null; at: Date; entry: Entry | null },
): Promise<number> {
  const { actor = null, author = actor, verb = null, isShared = false } = entry ?? {}
  const { rows } = await sql<{ number: number | null }>`select ${hot('changed')} note_change(${caseId}, ${privateTo}, ${topic}, ${at},
    ${actor}, ${author}, ${verb}, ${entry && contentOf(entry)}, ${isShared}) as number`.execute(tx)
  const { number } = rows[0]!
  if (number === null) throw new Error('The person who acts may not change this case, or there is no such case.')
  changesOf.get(tx)?.push({ caseId, seq: privateTo === null ? number : null, topic })
  return number
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** Rows of many cases, each case once with the ids of its rows, both in order: so that locks are taken in one order everywhere. */
export function byCase(rows: readonly { case_id: string; id: string }[]): [caseId: string, ids: string[]][] {
  const cases = Map.groupBy(rows, ({ case_id }) => case_id)
  return [...cases]
    .map(([caseId, of]): [string, string[]] => [caseId, of.map(({ id }) => id).toSorted()])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** More of a content than this stands in the ledger by its hash alone, in characters. */
const mostContent = 50_000

/** The content of a leaf as it is stored. */
function contentOf({ content }: Entry): string {
  const text = canonicalJson(content)
  return text.length <= mostContent ? text : canonicalJson({ sha256: sha256Hex(text), characters: text.length })
}

/** Adds a leaf to a log: the case's own, or that of a seat. `changed` does it with every change that it is given an entry of. */
export async function addLeaf(
  tx: CaseTx,
  { caseId, log, topic, at }: { caseId: string; log: string; topic: string; at: Date },
  entry: Entry,
): Promise<void> {
  const { actor, verb, isShared, author = actor } = entry
  await sql`select ${hot('leaf')} append_leaf(${caseId}, ${log}, ${actor}, ${author}, ${verb}, ${topic}, ${contentOf(entry)}, ${isShared}, ${at})`.execute(
    tx,
  )
}

/**
 * The hash of the first leaf of a log whose content names an id, as 64 digits: an id is new where it is made, so that this is the leaf of its
 * making. `undefined` where the log has none, and where it is not shown to the one who acts.
 */
export async function firstLeafNaming(
  tx: CaseTx,
  { caseId, log }: { caseId: string; log: string },
  id: string,
): Promise<string | undefined> {
  const leaf = await tx
    .selectFrom('ledger_object as o')
    .innerJoin('ledger_leaf as l', (on) =>
      on.onRef('l.case_id', '=', 'o.case_id').onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'),
    )
    .select('l.hash')
    .where('o.case_id', '=', caseId)
    .where('o.log', '=', log)
    .where(sql<boolean>`position(${id} in o.content) > 0`)
    .orderBy('o.seq')
    .limit(1)
    .executeTakeFirst()
  return leaf?.hash.toString('hex')
}

/**
 * The number and hash of the first leaf of each thing that a verb made in a log: the content of such a leaf begins with the thing's id. Those
 * that are not shown to the one who acts are left out.
 * @returns by the id; the hash as 64 digits
 */
export async function leavesMaking(
  tx: CaseTx,
  { caseId, log, verb }: { caseId: string; log: string; verb: string },
): Promise<Map<string, { seq: number; hash: string }>> {
  const rows = await tx
    .selectFrom('ledger_leaf as l')
    .innerJoin('ledger_object as o', (on) =>
      on.onRef('l.case_id', '=', 'o.case_id').onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'),
    )
    .select(['l.seq', 'l.hash', sql<string>`(o.content::jsonb) ->> 'id'`.as('id')])
    .where('l.case_id', '=', caseId)
    .where('l.log', '=', log)
    .where('l.verb', '=', verb)
    .orderBy('l.seq', 'desc')
    .execute()
  return new Map(rows.map(({ id, seq, hash }) => [id, { seq: Number(seq), hash: hash.toString('hex') }]))
}

/**
 * Takes the case's turn: until the end of the transaction nobody else who takes it changes what this one compares. The row
 * is the one that `changed` numbers by, so locks are taken in one order everywhere.
 */
export async function lockCase(tx: CaseTx, caseId: string): Promise<void> {
  await sql`select from case_count where case_id = ${caseId} for update`.execute(tx)
}
