import { createHash } from 'node:crypto'
import { codeOf } from './rules.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** A code from a seed that nobody else knows: a key of the browser's, or a random UUID. The same seed gives the same code, so that a repeat is answered as the first. */
export const codeFrom = (seed: string): string => codeOf([...sha256(`invitation ${seed}`)])

/** How a code is kept: nobody who reads the database can let themselves in. */
export const hashOf = (code: string): string => sha256(code).toString('hex')
