import { kinAfter, kinBefore, withKin } from './kin.ts'
import { key, lists, ordinary } from './name-words.ts'
import { listOf } from './phrases.ts'
import { findingOf, isOneOf, type Reading } from './reading.ts'
import type { Finding, ReasonCode } from './types.ts'

const doing = listOf('cried cries said says told asked slept sleeps hid hugged loves hates wants misses')
const spokenTo = listOf('told asked hugged call')
const offers: Readonly<Partial<Record<ReasonCode, readonly [one: string, many: string, uno: string, varios: string]>>> = {
  child_name: ['my child', 'my children', 'mi hijo', 'mis hijos'],
  child_initials: ['my child', 'my children', 'mi hijo', 'mis hijos'],
  parent_name: ['the other parent', 'the other parent', 'el otro padre', 'el otro padre'],
  third_name: ['another person', 'other people', 'otra persona', 'otras personas'],
  maybe_name: ['another person', 'other people', 'otra persona', 'otras personas'],
  other_professional: ['another professional', 'other professionals', 'otro profesional', 'otros profesionales'],
}

/** The finding over the words of a name (C3; of another professional C11, "is this the right page?"), its rewrite in the language of the text, in the plural for several. */
export function tell(reading: Reading, first: number, end: number, reason: ReasonCode, from = first): Finding {
  const many =
    reading.words.slice(first, end).some((_, at) => isOneOf(reading, first + at, lists)) ||
    reading.words.slice(first + 1, end).some(({ before }) => before.startsWith(','))
  const column = (reading.language === 'es' ? 2 : 0) + (many ? 1 : 0)
  const offered = offers[reason]?.[column]
  const owner = /'[sS]$/.test(reading.words[end - 1]!.text) ? "'s" : ''
  const isWrongTarget = reason === 'other_professional'
  const action = isWrongTarget || reason === 'maybe_name' ? 'nudge' : 'edit'
  return findingOf(reading, isWrongTarget ? 'C11' : 'C3', from, end, { reason, action, rewrites: offered ? [offered + owner] : [] })
}

/** "J.T. is what we call our son", "told J.T. that", "J.T. cried": initials that do what only persons do. No country and no degree does. */
const isCalled = (reading: Reading, at: number, end: number) =>
  reading.words[end]?.sentence === reading.words[at]!.sentence &&
  ((key(reading, end) === 'is' &&
    /^(?:what|how)$/.test(key(reading, end + 1)) &&
    /^(?:we|i|everybody|everyone)$/.test(key(reading, end + 2))) ||
    isOneOf(reading, end, doing) ||
    isOneOf(reading, at - 1, spokenTo))

/** Initials of a child: "my son J.", "A.R., my daughter". */
export function initials(reading: Reading): Finding[] {
  const { words } = reading
  const found: Finding[] = []
  const isInitial = (at: number) => /^\p{Lu}$/u.test(words[at]?.bare ?? '')
  for (let at = 0; at < words.length; at += 1) {
    if (!isInitial(at) && !/^\p{Lu}{2,3}$/u.test(words[at]!.bare)) continue
    let end = at + 1
    while (end - at < 4 && isInitial(end) && /^\.? ?$/.test(words[end]!.before)) end += 1
    const dotted = /^\.(?:[ ,)]|$)/.test(words[end]?.before ?? reading.plain.text.slice(words[end - 1]!.end, words[end - 1]!.end + 2))
    const pure = words.slice(at, end).every(({ bare }) => bare.length === 1)
    const child = kinBefore(reading, at) === 'child_name'
    const told = kinAfter(reading, end) === 'child_name'
    const isI = words[at]!.bare === 'I' || words[at]!.bare === 'A'
    const isWord = ordinary.has(key(reading, at))
    const aged =
      pure &&
      end - at > 1 &&
      dotted &&
      /^\.? ?\($/.test(words[end]?.before ?? '') &&
      (key(reading, end) === 'age' || /^\d{1,2}$/.test(key(reading, end)))
    const called = pure && end - at > 1 && isCalled(reading, at, end)
    if (aged || called || (pure ? (child || told) && (!isI || dotted || end - at > 1) : (child || told) && !isWord)) {
      found.push(withDot(reading, tell(reading, at, end, 'child_initials', child ? withKin(reading, at) : at)))
    }
    at = end - 1
  }
  return found
}

/** The dot of an initial belongs to it. */
function withDot(reading: Reading, finding: Finding): Finding {
  const [begin, end] = finding.span
  return reading.written[end] === '.' ? { ...finding, span: [begin, end + 1] } : finding
}
