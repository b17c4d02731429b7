import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { type Epoch, epochOf } from '#domain/tokens/epoch.ts'
import type { Day } from '#kernel/day.ts'
import type { Blind, BlindSigner } from '#ports/blind/port.ts'
import type { Db } from '#ports/db/port.ts'
import { epochRow, keepEpoch, replaceSealed, sealedEpochs } from './store.ts'

/** A month's keys, ready for use. */
export interface EpochKeys {
  epoch: Epoch
  publicKey: Buffer
  signer: BlindSigner
  /** Keys the hashes of spent tokens, so that nobody can compute the hash from a token alone. */
  secret: Buffer
}

interface Deps {
  reviews: Db
  blind: Blind
  /** The installation's secret: the database alone is not enough to sign. */
  secret: string
}

const ivBytes = 12
const tagBytes = 16
const secretBytes = 32

/** Encrypts with AES-256-GCM; the month is authenticated, so that a row cannot be swapped with another. */
function seal(key: Buffer, epoch: Epoch, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(epoch))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function unseal(key: Buffer, epoch: Epoch, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(epoch))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([cipher.update(sealed.subarray(ivBytes + tagBytes)), cipher.final()])
}

const keyOf = (secret: string) => createHmac('sha256', secret).update('tokens of ratings').digest()

/**
 * Encrypts the keys of all months again, from one secret of the installation to another. Keys that the first secret does not open
 * stay unchanged; if both secrets are the same, nothing is written.
 */
export async function resealEpochs(db: Db, from: string, to: string): Promise<{ opened: number; lost: number }> {
  const count = { opened: 0, lost: 0 }
  for (const { epoch, sealed } of await sealedEpochs(db)) {
    let plain: Buffer
    try {
      plain = unseal(keyOf(from), epoch as Epoch, sealed)
    } catch {
      count.lost += 1
      continue
    }
    count.opened += 1
    if (from !== to) await replaceSealed(db, epoch, seal(keyOf(to), epoch as Epoch, plain))
  }
  return count
}

/** The keys of the months: created at the first request, stored encrypted, the same in every process. */
export function epochKeys({ reviews, blind, secret }: Deps) {
  const key = keyOf(secret)
  const known = new Map<Epoch, Promise<EpochKeys | null>>()

  const read = async (epoch: Epoch): Promise<EpochKeys | null> => {
    const row = await epochRow(reviews, epoch)
    if (!row) return null
    const plain = unseal(key, epoch, row.sealed)
    const { publicKey } = row
    const signer = blind.open({ publicKey, privateKey: plain.subarray(secretBytes) })
    return { epoch, publicKey, signer, secret: plain.subarray(0, secretBytes) }
  }

  const make = async (epoch: Epoch, day: Day): Promise<EpochKeys | null> => {
    const { publicKey, privateKey } = await blind.make()
    const sealed = seal(key, epoch, Buffer.concat([randomBytes(secretBytes), privateKey]))
    await keepEpoch(reviews, epoch, { publicKey, sealed }, day)
    return read(epoch)
  }

  /** Caches the keys after reading them once; a missing or failed result is requested again. */
  const remembered = (epoch: Epoch, ask: () => Promise<EpochKeys | null>): Promise<EpochKeys | null> => {
    const before = known.get(epoch)
    if (before) return before
    const asked = ask()
    known.set(epoch, asked)
    asked.then(
      (found) => found === null && known.delete(epoch),
      () => known.delete(epoch),
    )
    return asked
  }

  return {
    /** The keys that sign on a day. */
    now: async (day: Day): Promise<EpochKeys> => {
      const epoch = epochOf(day)
      return (await remembered(epoch, async () => (await read(epoch)) ?? make(epoch, day)))!
    },
    /** The keys of a month; `null` if none were created, or if they were deleted. */
    of: (epoch: Epoch): Promise<EpochKeys | null> => remembered(epoch, () => read(epoch)),
  }
}
