import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** The key that wraps data keys, from the installation's secret (HKDF, RFC 5869): the database alone opens none. */
const wrappingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'data keys of files', keyBytes))

function wrap(secret: string, key: Buffer, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', wrappingKey(secret), nonce).setAAD(Buffer.from(owner))
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
}

/**
 * Makes a data key: 256 bits by chance.
 * @param owner whose files it opens; wrapped for one it doesn't open for another
 * @returns it wrapped, as the database stores it
 */
export const newDataKey = (secret: string, owner: string): Buffer => wrap(secret, randomBytes(keyBytes), owner)

/** Unwraps a data key. @returns `null` where this secret didn't wrap it for this owner */
export function dataKey(secret: string, wrapped: Uint8Array, owner: string): Buffer | null {
  if (wrapped.length !== nonceBytes + keyBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey(secret), wrapped.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(wrapped.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

/** Wraps a data key again, for another secret: no blob has to be written again. @returns `null` where `from` doesn't open it */
export function rewrapDataKey(wrapped: Uint8Array, owner: string, { from, to }: { from: string; to: string }): Buffer | null {
  const key = dataKey(from, wrapped, owner)
  return key && wrap(to, key, owner)
}
