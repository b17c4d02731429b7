import { createHash } from 'node:crypto'

/**
 * The id of what was sent with an Idempotency-Key: the same person and key give the same id, so that a repeat finds what
 * the first one made. A UUID of version 8 (RFC 9562, section 5.8): its bits are a hash's.
 */
export function idOf(account: string, key: string): string {
  const hex = createHash('sha256').update(`${account} ${key}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
