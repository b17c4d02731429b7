// How an installation names itself to push services: VAPID (RFC 8292).
import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { PushKey } from './port.ts'

/** A token is good for so many seconds; 24 hours are the most (RFC 8292, section 2). */
const life = 12 * 3_600

/** The key of a private half. @returns `null` where these 32 bytes are none, which by chance happens once in 2³² */
export function pushKeyOf(privateKey: Buffer): PushKey | null {
  const own = createECDH('prime256v1')
  try {
    own.setPrivateKey(privateKey)
  } catch {
    return null
  }
  return { publicKey: own.getPublicKey(), privateKey }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/**
 * The header `Authorization` of a request to a push service.
 * @param contact where the push service's people can write to: `mailto:` or https
 * @param now milliseconds
 */
export function vapid(endpoint: string, { publicKey, privateKey }: PushKey, { contact, now }: { contact: string; now: number }): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + life, sub: contact }
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) => part.toString('base64url')) as [string, string]
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey.toString('base64url') }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
