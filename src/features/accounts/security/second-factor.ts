import type { Person } from '#access/actor.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Factors } from '#ports/identity/port.ts'
import { codeDesk, notRight } from './codes.ts'
import { looksLikeCode } from './rules.ts'
import { authenticatorOf, passkeysOf } from './store.factors.ts'
import { isByPasskey } from './store.sessions.ts'

interface Deps {
  /** The accounts' role. */
  db: Db
  factors: Pick<Factors, 'isCode' | 'isRecoveryCode'>
  clock: Clock
  random: Random
}

/** How long ago at most a session was begun by a passkey for the passkey to count as shown. Milliseconds. */
const passkeyFor = 10 * 60_000

/** Requires the second factor besides the password, for actions that cannot be undone. */
export function secondFactor({ db, factors, clock, random }: Deps) {
  const codes = codeDesk({ db, clock, random })
  return {
    /**
     * Nothing for an account without a factor. With an authenticator: a code of it, or a recovery code. With passkeys alone, or in
     * place of the code: a session that one of them began within ten minutes.
     * @param device for the history of wrong codes
     * @throws Fault `invalid` with the field `code`; `forbidden` with `why: passkey`; `limited` after too many wrong codes
     */
    requireCode: async ({ account, session }: Pick<Person, 'account' | 'session'>, code: string, device: string): Promise<void> => {
      const authenticator = await authenticatorOf(db, account)
      const hasCodes = authenticator?.isOn === true
      if (!hasCodes && (await passkeysOf(db, account)).length === 0) return
      if (await isByPasskey(db, session, new Date(clock() - passkeyFor))) return
      if (!hasCodes)
        throw new Fault('forbidden', msg`Your account has a passkey: show it first. Without it, take it away above; that takes a day.`, {
          why: 'passkey',
        })
      if (code === '')
        throw new Fault('invalid', msg`Your account has a second factor: give a code of your authenticator, or a recovery code.`, {
          field: 'code',
        })
      if (looksLikeCode(code)) {
        const attempt = await codes.attempt(account, code, device)
        if (!(await factors.isCode(authenticator.secret, code))) throw new Fault('invalid', notRight, { field: 'code' })
        return attempt.none()
      }
      if (!factors.isRecoveryCode(authenticator.recoveryCodes, code))
        throw new Fault('invalid', msg`This is neither a code of your authenticator nor a recovery code that is left.`, { field: 'code' })
    },
  }
}
export type SecondFactor = ReturnType<typeof secondFactor>
