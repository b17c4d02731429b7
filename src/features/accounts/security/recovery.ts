import { setTimeout as sleep } from 'node:timers/promises'
import { refuseAcross } from '#access/across.ts'
import { note } from '#access/audit.ts'
import { type Person, signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type changeDesk, linkHash, newLinkToken } from './changes.ts'
import type { calls, Recovery } from './contract.ts'
import type { notices } from './notices.ts'
import { needsFactor, recoveryLinkLife, recoveryWait } from './rules.ts'
import { cancelOpen } from './store.changes.ts'
import {
  approve,
  holdRecovery,
  linkAccount,
  type StoredRecovery,
  putLink,
  recoverable,
  recoveriesSince,
  takeLink,
} from './store.recovery.ts'

/** Queries of other features that a recovery needs, on the given connection or transaction. */
export interface RecoveryQueries {
  /** The addresses of accounts by id; a deleted account is missing. */
  emailsOf: (db: Db, accounts: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Whether an account is in safety mode. */
  isSafety: (db: Db, account: string) => Promise<boolean>
  /** The staff roles of an account. */
  rolesOf: (db: Db, account: string) => Promise<readonly string[]>
  /**
   * Why a staff member does not count as a second person besides `others`; `null` if they do.
   * @param enough the roles of which one is enough
   */
  whyNotSecond: (
    db: Db,
    asked: { me: string; others: readonly string[]; enough: readonly ('admin' | 'super_admin')[]; now: number },
  ) => Promise<Text | null>
}

interface Deps {
  /** The database role of accounts. */
  db: Db
  clock: Clock
  random: Random
  changes: ReturnType<typeof changeDesk>
  notices: ReturnType<typeof notices>
  queries: RecoveryQueries
  /** Waits; injected so that tests do not have to. */
  pause?: (ms: number) => Promise<unknown>
}

/** The shortest response time in milliseconds, so that mailing a link does not take longer than mailing none. */
const answerAfter = 250
const listedFor = 30 * 24 * 3_600_000
const gone = msg`This request no longer waits: it was stopped, or it is done.`
const usedLink = msg`This link no longer works: it was used, or it is too old. Ask for a new one.`

/** Approval by the command on the server: for an installation with too few staff, or none who can still sign in. */
export async function approveOnServer(
  db: Db,
  account: string,
  reason: string,
  deps: { clock: Clock; random: Random },
): Promise<Date | null> {
  return db.transaction().execute(async (tx) => {
    const row = await holdRecovery(tx, { account })
    if (!row) return null
    await approve(tx, { id: row.id, by: null, isSecond: false, at: new Date(deps.clock()) })
    await note(
      tx,
      { account: null, action: 'staff.recovery', subject: account, outcome: 'done', reason, detail: { decision: 'approved' } },
      deps,
    )
    return row.appliesAt
  })
}

type Recovering = Pick<Handlers<typeof calls>, 'recoveryLink' | 'recoveryAsk' | 'stopByLink' | 'recoveries' | 'recoveryDecide'>

/** A lost second factor (decision 0053): requested by mail, announced on every safe channel, approved by two, applied by the job. */
export function recovering({ db, clock, random, changes, notices: tell, queries, pause = sleep }: Deps): Recovering {
  const done = { done: true } as const
  const audit = { clock, random }

  /** Why a staff member may not decide a request now; `null` if they may. Only super admins decide about a super admin. */
  const problemFor = async (tx: Db, me: string, { account, approvedBy }: StoredRecovery): Promise<Text | null> => {
    const isSuper = (await queries.rolesOf(tx, account)).includes('super_admin')
    const enough = isSuper ? (['super_admin'] as const) : (['admin', 'super_admin'] as const)
    const others = approvedBy === null ? [account] : [account, approvedBy]
    return queries.whyNotSecond(tx, { me, others, enough, now: clock() })
  }

  const link = async (email: string) => {
    const account = await recoverable(db, email)
    if (account === null) return
    const token = newLinkToken()
    const at = new Date(clock())
    await db.transaction().execute(async (tx) => {
      const expiresAt = new Date(at.getTime() + recoveryLinkLife)
      await putLink(tx, { id: random.uuid(), account, hash: linkHash(token), at, expiresAt })
      await tell.recoveryLink(tx, email, token)
      await note(tx, { account: null, action: 'security.recoveryLink', subject: account, outcome: 'done' }, audit)
    })
  }
  /** How long the request waits, by the account's current state. */
  const waitOf = (account: string, email: string) => async (tx: Db) => {
    const roles = await queries.rolesOf(tx, account)
    const isSafety = await queries.isSafety(tx, account)
    return recoveryWait({ isStaff: needsFactor(roles), isSafety, isNotified: (await tell.channels(tx, { account, email })).length > 0 })
  }
  const viewsOf = async (rows: readonly StoredRecovery[], me: string): Promise<Recovery[]> => {
    const names = await queries.emailsOf(
      db,
      rows.flatMap(({ approvedBy, secondedBy }) => [approvedBy, secondedBy].filter((id) => id !== null)),
    )
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
    return Promise.all(
      rows.map(async (row) => {
        const isApproved = row.secondedAt !== null || row.onServer
        const state = row.doneAt ? 'done' : row.stoppedAt ? 'stopped' : isApproved ? 'approved' : 'waiting'
        const why = state === 'waiting' ? await problemFor(db, me, row) : null
        return {
          id: row.id,
          email: row.email,
          createdOn: row.createdAt.toISOString().slice(0, 10),
          roles: [...(await queries.rolesOf(db, row.account))],
          story: row.story,
          askedAt: row.askedAt.toISOString(),
          appliesAt: row.appliesAt.toISOString(),
          approvedBy: [...(row.approvedAt ? [nameOf(row.approvedBy)] : []), ...(row.secondedAt ? [nameOf(row.secondedBy)] : [])],
          onServer: row.onServer,
          state,
          mayDecide: state === 'waiting' && why === null,
          why: why && english(why),
        }
      }),
    )
  }
  const decide = async (by: Person, id: string, decision: 'approved' | 'refused', reason: string) => {
    const about = await holdRecovery(db, { id })
    await refuseAcross({ db, ...audit }, { by: by.account, account: about?.account ?? null, action: 'staff.recovery' })
    const refused = await db.transaction().execute(async (tx) => {
      const row = await holdRecovery(tx, { id })
      if (!row || row.secondedAt !== null || row.onServer) throw new Fault('gone', gone)
      const problem = await problemFor(tx, by.account, row)
      if (problem !== null) return { problem, account: row.account }
      const isSecond = row.approvedAt !== null
      if (decision === 'approved') await approve(tx, { id, by: by.account, isSecond, at: new Date(clock()) })
      else {
        await cancelOpen(tx, row.account, id, new Date(clock()))
        await tell.stopped(tx, row, 'recovery')
      }
      const detail = { decision, ...(decision === 'approved' && { approval: isSecond ? 2 : 1 }) }
      await note(tx, { account: by.account, action: 'staff.recovery', subject: row.account, outcome: 'done', reason, detail }, audit)
      return null
    })
    if (!refused) return
    const { problem, account } = refused
    await note(db, { account: by.account, action: 'staff.recovery', subject: account, outcome: 'refused', reason: 'rule' }, audit)
    throw new Fault('forbidden', problem, { why: 'rule' })
  }

  return {
    recoveryLink: async ({ body: { email } }) => {
      await Promise.all([link(email), pause(answerAfter)])
      return done
    },
    recoveryAsk: async ({ body: { token, story } }) => {
      const [hash, at] = [linkHash(token), new Date(clock())]
      const account = await linkAccount(db, hash, at)
      const email = account === null ? undefined : (await queries.emailsOf(db, [account])).get(account)
      if (account === null || email === undefined) throw new Fault('gone', usedLink)
      // The link is used up with the request: one that is refused, because another waits already, leaves it as it was.
      const also = async (tx: Db) => {
        if ((await takeLink(tx, hash, at)) === null) throw new Fault('gone', usedLink)
      }
      const appliesAt = await changes.ask(account, 'recovery', { story }, { keep: '', also, wait: waitOf(account, email), by: null })
      return { appliesAt: appliesAt!.toISOString() }
    },
    stopByLink: async ({ body: { token } }) => {
      await changes.cancelByLink(token)
      return done
    },
    recoveries: async ({ actor }) => ({
      recoveries: await viewsOf(await recoveriesSince(db, new Date(clock() - listedFor)), signedIn(actor).account),
    }),
    recoveryDecide: async ({ actor, params: { id }, body: { decision, reason } }) => {
      await decide(confirmed(actor, clock), id, decision, reason)
      return done
    },
  }
}
