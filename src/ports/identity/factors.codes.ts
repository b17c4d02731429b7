import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const period = 30_000

/** The six digits of a moment (RFC 6238 on RFC 4226, with SHA-1: what every authenticator app can do). @param at milliseconds */
export function codeAt(secret: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / period)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Whether a code is that of now, or of half a minute before or after: clocks differ (RFC 6238, section 5.2). */
export function isCodeAt(secret: string, code: string, at: number): boolean {
  const given = Buffer.from(code)
  const near = [at - period, at, at + period].map((moment) => Buffer.from(codeAt(secret, moment)))
  // Each is looked at, whichever fits: the time taken tells nothing.
  return near.filter((one) => one.length === given.length && timingSafeEqual(one, given)).length > 0
}

/** RFC 4648, section 6: what authenticators read and people can type. */
export function base32(bytes: Buffer): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/**
 * A secret of 131 bits (RFC 4226 wants 128): 20 printable signs, which are themselves the key, for the library keeps a key
 * as text. In base32 they are 32 letters, which is what apps and people are used to.
 */
export function newSecretText(): string {
  return Array.from({ length: 20 }, () => String.fromCharCode(33 + randomInt(94))).join('')
}

// No 0 and o, no 1 and l: read from paper.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 24 letters of 5 bits each: too many to guess, so that a plain hash may keep them (ASVS 6.5.2). */
export function newRecoveryCode(): string {
  const drawn = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')
  return drawn.match(/.{4}/g)!.join('-')
}

/** How a recovery code lies in the database; blanks, hyphens and capitals do not matter. */
export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('hex')
}
