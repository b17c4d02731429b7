import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Checkpoint, writeCheckpoint } from './checkpoint.ts'

/** Crockford's base 32: no I, L, O and U, so that a code that is read aloud or typed from paper is one code. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/**
 * The short code of a head, for mails, papers and the foot of a page: 16 signs, the first 80 bits of SHA-256 over its checkpoint. Another
 * record with the same code would take some 2^80 tries to make.
 */
export function headCode(head: Checkpoint): string {
  const digest = sha256(utf8ToBytes(writeCheckpoint(head)))
  const bits = digest.slice(0, 10).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return Array.from({ length }, (_, n) => signs[Number((bits >> BigInt(5 * (length - 1 - n))) & 31n)]).join('')
}

/** A code in groups of four. */
export const inGroups = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-')

/** The code that someone typed or scanned: in any case, with or without groups, O for 0, and I or L for 1. `null` where it is none. */
export function readHeadCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null
}
