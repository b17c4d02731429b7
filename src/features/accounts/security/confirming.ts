import { note } from '#access/audit.ts'
import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Limiter } from '#http/limits.ts'
import type { Clock } from '#kernel/clock.ts'
import { deviceOf } from '#kernel/devices.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Factors, Identity } from '#ports/identity/port.ts'
import { type codeDesk, notRight } from './codes.ts'
import type { calls } from './contract.ts'
import type { notices } from './notices.ts'
import { accountOf, dropLinks } from './store.ts'
import { authenticatorOf } from './store.factors.ts'
import { cookieEnd, endSessions, renewSession } from './store.sessions.ts'

/** Wrong passwords of someone who is signed in, from one network. */
const tries = { most: 10, minutes: 15 }

export interface ConfirmingDeps {
  /** The accounts' role. */
  db: Db
  identity: Pick<Identity, 'isPassword' | 'setPassword'>
  factors: Factors
  limiter: Limiter
  clock: Clock
  random: Random
  codes: ReturnType<typeof codeDesk>
  notices: ReturnType<typeof notices>
  /** Why a password cannot be taken; `null` when it can. */
  problemOf: (password: string, person: { email: string; firstName: string; lastName: string }) => Text | null
}

type Confirming = Pick<Handlers<typeof calls>, 'confirm' | 'changePassword'>

/** Giving the password again, and changing it. */
export function confirming({ db, identity, factors, limiter, clock, random, codes, notices: tell, problemOf }: ConfirmingDeps): Confirming {
  const done = { done: true } as const
  const mustBePassword = async (account: string, password: string, address: string, field: string) => {
    const counted = `confirm ${account}`
    limiter.take(counted, tries, address)
    if (!(await identity.isPassword(account, password))) {
      await note(db, { account, action: 'security.confirm', outcome: 'refused', reason: 'wrong_password' }, { clock, random })
      throw new Fault('invalid', msg`This is not the password of your account.`, { field })
    }
    limiter.giveBack(counted, address)
  }
  /** The session goes on under a new token, and counts as confirmed: a stolen cookie is worth nothing from here (ASVS 7.2.4). */
  const renew = async (session: string): Promise<readonly string[]> => {
    const { hash, cookies } = await factors.newToken(await cookieEnd(db, session))
    await renewSession(db, session, hash, new Date(clock()))
    return cookies
  }

  return {
    confirm: async ({ actor, body: { password, code }, caller, setCookies }) => {
      const { account, session } = signedIn(actor)
      if (password !== undefined) await mustBePassword(account, password, caller.address, 'password')
      else if (code !== undefined) {
        const authenticator = await authenticatorOf(db, account)
        if (!authenticator?.isOn) throw new Fault('invalid', msg`Your account has no authenticator. Give your password.`, { field: 'code' })
        const attempt = await codes.attempt(account, code, deviceOf(caller.agent))
        if (!(await factors.isCode(authenticator.secret, code))) throw new Fault('invalid', notRight, { field: 'code' })
        await attempt.none()
      } else throw new Fault('invalid', msg`Give your password.`, { field: 'password' })
      setCookies(await renew(session))
      return done
    },
    changePassword: async ({ actor, body: { currentPassword, newPassword }, caller, setCookies }) => {
      const { account, session, email, firstName, lastName } = signedIn(actor)
      const problem = problemOf(newPassword, { email, firstName, lastName })
      if (problem) throw new Fault('invalid', problem, { field: 'newPassword' })
      await mustBePassword(account, currentPassword, caller.address, 'currentPassword')
      await identity.setPassword(account, newPassword)
      await db.transaction().execute(async (tx) => {
        await endSessions(tx, account, session)
        // A link for a new password that lies in some mailbox, and a sign-in that is half done with the old one.
        await dropLinks(tx, account)
        const known = await accountOf(tx, account)
        await tell.password(tx, { account, email: known?.email ?? email })
        await note(tx, { account, action: 'security.changePassword', subject: account, outcome: 'done' }, { clock, random })
      })
      setCookies(await renew(session))
      return done
    },
  }
}
