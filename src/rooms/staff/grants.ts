import { note } from '../../access/audit.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import { accountSeen, emailsOf, holdAccount, notSuspended } from '../accounts/door.ts'
import type { Role } from './contract.ts'
import { revokeProblem } from './rules.ts'
import { holdSupers, putRole, rolesOf, takeRole } from './store.roles.ts'

export interface GrantNeeds {
  /** The accounts' role; the owner for the command on the machine. */
  db: Db
  clock: Clock
  random: Random
}

const words: Readonly<Record<Role, string>> = {
  professional: 'professional',
  beta_tester: 'beta tester',
  support_admin: 'support admin',
  moderator: 'moderator',
  admin: 'admin',
  super_admin: 'super admin',
}

/**
 * Giving and taking roles. `by` is the super admin who does it; `null` is the command on the machine itself. It counts from
 * the next call of the person on, for every call reads the roles anew.
 */
export function grants({ db, clock, random }: GrantNeeds) {
  const audit = { clock, random }
  const refused = async (by: string | null, action: string, account: string, role: Role, sentence: string) => {
    await note(db, { account: by, action, subject: account, outcome: 'refused', reason: sentence, detail: { role } }, audit)
    return new Fault('forbidden', sentence, { why: 'rule' })
  }
  /** A super admin whose role was taken away a moment ago decides nothing any more. */
  const stillMay = (by: string | null, supers: readonly string[]) => by === null || supers.includes(by)
  const notAnyMore = 'You are no super admin any more.'

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

    grant: async (by: string | null, email: string, role: Role, reason: string): Promise<void> => {
      const known = await accountSeen(db, { email })
      if (!known) throw new Fault('not_found', 'No account has this address. Check how it is written.', { field: 'email' })
      const problem = await db.transaction().execute(async (tx) => {
        const supers = await holdSupers(tx)
        const target = await holdAccount(tx, known.account)
        if (!target) throw new Fault('not_found', 'There is no such account any more.')
        if (!stillMay(by, supers)) return notAnyMore
        if (!target.isConfirmed) return 'This address is not confirmed yet: nobody knows whose it is.'
        if (target.suspendedOn !== null) return 'This account is suspended. Lift that first.'
        const isNew = await putRole(tx, {
          account: target.account,
          role,
          reason,
          grantedAt: new Date(clock()),
          grantedBy: by,
          onServer: by === null,
          secondedBy: null,
          isSeconded: false,
        })
        if (!isNew) throw new Fault('conflict', `This account has the role already: ${words[role]}.`, { field: 'role' })
        await note(tx, { account: by, action: 'staff.grant', subject: target.account, outcome: 'done', reason, detail: { role } }, audit)
        return null
      })
      if (problem !== null) throw await refused(by, 'staff.grant', known.account, role, problem)
    },

    revoke: async (by: string | null, account: string, role: Role, reason: string): Promise<void> => {
      const problem = await db.transaction().execute(async (tx) => {
        const supers = await holdSupers(tx)
        if (!stillMay(by, supers)) return notAnyMore
        const found = revokeProblem(by, { account, role }, await notSuspended(tx, supers))
        if (found !== null) return found
        if (!(await takeRole(tx, account, role))) throw new Fault('conflict', `This account does not have the role: ${words[role]}.`)
        await note(tx, { account: by, action: 'staff.revoke', subject: account, outcome: 'done', reason, detail: { role } }, audit)
        return null
      })
      if (problem !== null) throw await refused(by, 'staff.revoke', account, role, problem)
    },
  }
}
