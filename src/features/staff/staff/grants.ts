import { refuseAcross } from '#access/across.ts'
import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Second, secondSentence } from '#domain/access/second-person.ts'
import { rolesOf } from '#access/roles.ts'
import { secondPersonNow } from '#access/second-person.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type AccountSeen, accountSeen, emailsOf, holdAccount, notSuspended } from '#accounts/accounts/public.ts'
import type { Role, RoleAsked } from './contract.ts'
import { isTwoPersonRole, revokeProblem, waitsFor } from './rules.ts'
import { decideRequest, endOldRequests, holdRequest, openRequests, putRequest, type RequestRow } from './store.requests.ts'
import { holdSupers, putRole, takeRole } from './store.roles.ts'

export interface GrantDeps {
  /** The accounts' role; the owner for the command on the machine. */
  db: Db
  clock: Clock
  random: Random
}

const words: Readonly<Record<Role, Text>> = {
  professional: msg`professional`,
  beta_tester: msg`beta tester`,
  support_admin: msg`support admin`,
  moderator: msg`moderator`,
  admin: msg`admin`,
  super_admin: msg`super admin`,
}

const notAnyMore = msg`You are no super admin any more.`
const gone = msg`This request no longer waits: it was decided, or nobody decided it within a day.`

/** Why an account can be given no role; `null` when it can. */
function grantProblem(target: AccountSeen): Text | null {
  if (!target.isConfirmed) return msg`This address is not confirmed yet: nobody knows whose it is.`
  return target.suspendedOn === null ? null : msg`This account is suspended. Lift that first.`
}

/**
 * Giving and taking roles. `by` is the super admin who does it; `null` is the command on the machine itself. It counts from
 * the next call of the person on, for every call reads the roles again. The roles of admins and super admins are given and
 * taken by two people, where two exist (decision 0054).
 */
