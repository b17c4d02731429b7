import { readName } from '#domain/directory/name.ts'
import { isDisguised, isPrintable } from '#kernel/printable.ts'
import { msg, type Text } from '#kernel/text.ts'
import { kinds, type Professional, type Role } from '#directory/professionals/contract.ts'
import type { Missing, Wrong } from './contract.ts'

/** Why a suggestion cannot be taken: the field and a text for its sender. */
export interface Refusal {
  field: string
  why: Text
}

/** Fields of several lines; any other stands on one line wherever it is listed. */
const withLines: readonly string[] = ['note']
/** Stands where a sign was lost on the way; nobody could check what was meant. */
const lost = '\ufffd'
const address = /[\w.+-]+@[\w-]+\.[\w-]/

function refusalOfTexts(texts: Readonly<Record<string, string | undefined>>): Refusal | null {
  for (const [field, text] of Object.entries(texts)) {
    if (text === undefined) continue
    if (!isPrintable(text) || text.includes(lost) || (/[\n\u2028\u2029]/.test(text) && !withLines.includes(field)))
      return { field, why: msg`The text holds characters that cannot be shown. Type that part again.` }
    if (isDisguised(text))
      return { field, why: msg`A word holds signs that nobody sees, or letters of two alphabets. Type that part again.` }
    // A person who sends one would tell who they are; nobody needs to know.
    if (address.test(text)) return { field, why: msg`Leave e-mail addresses out. We do not keep who sent this.` }
  }
  return null
}

/** What is wrong with the suggestion of someone missing; `null` when nothing is. */
export function refusalOfMissing({ role, kind, name, workplace, county, proof, note }: Missing): Refusal | null {
  if (!(kinds[role] as readonly string[]).includes(kind)) return { field: 'kind', why: msg`Choose a kind of work that goes with the role.` }
  const read = readName(name)
  if (!read.ok) return { field: 'name', why: msg`Write the given name and the family name, without titles.` }
  return refusalOfTexts({ name, workplace, county, proof, note })
}

/** What is wrong with the report of a wrong fact about this person; `null` when nothing is. */
export function refusalOfWrong({ field, positionSeq, was, now, proof, note }: Wrong, of: Pick<Professional, 'facts'>): Refusal | null {
  const named = field !== null || positionSeq !== null || was !== null
  if (named && !of.facts.some((fact) => fact.field === field && fact.positionSeq === positionSeq && fact.value === was)) {
    return { field: 'fact', why: msg`The directory says something else by now. Open the page again and choose the fact once more.` }
  }
  if (was !== null && was.trim() === now) return { field: 'now', why: msg`This is what the directory says already. Write what is right.` }
  return refusalOfTexts({ now, proof, note })
}

/** So many reports about one person may wait, and so many people may be suggested in a day: a flood from many networks ends there. */
export const mostWaitingOfOne = 50
export const mostMissingADay = 500

/** Judges and guardians ad litem work at a court; all others at a firm or office. */
export function worksAtCourt(role: Role): boolean {
  return role === 'judge' || role === 'gal'
}

/** Letters and digits that nobody takes for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number for a digest of chance: twelve signs of thirty, which is 58 bits.
 * @param digest at least 12 bytes
 */
export function numberOf(digest: Uint8Array): string {
  let left = digest.slice(0, 12).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let number = ''
  for (let at = 0; at < 12; at++) {
    number += (at > 0 && at % 4 === 0 ? '-' : '') + signs[Number(left % 30n)]
    left /= 30n
  }
  return number
}

/** The number as it was given, however it was typed; `null` for what can be none. */
export function readNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s.–-]/g, '')
  if (plain.length !== 12 || [...plain].some((sign) => !signs.includes(sign))) return null
  return plain.replaceAll(/(.{4})(?=.)/g, '$1-')
}
