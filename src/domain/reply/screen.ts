import { type Plain, plainOf, spanIn } from '../screening/plain.ts'
import { screen } from '../screening/screen.ts'
import { type About, actions } from '../screening/types.ts'
import { type Word, wordsOf } from '../screening/words.ts'
import { figures, patterns } from './phrases.ts'
import { type OwnCheck, type ReplyCheck, replyChecks, type ReplyFinding, type ReplyScreening, replyVersion } from './types.ts'

const isOfReplies = (check: string): check is ReplyCheck => (replyChecks as readonly string[]).includes(check)

/** The words in a row, one blank between them and a bar between sentences, with the word that each unit belongs to. */
function rowOf(words: readonly Word[]): { row: string; at: number[] } {
  let row = ''
  const at: number[] = []
  words.forEach((word, index) => {
    // A line that breaks ends no sentence here: it would be a way around.
    const goesOn = words[index - 1]?.sentence === word.sentence || /^\s*$/.test(word.before)
    const gap = index === 0 ? '' : goesOn ? ' ' : ' | '
    const text = gap + word.keys[0]!
    for (let unit = 0; unit < text.length; unit += 1) at.push(index)
    row += text
  })
  return { row, at }
}

const finding = (plain: Plain, check: OwnCheck, begin: number, end: number): ReplyFinding => ({
  check,
  version: replyVersion,
  span: spanIn(plain, begin, end),
  // A figure may be harmless (a fee that is published): a person looks.
  action: check === 'R4' ? 'hold' : 'edit',
})

function ownFindings(text: string): ReplyFinding[] {
  const plain = plainOf(text)
  const words = wordsOf(plain)
  const { row, at } = rowOf(words)
  const found: ReplyFinding[] = []
  for (const { check, all } of patterns)
    for (const pattern of all)
      for (const match of row.matchAll(pattern)) {
        const first = words[at[match.index]!]!
        const last = words[at[match.index + match[0].trimEnd().length - 1]!]!
        found.push(finding(plain, check, first.at, last.end))
      }
  for (const pattern of figures)
    for (const match of plain.lower.matchAll(pattern))
      found.push(finding(plain, 'R4', match.index, match.index + match[0].trimEnd().length))
  return found
}

/**
 * One place, one action: of overlapping findings the gravest remains, so that a required change never hides behind something a
 * moderator would read; of equal ones the first check, and of one check the longest.
 */
function settled(all: readonly ReplyFinding[]): ReplyFinding[] {
  const size = ({ span }: ReplyFinding) => span[1] - span[0]
  const order = all.toSorted(
    (a, b) =>
      actions.indexOf(b.action) - actions.indexOf(a.action) ||
      replyChecks.indexOf(a.check) - replyChecks.indexOf(b.check) ||
      size(b) - size(a) ||
      a.span[0] - b.span[0],
  )
  const selected: ReplyFinding[] = []
  for (const one of order) if (!selected.some(({ span }) => one.span[0] < span[1] && span[0] < one.span[1])) selected.push(one)
  return selected.toSorted((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])
}

/**
 * Screens a public text by the person rated, a reply to a rating or a statement: the checks of a rating that apply (threats,
 * personal data, names, accusations, abuse, diagnoses), and that it neither tries to identify the rating's author nor reveals clients
 * and matters. Pure; both languages; look-alike letters and invisible characters are read as they look. It never throws,
 * and the text is not altered.
 */
export function screenReply(text: string, about: About): ReplyScreening {
  const common = screen(text, about).findings.flatMap(({ check, version, span, action }) =>
    isOfReplies(check) && action !== 'nudge' ? [{ check, version, span, action }] : [],
  )
  const findings = settled([...common, ...ownFindings(text)])
  const mustChange = findings.some(({ action }) => action === 'edit' || action === 'block')
  const holding = findings.filter(({ action }) => action === 'hold')
  return {
    verdict: mustChange ? 'edit' : holding.length > 0 ? 'hold' : 'publish',
    findings,
    heldFor: [...new Set(holding.map(({ check, version }) => `${check}.${version}`))].toSorted(),
  }
}
