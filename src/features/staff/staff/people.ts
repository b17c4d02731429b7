import { refuseAcross } from '#access/across.ts'
import type { Person } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import {
  accountByEmail,
  type AccountSeen,
  accountSeen,
  emailsOf,
  endSessionsOf,
  holdAccount,
  notSuspended,
  sessionsOf,
  setSuspended,
} from '#accounts/accounts/public.ts'
import type { PersonSeen } from './contract.ts'
import { closedSentence, closedTo, isLastSuper } from './rules.ts'
import { rolesOf } from '#access/roles.ts'
import { holdSupers } from './store.roles.ts'

export interface PeopleDeps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
}

const day = (at: Date) => at.toISOString().slice(0, 10)

/** What the admin desk does with one account. Everything is audited in the transaction that does it. */
export function people({ db, clock, random }: PeopleDeps) {
  const audit = { clock, random }

  /** The account, held, if the one who acts may do so. A refusal is audited too. */
  const act = async <T>(
    by: Person,
    { account, action, reason }: { account: string; action: string; reason: string },
    work: (tx: Db, target: AccountSeen, supers: readonly string[]) => Promise<T>,
  ): Promise<T> => {
    const refuse = async (why: string, sentence: Text): Promise<never> => {
      await note(db, { account: by.account, action, subject: account, outcome: 'refused', reason: why }, audit)
      throw new Fault('forbidden', sentence, { why })
    }
    await refuseAcross({ db, ...audit }, { by: by.account, account, action })
    const done = await db.transaction().execute(async (tx) => {
      const supers = await holdSupers(tx)
      const target = await holdAccount(tx, account)
      if (!target) throw new Fault('not_found', msg`There is no such account any more.`)
      // As they stand now, and not as they stood when the call came in.
      const [mine, theirs] = [await rolesOf(tx, by.account), await rolesOf(tx, account)]
      if (!mine.some(({ role }) => role === 'admin' || role === 'super_admin')) return { closed: 'not_staff' as const }
      const closed = closedTo(
        { account: by.account, roles: mine.map(({ role }) => role) },
        { account, roles: theirs.map(({ role }) => role) },
      )
      if (closed) return { closed }
      const result = await work(tx, target, supers)
      await note(tx, { account: by.account, action, subject: account, outcome: 'done', reason }, audit)
      return { result }
    })
    if ('result' in done) return done.result
    return refuse(done.closed, done.closed === 'not_staff' ? msg`This is not open to your account.` : closedSentence[done.closed])
  }

  return {
    find: async (by: Person, email: string): Promise<PersonSeen | null> => {
      const found = await accountSeen(db, { email })
      await refuseAcross({ db, ...audit }, { by: by.account, account: found?.account ?? null, action: 'staff.find' })
      await note(db, { account: by.account, action: 'staff.find', subject: found?.account ?? null, outcome: 'done' }, audit)
      if (!found) return null
      const [roles, sessions] = await Promise.all([rolesOf(db, found.account), sessionsOf(db, found.account, new Date(clock()))])
      const names = await emailsOf(
        db,
        roles.flatMap(({ grantedBy }) => grantedBy ?? []),
      )
      return {
        ...found,
        roles: roles.map(({ role, reason, grantedAt, grantedBy }) => ({
          role,
          reason,
          grantedOn: day(grantedAt),
          by: (grantedBy !== null && names.get(grantedBy)) || null,
        })),
        sessions,
        closed: closedTo(by, { account: found.account, roles: roles.map(({ role }) => role) }),
      }
    },

    suspend: (by: Person, account: string, reason: string) =>
      act(by, { account, action: 'staff.suspend', reason }, async (tx, target, supers) => {
        if (target.suspendedOn !== null) throw new Fault('conflict', msg`This account is suspended already.`)
        if (isLastSuper(account, await notSuspended(tx, supers))) {
          throw new Fault('conflict', msg`This is the last super admin. Make somebody else super admin first.`)
        }
        await setSuspended(tx, account, new Date(clock()))
      }),

    lift: (by: Person, account: string, reason: string) =>
      act(by, { account, action: 'staff.lift', reason }, async (tx, target) => {
        if (target.suspendedOn === null) throw new Fault('conflict', msg`This account is not suspended.`)
        await setSuspended(tx, account, null)
      }),

    endSessions: (by: Person, account: string, reason: string) =>
      act(by, { account, action: 'staff.endSessions', reason }, (tx) => endSessionsOf(tx, account)),

    /** The account behind an address, for others of this feature. @throws Fault `not_found` */
    accountOf: async (email: string): Promise<string> => {
      const account = await accountByEmail(db, email)
      if (account === null) throw new Fault('not_found', msg`No account has this address. Check how it is written.`, { field: 'email' })
      return account
    },
  }
}
