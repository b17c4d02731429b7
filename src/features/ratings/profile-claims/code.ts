import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from './contract.ts'

/** How long a mailed code counts. Milliseconds. */
export const codeLasts = 30 * 60_000
/** Wrong codes for each that was sent, and codes for each claim: 15 guesses among a hundred million. */
export const mostTries = 5
export const mostCodes = 3

/** A new code: digits that nobody can foresee. */
export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/** What is stored of a code: bound to its claim, so that the code of another opens nothing. */
export const hashOf = (claim: string, code: string): Buffer => createHash('sha256').update(`${claim} ${code}`).digest()

/** A code as people type it: with blanks or dashes. */
const readCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '')

export const isCode = (claim: string, typed: string, hash: Buffer): boolean => timingSafeEqual(hashOf(claim, readCode(typed)), hash)
