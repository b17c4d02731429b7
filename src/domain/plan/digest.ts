import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { render } from './render.ts'
import type { Answers, Clause, Names, SectionId } from './types.ts'

/** A clause in the words of one moment: what is read, and what the digest is made of. */
export interface Wording {
  section: SectionId
  title: string
  sentences: readonly string[]
}

/** A clause as it reads with these names. @throws RangeError for answers that `wrongIn` finds fault with */
export const wordingOf = (clause: Clause, answers: Answers, names: Names): Wording => ({
  section: clause.section,
  title: clause.title,
  sentences: render(clause, answers, names),
})

/**
 * What both parents accept: SHA-256 (64 hex digits) over the clause's section, title and sentences as they are
 * read, one a line. A word more, another name or another number is another digest.
 */
export const digestOfWording = ({ section, title, sentences }: Wording): string =>
  bytesToHex(sha256(utf8ToBytes([section, title, ...sentences].join('\n'))))

/** The digest of a clause as it reads with these names. */
export const digestOf = (clause: Clause, answers: Answers, names: Names): string => digestOfWording(wordingOf(clause, answers, names))
