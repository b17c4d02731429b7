import { msg, type Text } from '#kernel/text.ts'
import { nameCase } from './name-case.ts'
import type { PersonName } from './record.ts'

const suffixes: Record<string, string> = { jr: 'Jr.', sr: 'Sr.', ii: 'II', iii: 'III', iv: 'IV', v: 'V', esq: 'Esq.' }
const suffixOf = (word: string): string | undefined => suffixes[word.toLowerCase().replaceAll(/[.,]+$/g, '')]
/** "V." closes a name as a suffix only after a family name; "V" is someone's initial as well. */
const closes = (word: string) => suffixOf(word) !== undefined

/** Words that belong to the family name after them: "Van de Veer", "St. Clair", "de la Cruz". */
const particles = new Set('van von der den de del della la las los le du di da dos ten ter st st. san santa mac y'.split(' '))

/** What stands on ballots and in result files where a person should. */
const nobody =
  /\b(write[- ]?ins?|none of (the )?(above|these)|(under|over) ?votes?|vote count|public counter|scatter(ed|ing)?|blanks?|ballots?|totals?|no candidate|unopposed|vacan(t|cy))\b|^(yes|no|for|against|retain|unknown|other)\b/i

export type NameRead = { ok: true; name: PersonName } | { ok: false; why: Text }

/** Takes out what is not part of a name: party, "Incumbent", stray dots, a quotation that lost its letters. */
function cleaned(text: string): string {
  return (
    text
      .replaceAll(/[“”]/g, '"')
      .replaceAll(/[’`]/g, "'")
      .replaceAll(/(?<=\p{Lu}|\b)Incumbent\b/gu, '')
      .replaceAll(/\((republican|democrat(ic)?|rep|dem|r|d|i|n\/?p|nonpartisan|inc|incumbent)\.?\)/gi, ' ')
      .replace(/[\s,]+(DEM|REP|NP|IND)\.?$/, '')
      // "William G.hamrick" lost a blank and a capital.
      .replaceAll(/(?<=(^|\s)\p{L}\.)(\p{L})(?=\p{L})/gu, (letter) => ` ${letter.toUpperCase()}`)
      .replaceAll(/(^|\s)[.,;]+(?=\s|$)/g, ' ')
      .replaceAll(/\s+,/g, ',')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** "Brown, III, Thomas J." and "Brown, Thomas J." as they are said; a suffix after the comma stays behind the name. */
function unturned(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  const [family = '', second = '', third = ''] = parts
  if (parts.length === 3 && closes(second) && third !== '') return `${third} ${family} ${second}`
  if (parts.length === 2 && second !== '' && !closes(second)) return `${second} ${family}`
  return parts.join(' ')
}

/**
 * Reads a person's name as a list of results or a roster writes it.
 * @returns its parts with mended capitals, or a text that says why it names no person
 */
export function readName(text: string): NameRead {
  if (text.trim() === '') return { ok: false, why: msg`There is no name.` }
  if (text.includes('\uFFFD')) return { ok: false, why: msg`The name "${{ name: text.trim() }}" has lost a letter (wrong encoding).` }
  if (nobody.test(text.trim())) return { ok: false, why: msg`"${{ name: text.trim() }}" is not a person's name.` }
  const plain = unturned(cleaned(text))
  if (!/^[\p{L}\p{M} .,'"()-]+$/u.test(plain)) return { ok: false, why: msg`"${{ name: text.trim() }}" has signs that no name has.` }

  let words = plain.split(' ')
  let suffix: string | null = null
  // "JR. C. R. Kiker" and "Bruce Iii Markel" are the junior and the third; "JR Molina" has these initials.
  const at = words.findLastIndex((word, index) => closes(word) && (index === words.length - 1 || !/^v\.?$/i.test(word)))
  if (at !== -1 && words.length > 2) {
    suffix = suffixOf(words[at] ?? '') ?? null
    words = words.toSpliced(at, 1)
  }
  words = nameCase(words.join(' '))
    .split(' ')
    .map((word) => word.replace(/,$/, ''))
    // "Bentley." closes with a stray dot, "J." and "St." do not.
    .map((word) => (/^\p{L}{4,}\.$/u.test(word) ? word.slice(0, -1) : word))

  const bare = words.filter((word) => !/^["'(].*["')]$/.test(word) && word !== '')
  const [given = ''] = bare
  let start = bare.length - 1
  while (start > 1 && particles.has((bare[start - 1] ?? '').toLowerCase())) start -= 1
  const family = bare.slice(start).join(' ')
  if (bare.length < 2 || !/\p{L}{2}/u.test(family)) return { ok: false, why: msg`"${{ name: text.trim() }}" has no given and family name.` }
  const display = [...words, ...(suffix ? [suffix] : [])].join(' ').trim()
  return { ok: true, name: { display, given, middle: bare.slice(1, start).join(' ') || null, family, suffix } }
}

/** A name whose parts the source gives apart; blanks and the brackets of unused letters ("H[arold]") go. */
export function nameOf(parts: { given: string; middle: string; family: string; suffix: string }): NameRead {
  const tidy = (text: string) => nameCase(text.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim())
  const given = tidy(parts.given)
  const middle = tidy(parts.middle)
  const family = tidy(parts.family)
  const suffix = suffixOf(parts.suffix.trim()) ?? (parts.suffix.trim() || null)
  if (`${given}${family}`.includes('\uFFFD')) return { ok: false, why: msg`The name has lost a letter (wrong encoding).` }
  if (given === '' || family === '') return { ok: false, why: msg`The given or the family name is missing.` }
  return {
    ok: true,
    name: { display: [given, middle, family, suffix].filter(Boolean).join(' '), given, middle: middle || null, family, suffix },
  }
}
