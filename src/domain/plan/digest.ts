import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { render } from './render.ts'
import type { Answers, Clause, Names } from './types.ts'

/**
 * What both parents accept: SHA-256 (64 hex digits) over the clause's section, title and sentences as they are
 * read, one a line. A word more, another name or another number is another digest.
 */
export function digestOf(clause: Clause, answers: Answers, names: Names): string {
  return bytesToHex(sha256(utf8ToBytes([clause.section, clause.title, ...render(clause, answers, names)].join('\n'))))
}
