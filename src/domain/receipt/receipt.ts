import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** What a receipt is made of: 128 bits by chance, which nobody guesses (ratings.md, section 2.1 point 1). */
export const secretBytes = 16
const wordsInReceipt = 12

/**
 * The twelve words of a secret, as BIP 39 writes 128 bits and a check of 4 (English list).
 * @param secret 16 bytes by chance
 * @throws RangeError for another length
 */
export function wordsOf(secret: Uint8Array): readonly string[] {
  if (secret.length !== secretBytes) throw new RangeError(`A receipt's secret has ${secretBytes} bytes, not ${secret.length}.`)
  return entropyToMnemonic(secret, wordlist).split(' ')
}

/** What is wrong with words that were typed. */
export type WordProblem = { kind: 'count'; n: number } | { kind: 'unknown'; at: number; word: string } | { kind: 'check' }

/**
 * Reads words as people type them: any case, any spaces, commas or numbers between them. The first four
 * letters of a word of the list are enough: no two words share them (BIP 39).
 * @returns the secret, or what is wrong
 */
export function secretOf(typed: string): { ok: true; secret: Uint8Array } | { ok: false; problem: WordProblem } {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  if (words.length !== wordsInReceipt) return { ok: false, problem: { kind: 'count', n: words.length } }
  const known: string[] = []
  for (const [at, word] of words.entries()) {
    const found = wordlist.includes(word) ? word : word.length >= 4 ? wordlist.find((one) => one.startsWith(word)) : undefined
    if (found === undefined) return { ok: false, problem: { kind: 'unknown', at: at + 1, word } }
    known.push(found)
  }
  const phrase = known.join(' ')
  if (!validateMnemonic(phrase, wordlist)) return { ok: false, problem: { kind: 'check' } }
  return { ok: true, secret: mnemonicToEntropy(phrase, wordlist) }
}

/**
 * What the author shows to read the receipt's inbox: HKDF-SHA-256 of the secret (RFC 5869) with the info
 * "id", 32 bytes in hexadecimal. The secret itself, and what else may be derived of it, stays with the author.
 */
export function receiptOf(secret: Uint8Array): string {
  return bytesToHex(hkdf(sha256, secret, undefined, utf8ToBytes('id'), 32))
}

/**
 * What the server keeps: SHA-256 of the receipt, in hexadecimal. From it nobody comes back to the receipt.
 * @param receipt 64 hexadecimal digits
 */
export function hashOf(receipt: string): string {
  return bytesToHex(sha256(hexToBytes(receipt)))
}
