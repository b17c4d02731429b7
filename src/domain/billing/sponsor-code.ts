// The code with which someone pays a term for a parent: as it is drawn, written down, and typed back.
import { signs } from '#domain/reference/reading.ts'

const length = 16

/** How long a code can be paid with. Days. */
export const codeDays = 14

/** A code of 72 bits. @param bytes of a hash or of chance, 16 at least, each 0 to 255; only their first 128 bits are used */
export function sponsorCodeOf(bytes: readonly number[]): string {
  let bits = bytes.slice(0, 16).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let place = 0; place < length; place += 1) {
    code += signs[Number(bits % BigInt(signs.length))]
    bits /= BigInt(signs.length)
  }
  return written(code)
}

const written = (plain: string) => plain.replaceAll(/(.{4})(?=.)/g, '$1-')

/** A code in any spelling (small letters, spaces, no dashes), as it is written: `H7K2-94QD-CC3M-7TXP`; `null` if it cannot be one. */
export function readSponsorCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s\p{Pd}.]/gu, '')
  return plain.length === length && [...plain].every((sign) => signs.includes(sign)) ? written(plain) : null
}
