import { createHash, hkdfSync } from 'node:crypto'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { numberInWords, numberLength, signs } from '#domain/reference/reading.ts'

/** Words that hurt, or that give away to a finder of the note what it is about. */
const unfit = `abuse alcohol angry argue attack baby blood child crime cruel damage danger daughter destroy divorce dumb enemy escape
  evidence evil family father fault force fury guilt gun hurt husband innocent insane judge kid knife lawsuit legal marriage mother
  nasty oppose parent penalty pistol police prison punch remove rifle sad scare shoot sick suffer suspect trap trial trick ugly
  useless weapon wife witness woman wrong`.split(/\s+/)

/** Short English words that differ in their first four letters (BIP 39), without those. */
const list = wordlist.filter((word) => !unfit.includes(word))

/** About 2,000 words to each: 44 bits, besides the 36 of the number; guessing is limited by the calls. */
const words = 4

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** So many bytes that only who has the key can make. `what` keeps the uses of one key apart (RFC 5869). */
function drawn(key: string, what: string, size: number): bigint {
  return BigInt(`0x${Buffer.from(hkdfSync('sha256', key, '', what, size)).toString('hex')}`)
}

/** Digits of a number to any base. 128 bits and more are drawn, so that no digit is noticeably likelier. */
function digits(value: bigint, base: number, count: number): number[] {
  const found: number[] = []
  for (let rest = value; found.length < count; rest /= BigInt(base)) found.push(Number(rest % BigInt(base)))
  return found
}

/**
 * What number and words are drawn from: the key it was sent with, and what was sent. The same text sent again
 * with the same key is the same ticket; a text that was changed after "Back" is another, and is not lost.
 */
export function keyOf(sent: string, question: object): string {
  return `${sent} ${sha256(JSON.stringify(question)).toString('hex')}`
}

export interface Marks {
  number: string
  /** Four English words. Only their hash, with the number, is stored. */
  code: string
  keyHash: Buffer
  codeHash: Buffer
}

/**
 * Number and code words of a ticket, drawn from the key it was sent with: who sends it again, because the
 * reply was lost, gets the same ones, though the server keeps neither key nor words.
 * @param attempt another number for the same key, where one is taken
 */
export function marksOf(key: string, attempt = 0): Marks {
  const number = numberInWords(
    digits(drawn(key, `ticket number ${attempt}`, 16), signs.length, numberLength)
      .map((digit) => signs[digit]!)
      .join(''),
  )
  const code = codeOf(key)
  return { number, code, keyHash: keyHashOf(key), codeHash: codeHashOf(number, code) }
}

/** The code words of a key. */
export function codeOf(key: string): string {
  return digits(drawn(key, 'ticket code', 16), list.length, words)
    .map((digit) => list[digit]!)
    .join(' ')
}

export const keyHashOf = (key: string): Buffer => sha256(`ticket key ${key}`)
export const codeHashOf = (number: string, code: string): Buffer => sha256(`ticket ${number} ${code}`)
