import { note } from '#access/audit.ts'
import { signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { deviceOf } from '#kernel/devices.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Factors } from '#ports/identity/port.ts'
import type { changeDesk } from './changes.ts'
import { type codeDesk, notRight } from './codes.ts'
import type { calls } from './contract.ts'
import type { notices } from './notices.ts'
import { waitingOf } from './store.changes.ts'
import { authenticatorOf, dropDraft, keepDraft, setRecoveryCodes } from './store.factors.ts'

interface Deps {
  /** The accounts' role. */
  db: Db
  factors: Factors
  clock: Clock
  random: Random
  codes: ReturnType<typeof codeDesk>
  changes: ReturnType<typeof changeDesk>
  notices: ReturnType<typeof notices>
}

type Authenticators = Pick<
  Handlers<typeof calls>,
  'newAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator' | 'newRecoveryCodes' | 'cancelChange'
>

/** The authenticator app, its recovery codes, and stopping what waits. */
export function authenticators({ db, factors, clock, random, codes, changes, notices: tell }: Deps): Authenticators {
  const mustHave = async (account: string) => {
    const authenticator = await authenticatorOf(db, account)
    if (!authenticator?.isOn) throw new Fault('conflict', msg`Your account has no authenticator.`)
    return authenticator
  }
  return {
    newAuthenticator: async ({ actor }) => {
      const { account, email } = confirmed(actor, clock)
      if ((await authenticatorOf(db, account))?.isOn)
        throw new Fault('conflict', msg`Your account has an authenticator. Take it away first.`)
      if ((await waitingOf(db, account)).some(({ kind }) => kind === 'add_factor')) {
        throw new Fault('conflict', msg`An authenticator waits already. Stop that first, or wait until it is done.`)
      }
      const { uri, text, stored } = await factors.newSecret(email)
      await keepDraft(db, { id: random.uuid(), account, secret: stored })
      return { uri, secret: text }
    },
    confirmAuthenticator: async ({ actor, body: { code } }) => {
      const { account, session } = confirmed(actor, clock)
      const draft = await authenticatorOf(db, account)
      if (!draft || draft.isOn) throw new Fault('gone', msg`There is no new authenticator to confirm. Begin again.`)
      await codes.take(account, code)
      if (!(await factors.isCode(draft.secret, code))) throw new Fault('invalid', notRight, { field: 'code' })
      const recovery = factors.newRecoveryCodes()
      const what = { secret: draft.secret, recoveryCodes: recovery.stored }
      const appliesAt = await changes.ask(account, 'add_factor', what, { keep: session, also: (tx) => dropDraft(tx, account) })
      return { codes: [...recovery.codes], appliesAt: appliesAt?.toISOString() ?? null }
    },
    removeAuthenticator: async ({ actor }) => {
      const { account, session } = confirmed(actor, clock)
      await mustHave(account)
      const appliesAt = await changes.ask(account, 'remove_factor', {}, { keep: session })
      return { appliesAt: appliesAt?.toISOString() ?? null }
    },
    newRecoveryCodes: async ({ actor, body: { code }, caller }) => {
      const { account, email } = confirmed(actor, clock)
      const { secret } = await mustHave(account)
      // They open the account at once: the password alone must not make them.
      const attempt = await codes.attempt(account, code, deviceOf(caller.agent))
      if (!(await factors.isCode(secret, code))) throw new Fault('invalid', notRight, { field: 'code' })
      await attempt.none()
      const recovery = factors.newRecoveryCodes()
      await db.transaction().execute(async (tx) => {
        await setRecoveryCodes(tx, account, recovery.stored)
        await tell.recoveryCodes(tx, { account, email })
        await note(tx, { account, action: 'security.newRecoveryCodes', subject: account, outcome: 'done' }, { clock, random })
      })
      return { codes: [...recovery.codes] }
    },
    // Without the password: it only leaves things as they are, and the person who reads the notice may be in a hurry.
    cancelChange: async ({ actor, params: { id } }) => {
      await changes.cancel(signedIn(actor).account, id)
      return { done: true }
    },
  }
}
