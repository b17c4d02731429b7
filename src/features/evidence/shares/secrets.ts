// Codes of links, tokens of openings and code words. Codes and tokens are stored as hashes alone, words as slow ones with a salt.
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { plainWord } from '#domain/evidence/shares.ts'
import type { Random } from '#kernel/random.ts'

interface Deps {
  random: Random
  secret: string
}

/** 240 bits, as 40 characters of an address. */
const asCode = (bytes: Buffer) => bytes.subarray(0, 30).toString('base64url')

/**
 * A new code or token. With an Idempotency-Key, which is made by chance and stored nowhere, a retry gets the same one again.
 * @param what what it is for, so that one key never makes two alike
 */
export function newSecret({ random, secret }: Deps, what: string, key: string | null): string {
  if (key === null) return asCode(createHash('sha256').update(`${what} ${random.uuid()} ${random.uuid()}`).digest())
  return asCode(createHmac('sha256', secret).update(`share ${what} ${key}`).digest())
}

export const hashOfCode = (code: string): string => createHash('sha256').update(`share link ${code}`).digest('hex')
export const hashOfVisit = (token: string): string => createHash('sha256').update(`share visit ${token}`).digest('hex')

/** OWASP’s cheat sheet on storing passwords: 32 MiB, three times. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 }

const derived = (word: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(plainWord(word), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** @returns a salt and the hash of the word with it */
export async function hashOfWord(word: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt:${salt.toString('hex')}:${(await derived(word, salt)).toString('hex')}`
}

export async function isWord(stored: string, word: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split(':')
  return timingSafeEqual(await derived(word, Buffer.from(salt, 'hex')), Buffer.from(hash, 'hex'))
}
