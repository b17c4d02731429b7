import { createHash, timingSafeEqual } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { changeDesk } from './changes.ts'
import type { calls } from './contract.ts'
import type { notices } from './notices.ts'
import { wrongMailedCodes } from './rules.ts'
import { holdAccount, isKnownEmail } from './store.ts'
import { cancelOpen, setWhat, waitingOf } from './store.changes.ts'

interface Deps {
  /** The database role of accounts. */
  db: Db
  clock: Clock
  changes: ReturnType<typeof changeDesk>
  notices: ReturnType<typeof notices>
  /** Eight unpredictable random digits. */
  mailedCode: () => string
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

type Addresses = Pick<Handlers<typeof calls>, 'changeEmail' | 'confirmEmail'>

/** Changes the address: the user confirms the new one with a mailed code, and it takes effect after a day. */
export function addresses({ db, clock, changes, notices: tell, mailedCode }: Deps): Addresses {
  return {
    changeEmail: async ({ actor, body: { newEmail } }) => {
      const { account, email } = confirmed(actor, clock)
      if (newEmail === email) throw new Fault('invalid', msg`This is your address already.`, { field: 'newEmail' })
      const code = mailedCode()
      const what = { to: newEmail, code: hashOf(code).toString('hex'), wrong: 0, isOwn: false }
      const appliesAt = await changes.ask(account, 'email', what, {
        keep: '',
        // An address that has an account gets the same response, and only its owner gets a mail about it.
        also: async (tx) => ((await isKnownEmail(tx, newEmail)) ? tell.known(tx, newEmail) : tell.code(tx, newEmail, code)),
      })
      return { appliesAt: appliesAt?.toISOString() ?? null }
    },
    confirmEmail: async ({ actor, body: { code } }) => {
      const { account } = signedIn(actor)
      const isRight = await db.transaction().execute(async (tx) => {
        await holdAccount(tx, account)
        const change = (await waitingOf(tx, account)).find(({ kind }) => kind === 'email')
        if (!change) throw new Fault('gone', msg`No new address waits for a code.`)
        const { what, id } = change
        if (timingSafeEqual(hashOf(code), Buffer.from(String(what['code']), 'hex'))) {
          await setWhat(tx, id, { ...what, isOwn: true })
          return true
        }
        const wrong = Number(what['wrong']) + 1
        if (wrong >= wrongMailedCodes) await cancelOpen(tx, account, id, new Date(clock()))
        else await setWhat(tx, id, { ...what, wrong })
        return false
      })
      if (!isRight)
        throw new Fault('invalid', msg`This is not the code that we mailed to the new address. After five wrong ones ask anew.`, {
          field: 'code',
        })
      return { done: true }
    },
  }
}
