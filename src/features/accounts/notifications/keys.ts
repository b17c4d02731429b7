import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { dataKey, newDataKey, rewrapDataKey } from '#ports/files/data-key.ts'
import type { Push } from '#ports/push/port.ts'
import { addPushKey, replaceSealed, sealedKey } from './store.keys.ts'

/** What the key is sealed for: opened as another thing it stays closed. */
const purpose = 'key of web push'

/**
 * The private key that this installation names itself with to push services (RFC 8292). It only reads: `null` before a job has made it.
 * @param owner the owner's role, which alone reads the sealed half
 * @throws Error where the installation's secret does not open it
 */
export async function keyNow(owner: Db, secret: string): Promise<Buffer | null> {
  const sealed = await sealedKey(owner)
  if (!sealed) return null
  const key = dataKey(secret, sealed, purpose)
  if (!key) throw new Error('The key of web push was sealed with another secret.')
  return key
}

export interface KeyDeps {
  owner: Db
  secret: string
  clock: Clock
  push: Pick<Push, 'publicKey'>
}

/** Makes the key where there is none. Of two processes that do it at once, the first one's stands. */
export async function makeKey({ owner, secret, clock, push }: KeyDeps): Promise<void> {
  if (await sealedKey(owner)) return
  const sealed = newDataKey(secret, purpose)
  const publicKey = push.publicKey(dataKey(secret, sealed, purpose)!)
  // 32 bytes by chance are no key once in 2³²: the next run makes another.
  if (publicKey) await addPushKey(owner, { public: publicKey, sealed, since: new Date(clock()) })
}

/**
 * Seals the key again where the installation's secret is changed. It stays the same key, because browsers bind their subscriptions to it:
 * with another one every device would have to be turned on again. With the same secret twice: whether it can be opened.
 */
export async function resealPushKey(owner: Db, from: string, to: string): Promise<{ opened: number; lost: number }> {
  const sealed = await sealedKey(owner)
  if (!sealed) return { opened: 0, lost: 0 }
  const again = rewrapDataKey(sealed, purpose, { from, to })
  if (!again) return { opened: 0, lost: 1 }
  if (from !== to) await replaceSealed(owner, again)
  return { opened: 1, lost: 0 }
}
