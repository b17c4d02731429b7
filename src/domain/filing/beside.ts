import { anyCase, fold } from './words.ts'
import type { Found } from './types.ts'
import { initialsOf } from './minors.ts'
import { noName } from './no-names.ts'

// Names that the case does not know, beside words that say that they are a minor’s.

// Bounded, so that no text makes it slow.
const part = "\\p{Lu}(?:[\\p{L}\\p{M}]|['’](?=\\p{L})){1,24}(?:-\\p{Lu}[\\p{L}\\p{M}]{1,24}){0,2}"
const fullName = `${part}(?:[ \\u00a0]{1,3}(?:\\p{Lu}\\.|${part})|\\n[ \\t]{0,40}(?:\\p{Lu}\\.|${part})){0,3}`
const lead =
  "(?:minor(?:[ ]+(?:child(?:ren)?|son|daughter))?|(?:parties'?’? |the |our |my |her |his |their |one |two |three |four )(?:minor |youngest |oldest |elder |younger )?(?:child(?:ren)?|sons?|daughters?|kids?|boys?|girls?|twins)|hij[oa]s?(?: menor(?:es)?)?|menor(?:es)?|student(?:'s|’s)?(?: name)?|pupil|juvenile|infant|child(?:'s|’s)?(?: name)?|patient(?:'s|’s)?(?: name)?(?= ?\\(minor\\))|name of (?:the )?(?:minor|child|student))"
const link = '(?:[ ]{0,4}(?:named|called|is|are|was|were|namely|,|:|-|–|\\(|#?\\d[.)]?)[ ]{0,4}|[ ]{1,20}|\\n[ ]{0,20}){1,4}'
const forward = new RegExp(`(?<![\\p{L}])(?<lead>${anyCase(lead)})(?<link>${link})(?<name>${fullName})`, 'gu')
/** "Ava Stone, a minor", "Ava Stone (age 6)". */
const backward = new RegExp(
  `(?<![\\p{L}])(?<name>${fullName})(?:,? (?:is )?(?:a|an|the) (?:minor|juvenile|infant|(?:1[0-7]|\\d)-year-old)\\b|,? (?:\\(|,? ?)(?:aged? (?:1[0-7]|\\d)(?!\\d)|a minor))`,
  'gu',
)
/** Further names of a row: "Ava Stone, Leo Stone and Mia Stone". */
const further = new RegExp(`^(?:,| and|, and| &| y|;)(?:[ ]{1,3}|\\n)(?<name>${fullName})`, 'u')

/** What of a text is a name; `null` for none: headings, roles and words at the beginning of a sentence. @param adults folded words of names */
function nameOf(text: string, adults: ReadonlySet<string>): string | null {
  const parts = text.split(/\s+/u)
  const from = parts.findIndex((one) => !noName.has(fold(one)))
  if (from !== 0) return null
  const end = parts.findIndex((one) => noName.has(fold(one)))
  const own = end < 0 ? parts : parts.slice(0, end)
  // Initials, whose single letters are what the rule asks for.
  if (own.every((one) => /^\p{Lu}\.?$/u.test(one)) || /^\p{Lu}\p{Lu}?$/u.test(own.join(''))) return null
  if (adults.has(fold(own.join(' ')))) return null
  const length = own.reduce((sum, one, n) => (n === 0 ? one.length : text.indexOf(one, sum) + one.length), 0)
  return text.slice(0, length)
}

/**
 * Finds names beside "minor child" and the like that the case doesn't know.
 * @param adults names of adults of the case: no findings
 */
export function findBeside(text: string, adults: readonly string[]): Found[] {
  const known = new Set(adults.map(fold))
  const found: Found[] = []
  const add = (start: number, said: string) => {
    const name = nameOf(said, known)
    if (name !== null)
      found.push({ kind: 'minor', start, end: start + name.length, short: initialsOf(name), certainty: 'maybe', why: 'beside' })
    return name
  }
  for (const match of text.matchAll(forward)) {
    const said = match.groups!['name']!
    let at = match.index + match[0].length - said.length
    let name = add(at, said)
    for (let n = 0; name !== null && n < 8; n += 1) {
      at += name.length
      const next = further.exec(text.slice(at, at + 160))
      if (!next) break
      at += next[0].length - next.groups!['name']!.length
      name = add(at, next.groups!['name']!)
    }
  }
  for (const match of text.matchAll(backward)) add(match.index, match.groups!['name']!)
  return found
}
