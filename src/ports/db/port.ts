import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Tables } from './tables.generated.ts'

/** A Kysely handle or transaction on the project's schema. Rooms' stores take one and own no connection. */
export type Db = Kysely<Tables>

/** Where a PostgreSQL listens and who logs in; one role each for owner, app and reviews. */
export type Connection = Pick<ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>

/** A running PostgreSQL, embedded or not, before the project's pools are opened on it. */
export interface Engine {
  /** Connection of the role that owns the schema. Used by migrations, imports and upkeep, never by a request. */
  readonly owner: Connection
  /** Connection of one of the roles that own nothing. */
  role(name: RoleName): Connection
  /** Lets the engine go; the embedded one is stopped if this process is its keeper. */
  stop(): Promise<void>
}

/** The roles that requests run under. They own no table and cannot bypass row-level security. */
export const roleNames = ['casebalance_app', 'casebalance_reviews', 'casebalance_accounts', 'casebalance_cases'] as const
export type RoleName = (typeof roleNames)[number]

/** The pools that the rooms are given. */
export interface Database {
  /** The app's role: reads the directory and published reviews. */
  readonly app: Db
  /** The rating tool's own role: may touch the rating tables and nothing else. */
  readonly reviews: Db
  /** The accounts' own role: who may sign in, sessions, what was accepted, the audit; nothing of the directory or of a case. */
  readonly accounts: Db
  /** The cases' own role: sees a case only as somebody, through `access/cases.ts`; nothing of accounts or ratings. */
  readonly cases: Db
  /** The schema's owner: migrations, imports and upkeep, never a request. */
  readonly owner: Db
  /**
   * Destroys what the write-ahead log remembers of finished work, so that no arrival time outlives
   * its day (docs/decisions/0006). `false` when the server does not let this role do so.
   */
  forgetLog(): Promise<boolean>
  /**
   * Writes tables anew, in the order of their random ids and in one transaction. PostgreSQL only marks a row
   * that was deleted or changed: what it said would lie in the table's file until something is written over it,
   * and `vacuum` leaves it there as long as any other connection might still look. Readers wait meanwhile.
   * @param tables each has an `id`, or the column named with it: `review_answer(event_id)`
   */
  rewrite(tables: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * The statements that are planned once for each connection and then only run (PostgreSQL manual, PREPARE): those that are
 * asked most and whose planning takes longer than their work. `professional`: a profile with its records (2.7 of 3.2 ms
 * were planning); `seats`: a person's seats in cases, which every call of a case asks for (half of 0.7 ms).
 */
export const hotStatements = ['professional', 'seats'] as const
type HotStatement = (typeof hotStatements)[number]

/** Marks a statement as one of these. Put at its beginning, or given to `modifyFront` of a query. */
export const hot = (name: HotStatement): RawBuilder<unknown> => sql.raw(`/* hot: ${name} */`)
