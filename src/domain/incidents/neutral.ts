import { msg, type Text } from '#kernel/text.ts'

// What a judge reads past: labels, motives, absolutes and capitals. Facts stay when the words go. The words are marked and a plainer way is
// offered; nothing is refused. Rules of the project's own; what stands in quotation marks was said by someone, and is left as it is.

export const neutralKinds = ['label', 'motive', 'absolute', 'capitals'] as const
export type NeutralKind = (typeof neutralKinds)[number]

/** Words of a text that a plainer way says better. `from` and `to` are offsets in UTF-16 units, `to` excluded. */
export interface NeutralMark {
  kind: NeutralKind
  from: number
  to: number
  words: string
}

/** The plainer way, by the kind of the words. */
export const neutralAdvice: Readonly<Record<NeutralKind, Text>> = {
  label: msg`Say what the person did or said, in place of a label or a diagnosis.`,
  motive: msg`Say what happened and what was said. A reader can’t check a reason that was not said aloud.`,
  absolute: msg`Say how many times, and on which days.`,
  capitals: msg`Write in lowercase letters. Capitals read as shouting.`,
}

const words = (...all: readonly RegExp[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.map(({ source }) => source).join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** “Alcoholic” can be a drink and “toxic” a substance: nouns that usually follow are left out. */
const label = words(
  /narcissis(?:t|ts|tic|m)/u,
  /sociopath(?:s|ic)?/u,
  /psychopath(?:s|ic)?/u,
  /psycho/u,
  /bipolar/u,
  /borderline personality/u,
  /schizo(?:phrenic)?/u,
  /delusional/u,
  /mentally ill/u,
  /insane/u,
  /crazy/u,
  /unhinged/u,
  /unstable/u,
  /hysterical/u,
  /toxic(?! (?:substances?|waste|fumes?|chemicals?))/u,
  /alcoholic(?! (?:drinks?|beverages?))/u,
  /drunkard/u,
  /addict/u,
  /junkie/u,
  /deadbeat/u,
  /liars?/u,
  /manipulat(?:or|ive)/u,
  /controlling/u,
  /abuser/u,
  /gas ?light(?:s|ed|er|ing)/u,
  /selfish/u,
  /lazy/u,
  /irresponsible/u,
  /immature/u,
  /unfit/u,
  /evil/u,
  /cruel/u,
  /vindictive/u,
  /spiteful/u,
  /worthless/u,
  /idiot/u,
  /stupid/u,
  /bad (?:mother|father|mom|dad|parent)/u,
)

const motive = words(
  /on purpose/u,
  /deliberately/u,
  /intentionally/u,
  /purposely/u,
  /maliciously/u,
  /out of spite/u,
  /(?:just|only|simply) to (?:hurt|punish|annoy|spite|upset|control|provoke|humiliate|embarrass)(?: (?:me|us|them|him|her))?/u,
  /to get (?:back at|even with|revenge)(?: (?:on )?me)?/u,
  /to get revenge/u,
  /(?:wants?|wanted|tries|tried|trying|is out|likes?|loves?) to (?:hurt|punish|annoy|spite|upset|control|provoke|humiliate|ruin|alienate)(?: (?:me|us|them|him|her))?/u,
  /(?:doesn|didn)[’']t care(?: about (?:me|us|them|the kids|the children))?/u,
  /(?:does|did) not care(?: about (?:me|us|them|the kids|the children))?/u,
  /couldn[’']t care less/u,
  /to make me look bad/u,
  /because (?:he|she|they) hates? me/u,
)

const absolute = words(
  /always/u,
  /never(?! (?:again))/u,
  /every (?:single )?time/u,
  /constantly/u,
  /all the time/u,
  /nonstop/u,
  /endlessly/u,
  /as usual/u,
  /not once/u,
  /everybody knows/u,
  /everyone knows/u,
)

/** Four capitals or more in a row, or two such words of two or more: initials and abbreviations of three letters stay. */
const capitals = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}(?:[ ,]+\p{Lu}{2,})+|\p{Lu}{4,})(?![\p{L}\p{N}])/gu

/** Names of courts, forms and agencies that are written so. */
const written = new Set(['YMCA', 'YWCA', 'ASAP', 'HIPAA', 'NAACP', 'STEM', 'ADHD', 'SNAP', 'TANF', 'NICU', 'COVID', 'CASA', 'UCCJEA'])

const rules: readonly (readonly [NeutralKind, RegExp])[] = [
  ['label', label],
  ['motive', motive],
  ['absolute', absolute],
  ['capitals', capitals],
]

/** What stands in quotation marks, straight or curly, within one paragraph; a bound so that many marks without an end take no time. */
const quoted = /“[^”\n]{0,1000}”|"[^"\n]{0,1000}"/gu

/**
 * The words of a text that a plainer way says better, in their order, none within another.
 * @param text as it was typed, of any length; it takes time in proportion to that
 * @returns none for a text that states what happened
 */
export function neutralMarks(text: string): NeutralMark[] {
  const open = text.replaceAll(quoted, (said) => ' '.repeat(said.length))
  const all = rules.flatMap(([kind, rule]) =>
    [...open.matchAll(rule)]
      .filter(([found]) => kind !== 'capitals' || !written.has(found))
      .map((match): NeutralMark => ({ kind, from: match.index, to: match.index + match[0].length, words: match[0] })),
  )
  const sorted = all.toSorted((one, other) => one.from - other.from || other.to - one.to)
  const marks: NeutralMark[] = []
  for (const mark of sorted) if (mark.from >= (marks.at(-1)?.to ?? 0)) marks.push(mark)
  return marks
}
