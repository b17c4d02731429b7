// How an installation names itself to push services: VAPID (RFC 8292).
import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** A token is good for so many seconds; 24 hours are the most (RFC 8292, section 2). */
const life = 12 * 3_600

/** The public half of a key. @returns `null` where these 32 bytes are no key, which by chance happens once in 2³² */
export function publicOf(privateKey: Uint8Array): Buffer | null {
  const own = createECDH('prime256v1')
  try {
    own.setPrivateKey(privateKey)
  } catch {
    return null
  }
  return own.getPublicKey()
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/**
 * The header `Authorization` of a request to a push service.
 * @param contact where the push service's people can write to: `mailto:` or https
 * @param now milliseconds
 */
export function vapid(endpoint: string, privateKey: Uint8Array, { contact, now }: { contact: string; now: number }): string {
  const publicKey = publicOf(privateKey)!
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + life, sub: contact }
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) => part.toString('base64url')) as [string, string]
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: Buffer.from(privateKey).toString('base64url') }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
