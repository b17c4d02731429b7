import { createHash } from 'node:crypto'
import { codeOf } from './rules.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * A code from a secret seed: a key from the browser, or a random UUID. The same seed gives the same code, so that a repeated
 * request gets the same response.
 */
export const codeFrom = (seed: string): string => codeOf([...sha256(`invitation ${seed}`)])

/** A code is stored as this hash, so that nobody who reads the database can join a case with it. */
export const hashOf = (code: string): string => sha256(code).toString('hex')
