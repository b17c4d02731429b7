import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Tables } from './tables.generated.ts'

/** A Kysely handle or transaction on the project's schema. Features' stores take one and own no connection. */
export type Db = Kysely<Tables>

/** Address of a PostgreSQL server and who logs in. */
export type Connection = Pick<ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>

/** A running PostgreSQL, embedded or not, before the project's pools are opened on it. */
export interface Engine {
  /** Connection of the role that owns the schema. Used by migrations, imports and upkeep, never by a request. */
  readonly owner: Connection
  /** Connection of one of the roles that own nothing. */
  role(name: RoleName): Connection
  /** Lets the engine go; the embedded one is stopped if this process is its keeper. */
  stop(): Promise<void>
  /** The embedded one alone: looks after it from now on, until `stop`. One that died is started again, a few times. */
  watch?(watching: Watching): void
}

export interface Watching {
  /** Receives a sentence about each crash, and when the database answers again. */
  say(text: string): void
  /** It could not be started again, or crashed too often. Called once, with a sentence. */
  lost(error: Error): void
}

/** The roles that requests run under. They own no table and cannot bypass row-level security. */
export const roleNames = [
  'casebalance_app',
  'casebalance_reviews',
  'casebalance_accounts',
  'casebalance_cases',
  'casebalance_queue',
] as const
export type RoleName = (typeof roleNames)[number]

/**
 * Milliseconds that the server gives each role for a statement, for a lock within it, and between two statements of a
 * transaction. Work that no request waits for any more is ended, so that it delays no other. Readers of ratings wait while
 * their table is rewritten (`Database.rewrite`), so the first two roles have long limits.
 */
export const timeLimits: Readonly<Record<RoleName, { statement: number; lock: number; idle: number }>> = {
  casebalance_app: { statement: 60_000, lock: 30_000, idle: 60_000 },
  casebalance_reviews: { statement: 60_000, lock: 30_000, idle: 60_000 },
  casebalance_accounts: { statement: 15_000, lock: 10_000, idle: 60_000 },
  casebalance_cases: { statement: 20_000, lock: 10_000, idle: 60_000 },
  casebalance_queue: { statement: 30_000, lock: 10_000, idle: 60_000 },
}

/**
 * PostgreSQL's errors when it cannot work now (SQLSTATE, manual appendix A): no connection, no resources, shutting down or
 * starting, a time limit reached. And the errors of a socket.
 */
const outOfReach =
  /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25P04|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Errors of pg and its pool that have no code. */
const brokenOff =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/

/** Whether an error says that the database is out of reach, or too busy to answer in its time: no bug, and worth another try. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // A file that is missing has the same code as a socket that is: only the socket was connected to.
  if (code === 'ENOENT' && syscall !== 'connect') return false
  return (typeof code === 'string' && outOfReach.test(code)) || brokenOff.test(error.message) || isOutOfReach(error.cause)
}

/** The pools that the features are given. */
export interface Database {
  /** The app's role: reads the directory and published reviews. */
  readonly app: Db
  /** The rating tool's own role: may touch the rating tables and nothing else. */
  readonly reviews: Db
  /** The accounts' own role: who may sign in, sessions, accepted terms, the audit log; nothing of the directory or of a case. */
  readonly accounts: Db
  /** The cases' own role: sees a case only as someone, through `access/cases.ts`; nothing of accounts or ratings. */
  readonly cases: Db
  /** The schema's owner: migrations, imports and upkeep, never a request. */
  readonly owner: Db
  /**
   * Destroys the write-ahead log of finished work, so that no arrival time outlives
   * its day (docs/decisions/0006). `false` when the server does not let this role do so.
   */
  forgetLog(): Promise<boolean>
  /**
   * Rewrites tables in the order of their random ids, in one transaction. PostgreSQL only marks a row
   * that was deleted or changed: its content stays in the table's file until something is written over it,
   * and `vacuum` leaves it there as long as any other connection might still read it. Readers wait meanwhile.
   * @param tables each has an `id`, or the column named with it: `review_answer(event_id)`
   */
  rewrite(tables: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * The statements that are planned once for each connection and then only run (PostgreSQL manual, PREPARE): those that are
 * asked most and whose planning takes longer than their work. `professional`: a profile with its records (2.7 of 3.2 ms
 * were planning); `seats`: a person's seats in cases, which every call of a case asks for (half of 0.7 ms), and everybody's;
 * `edition`: whether the directory has changed, before each profile; `changed` and `leaf`: what every change of a case ends with;
 * `key`: the key of a call that changes something, before the call;
 * `session`: who is asking, before every call of someone signed in;
 * `message`: what the sending of a message reads and writes.
 */
export const hotStatements = ['professional', 'seats', 'edition', 'changed', 'leaf', 'key', 'session', 'message'] as const
type HotStatement = (typeof hotStatements)[number]

/** Marks a statement as one of the hot ones. Put at its beginning, or given to `modifyFront` or `modifyEnd` of a query. */
export const hot = (name: HotStatement): RawBuilder<unknown> => sql.raw(`/* hot: ${name} */`)
