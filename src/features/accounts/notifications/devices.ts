import { signedIn, type Person } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { Push } from '#ports/push/port.ts'
import type { calls, Devices } from './contract.ts'
import { devicesOf, putDevice, removeDevice } from './store.devices.ts'
import { publicKey } from './store.keys.ts'

interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
  push: Pick<Push, 'accepts'>
}

type Calls = Pick<Handlers<typeof calls>, 'devices' | 'addDevice' | 'removeDevice'>

/** The devices that a person turned notifications on for. */
export function devices({ db, clock, random, push }: Deps): Calls {
  async function list({ account, session }: Person): Promise<Devices> {
    const rows = await devicesOf(db, account, new Date(clock()))
    return {
      key: (await publicKey(db))?.toString('base64url') ?? null,
      devices: rows.map(({ id, user_agent, added_at, session_id }) => ({
        id,
        name: user_agent ?? '',
        since: added_at.toISOString(),
        isThis: session_id === session,
      })),
    }
  }
  return {
    devices: async ({ actor }) => list(signedIn(actor)),
    addDevice: async ({ actor, body }) => {
      const person = signedIn(actor)
      const to = { endpoint: body.endpoint, p256dh: Buffer.from(body.p256dh, 'base64url'), auth: Buffer.from(body.auth, 'base64url') }
      if (!push.accepts(to)) throw new Fault('invalid', msg`This browser’s push service can’t be used here.`, { field: 'endpoint' })
      if (!(await publicKey(db))) throw new Fault('conflict', msg`This can’t be turned on yet. Try again in a minute.`)
      const added = await db.transaction().execute((tx) => putDevice(tx, person, to, { id: random.uuid(), at: new Date(clock()) }))
      if (!added) throw new Fault('forbidden', msg`Notifications can’t be turned on for a device that others use.`)
      return list(person)
    },
    removeDevice: async ({ actor, body }) => {
      const person = signedIn(actor)
      if (!(await removeDevice(db, person.account, body.id))) throw new Fault('not_found', msg`This device has been turned off already.`)
      return list(person)
    },
  }
}
