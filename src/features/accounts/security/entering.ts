import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { deviceOf } from '#kernel/devices.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Factors } from '#ports/identity/port.ts'
import type { codeDesk } from './codes.ts'
import type { calls } from './contract.ts'
import type { notices } from './notices.ts'
import { authenticatorOf } from './store.factors.ts'
import { markByPasskey, noteSignIn } from './store.sessions.ts'
import { accountOf } from './store.ts'

interface Deps {
  /** The database role of accounts. */
  db: Db
  factors: Factors
  clock: Clock
  random: Random
  codes: ReturnType<typeof codeDesk>
  notices: ReturnType<typeof notices>
}

type Entering = Pick<Handlers<typeof calls>, 'verifyCode' | 'verifyRecoveryCode' | 'passkeyOptions' | 'passkeySignIn'>

const tooLate = () => new Fault('unauthenticated', msg`Too much time has passed. Sign in again.`)

/** The second step of signing in, and signing in with a passkey. */
export function entering({ db, factors, clock, random, codes, notices: tell }: Deps): Entering {
  const done = { done: true } as const
  return {
    verifyCode: async ({ body: { code }, caller, setCookies }) => {
      const account = await factors.challenged(caller)
      if (account === null) throw tooLate()
      const attempt = await codes.attempt(account, code, deviceOf(caller.agent))
      try {
        const { cookies } = await factors.signInByCode(code, caller)
        await attempt.signedIn()
        setCookies(cookies)
        return done
      } catch (error) {
        if (error instanceof Fault && error.code === 'forbidden') await attempt.suspended()
        else if (!(error instanceof Fault && error.detail?.['field'] === 'code')) await attempt.none()
        throw error
      }
    },
    verifyRecoveryCode: async ({ body: { code }, caller, setCookies }) => {
      const account = await factors.challenged(caller)
      if (account === null) throw tooLate()
      const note = (outcome: 'signed_in' | 'wrong_code' | 'suspended') =>
        noteSignIn(db, {
          id: random.uuid(),
          account,
          at: new Date(clock()),
          outcome,
          method: 'recovery_code',
          device: deviceOf(caller.agent),
        })
      try {
        const { cookies } = await factors.signInByRecoveryCode(code, caller)
        await note('signed_in')
        // The mail warns the owner in case someone else found the codes, and says how many are left.
        const left = factors.recoveryCodesLeft((await authenticatorOf(db, account))?.recoveryCodes ?? '[]')
        const known = await accountOf(db, account)
        if (known) await db.transaction().execute((tx) => tell.recoveryCodeUsed(tx, { account, email: known.email }, left))
        setCookies(cookies)
        return done
      } catch (error) {
        if (error instanceof Fault && error.code === 'forbidden') await note('suspended')
        if (error instanceof Fault && error.detail?.['field'] === 'code') await note('wrong_code')
        throw error
      }
    },
    passkeyOptions: async ({ caller, setCookies }) => {
      const { data, cookies } = await factors.passkeyOptions(caller)
      setCookies(cookies)
      return data
    },
    passkeySignIn: async ({ body: { response }, caller, setCookies }) => {
      const { data, cookies } = await factors.signInByPasskey(response, caller)
      await markByPasskey(db, data.session)
      const event = { outcome: 'signed_in', method: 'passkey', device: deviceOf(caller.agent) } as const
      await noteSignIn(db, { id: random.uuid(), account: data.account, at: new Date(clock()), ...event })
      setCookies(cookies)
      return done
    },
  }
}
