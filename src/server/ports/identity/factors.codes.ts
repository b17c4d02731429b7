import { createHash, randomInt } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/**
 * The codes of an authenticator app: six digits for each half minute (RFC 6238 with SHA-1, which every app can do).
 * @param secret the key as text, as the library stores it
 */
export const codesOf = (secret: string) => createOTP(secret, { digits: 6, period: 30 })

/** Whether a code is that of now, or of half a minute before or after: clocks differ (RFC 6238, section 5.2). */
export const isCodeNow = (secret: string, code: string): Promise<boolean> => codesOf(secret).verify(code, { window: 1 })

/** RFC 4648, section 6, without padding: what authenticators read and people can type. */
export const base32Of = (text: string): string => base32.encode(text, { padding: false })

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