export function grants({ db, clock, random }: GrantDeps) {
  const audit = { clock, random }
  const refused = async (by: string | null, action: string, account: string, role: Role, sentence: Text) => {
    await note(db, { account: by, action, subject: account, outcome: 'refused', reason: english(sentence), detail: { role } }, audit)
    return new Fault('forbidden', sentence, { why: 'rule' })
  }
  /** A super admin whose role was taken away a moment ago decides nothing any more. */
  const stillMay = (by: string | null, supers: readonly string[]) => by === null || supers.includes(by)
  const second = (tx: Db, me: string, asker: string): Promise<Second> =>
    secondPersonNow(tx, { me, others: [asker], enough: ['super_admin'], now: clock() })
  const waitingSince = () => new Date(clock() - waitsFor)

  /**
   * Whether a second person has to agree: the role is one of those, and there is someone who counts. A person who is suspended is
   * one too, or one super admin could suspend the other and then act alone.
   */
  const needsSecond = async (tx: Db, by: string | null, role: Role, supers: readonly string[], not?: string): Promise<boolean> => {
    if (by === null || !isTwoPersonRole(role)) return false
    for (const other of supers) if (other !== not && (await second(tx, other, by)) === 'ok') return true
    return false
  }
  /** Keeps a request for a second person. */
  const wait = async (tx: Db, asked: Pick<RequestRow, 'account' | 'role' | 'verb' | 'reason'> & { by: string }) => {
    const { by, account, role, verb, reason } = asked
    const at = new Date(clock())
    await endOldRequests(tx, waitingSince(), at)
    const row = { id: random.uuid(), account, role, verb, reason, askedBy: by, askedAt: at }
    if (!(await putRequest(tx, row)))
      throw new Fault('conflict', msg`A request for this role of this account waits already.`, { field: 'role' })
    await note(tx, { account: by, action: `staff.${verb}.ask`, subject: account, outcome: 'done', reason, detail: { role } }, audit)
  }

  return {
    list: async () => {
      const rows = await rolesOf(db)
      const ids = rows.flatMap(({ account, grantedBy }) => (grantedBy === null ? [account] : [account, grantedBy]))
      const names = await emailsOf(db, ids)
      const active = await notSuspended(
        db,
        rows.map(({ account }) => account),
      )
      return rows.map(({ account, role, reason, grantedAt, grantedBy }) => ({
        account,
        email: names.get(account) ?? '',
        isSuspended: !active.includes(account),
        role,
        reason,
        grantedOn: grantedAt.toISOString().slice(0, 10),
        by: (grantedBy !== null && names.get(grantedBy)) || null,
      }))
    },

    requests: async (me: string): Promise<RoleAsked[]> => {
      const rows = await openRequests(db, waitingSince())
      const names = await emailsOf(
        db,
        rows.flatMap(({ account, askedBy }) => (askedBy === null ? [account] : [account, askedBy])),
      )
      return Promise.all(
        rows.map(async ({ id, account, role, verb, reason, askedBy, askedAt }) => {
          const isOwn = askedBy === me
          const is = verb === 'grant' && account === me ? 'self' : askedBy === null ? 'no_role' : await second(db, me, askedBy)
          return {
            id,
            email: names.get(account) ?? '',
            role,
            verb,
            reason,
            askedBy: (askedBy !== null && names.get(askedBy)) || null,
            askedAt: askedAt.toISOString(),
            may: isOwn ? ('withdraw' as const) : is === 'ok' ? ('decide' as const) : null,
            why: isOwn || is === 'ok' ? null : english(secondSentence[is]),
          }
        }),
      )
    },

    /** @returns whether it waits for a second person */
    grant: async (by: string | null, email: string, role: Role, reason: string): Promise<boolean> => {
      const known = await accountSeen(db, { email })
      if (!known) throw new Fault('not_found', msg`No account has this address. Check how it is written.`, { field: 'email' })
      await refuseAcross({ db, ...audit }, { by, account: known.account, action: 'staff.grant' })
      const done = await db.transaction().execute(async (tx) => {
        const supers = await holdSupers(tx)
        const target = await holdAccount(tx, known.account)
        if (!target) throw new Fault('not_found', msg`There is no such account any more.`)
        const { account } = target
        const problem = stillMay(by, supers) ? grantProblem(target) : notAnyMore
        if (problem !== null) return { problem }
        const has = (await rolesOf(tx, account)).find((one) => one.role === role)
        const already = () => new Fault('conflict', msg`This account has the role already: ${{ role: words[role] }}.`, { field: 'role' })
        if (by !== null && (await needsSecond(tx, by, role, supers, account))) {
          // What one person gave alone can still be agreed to by a second.
          if (has?.onServer || has?.isSeconded) throw already()
          await wait(tx, { by, account, role: role as RoleAsked['role'], verb: 'grant', reason })
          return { waits: true }
        }
        const row = { account, role, reason, grantedAt: new Date(clock()), grantedBy: by, secondedBy: null, isSeconded: false }
        if (!(await putRole(tx, { ...row, onServer: by === null }))) throw already()
        await note(tx, { account: by, action: 'staff.grant', subject: account, outcome: 'done', reason, detail: { role } }, audit)
        return { waits: false }
      })
      if ('problem' in done) throw await refused(by, 'staff.grant', known.account, role, done.problem!)
      return done.waits
    },

    /** @returns whether it waits for a second person */
    revoke: async (by: string | null, account: string, role: Role, reason: string): Promise<boolean> => {
      await refuseAcross({ db, ...audit }, { by, account, action: 'staff.revoke' })
      const done = await db.transaction().execute(async (tx) => {
        const supers = await holdSupers(tx)
        if (!stillMay(by, supers)) return { problem: notAnyMore }
        const problem = revokeProblem(by, { account, role }, await notSuspended(tx, supers))
        if (problem !== null) return { problem }
        const lacks = () => new Fault('conflict', msg`This account does not have the role: ${{ role: words[role] }}.`)
        // Giving up their own role takes nobody else. Who holds the role may be the second to agree that it goes.
        if (by !== null && by !== account && (await needsSecond(tx, by, role, supers))) {
          if (!(await rolesOf(tx, account)).some((one) => one.role === role)) throw lacks()
          await wait(tx, { by, account, role: role as RoleAsked['role'], verb: 'revoke', reason })
          return { waits: true }
        }
        if (!(await takeRole(tx, account, role))) throw lacks()
        await note(tx, { account: by, action: 'staff.revoke', subject: account, outcome: 'done', reason, detail: { role } }, audit)
        return { waits: false }
      })
      if ('problem' in done) throw await refused(by, 'staff.revoke', account, role, done.problem!)
      return done.waits
    },

    /** The second person agrees or refuses; who asked withdraws. */
    decide: async (by: string, id: string, decision: 'approved' | 'refused' | 'withdrawn'): Promise<void> => {
      const about = await holdRequest(db, id, waitingSince())
      await refuseAcross({ db, ...audit }, { by, account: about?.account ?? null, action: 'staff.roleDecide' })
      const problem = await db.transaction().execute(async (tx) => {
        const supers = await holdSupers(tx)
        const row = await holdRequest(tx, id, waitingSince())
        if (!row || row.askedBy === null) throw new Fault('gone', gone)
        const { account, role, verb, reason, askedBy } = row
        const stop = (sentence: Text) => ({ sentence, verb, account, role })
        if (!supers.includes(by)) return stop(notAnyMore)
        if (decision === 'withdrawn' && by !== askedBy) return stop(msg`Only the person who asked withdraws a request.`)
        if (decision !== 'withdrawn') {
          const is = verb === 'grant' && account === by ? 'self' : await second(tx, by, askedBy)
          if (is !== 'ok') return stop(secondSentence[is])
        }
        const at = new Date(clock())
        if (decision === 'approved') {
          if (!supers.includes(askedBy)) return stop(msg`The person who asked is no super admin any more.`)
          if (verb === 'grant') {
            const target = await holdAccount(tx, account)
            const found = target ? grantProblem(target) : msg`There is no such account any more.`
            if (found !== null) return stop(found)
            await putRole(tx, {
              account,
              role,
              reason,
              grantedAt: at,
              grantedBy: askedBy,
              onServer: false,
              secondedBy: by,
              isSeconded: true,
            })
          } else {
            const found = revokeProblem(askedBy, { account, role }, await notSuspended(tx, supers))
            if (found !== null) return stop(found)
            await takeRole(tx, account, role)
          }
        }
        await decideRequest(tx, id, { by, decision, at })
        const action = decision === 'approved' ? `staff.${verb}` : `staff.${verb}.${decision}`
        await note(tx, { account: by, action, subject: account, outcome: 'done', reason, detail: { role, askedBy } }, audit)
        return null
      })
      if (problem === null) return
      throw await refused(by, `staff.${problem.verb}`, problem.account, problem.role, problem.sentence)
    },
  }
}
