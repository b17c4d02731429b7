import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { Factors } from '#ports/identity/port.ts'
import type { changeDesk } from './changes.ts'
import type { calls } from './contract.ts'
import { mostPasskeys } from './rules.ts'
import { waitingOf } from './store.changes.ts'
import { isKnownPasskey, passkeysOf, renamePasskey } from './store.factors.ts'

interface Deps {
  /** The accounts' role. */
  db: Db
  factors: Factors
  clock: Clock
  changes: ReturnType<typeof changeDesk>
}

type Passkeys = Pick<Handlers<typeof calls>, 'newPasskeyOptions' | 'addPasskey' | 'renamePasskey' | 'removePasskey'>

/** The passkeys of an account. */
export function passkeys({ db, factors, clock, changes }: Deps): Passkeys {
  return {
    newPasskeyOptions: async ({ actor, caller, setCookies }) => {
      confirmed(actor, clock)
      const { data, cookies } = await factors.newPasskeyOptions(caller)
      setCookies(cookies)
      return data
    },
    addPasskey: async ({ actor, body: { response, name }, caller }) => {
      const { account, session } = confirmed(actor, clock)
      const waits = (await waitingOf(db, account)).filter(({ kind }) => kind === 'add_passkey')
      if ((await passkeysOf(db, account)).length + waits.length >= mostPasskeys) {
        throw new Fault('conflict', msg`An account can have ${{ mostPasskeys }} passkeys. Take one away first.`)
      }
      const { data } = await factors.readPasskey(response, caller)
      const isSame = waits.some(({ what }) => (what['passkey'] as { credentialId?: unknown }).credentialId === data.credentialId)
      if (isSame || (await isKnownPasskey(db, data.credentialId))) throw new Fault('conflict', msg`This passkey is known already.`)
      const appliesAt = await changes.ask(account, 'add_passkey', { name, passkey: { ...data, name } }, { keep: session })
      return { appliesAt: appliesAt?.toISOString() ?? null }
    },
    renamePasskey: async ({ actor, body: { id, name } }) => {
      const { account } = confirmed(actor, clock)
      if (!(await renamePasskey(db, account, id, name))) throw new Fault('not_found', msg`This passkey is no longer there.`)
      return { done: true }
    },
    removePasskey: async ({ actor, body: { id } }) => {
      const { account, session } = confirmed(actor, clock)
      const found = (await passkeysOf(db, account)).find((passkey) => passkey.id === id)
      if (!found) throw new Fault('not_found', msg`This passkey is no longer there.`)
      const appliesAt = await changes.ask(account, 'remove_passkey', { passkey: id, name: found.name }, { keep: session })
      return { appliesAt: appliesAt?.toISOString() ?? null }
    },
  }
}
