import { slipsBetween } from '../matching/edits.ts'
import { wordsOf } from '../matching/fold.ts'
import { otherNamesOf } from '../matching/nicknames.ts'
import type { PersonName } from './record.ts'

/** As far as two words are compared: one slip is forgiven from five letters on. */
const isNear = (a: string, b: string) => a === b || (a.length > 4 && b.length > 4 && slipsBetween(a, b, 1) <= 1)
const areForms = (a: string, b: string) => otherNamesOf(a).includes(b) || otherNamesOf(b).includes(a)
const isInitial = (a: string, b: string) => (a.length === 1 || b.length === 1) && a[0] === b[0]

/** "SalasMendoza" lost a blank; a hyphen joins two names. */
const parts = (text: string) => wordsOf(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).filter((word) => word.length > 2)
const squeezed = (text: string) => wordsOf(text).join('')

/**
 * Whether two names in one seat may belong to one person: a nickname, an initial, a former family name or a typing error may
 * explain the difference. Generous: where it says no, there were two people.
 */
export function mayBeOne(a: PersonName, b: PersonName): boolean {
  const called = ({ given, middle, display }: PersonName) => [
    ...wordsOf(given),
    ...wordsOf(middle ?? ''),
    ...[...display.matchAll(/["'(]([^"')]+)["')]/g)].flatMap(([, name]) => wordsOf(name ?? '')),
  ]
  const family = ({ family: last, middle }: PersonName) => [...parts(last), ...parts(middle ?? '')]
  const meet = (one: readonly string[], other: readonly string[], alike: (a: string, b: string) => boolean) =>
    one.some((word) => other.some((second) => alike(word, second)))
  const cut = (one: string, other: string) => one.length > 4 && other.length > 4 && (one.startsWith(other) || other.startsWith(one))
  return (
    meet(called(a), called(b), (one, other) => isNear(one, other) || areForms(one, other) || isInitial(one, other)) &&
    (meet(family(a), family(b), (one, other) => isNear(one, other) || cut(one, other)) || squeezed(a.family) === squeezed(b.family))
  )
}

/**
 * How surely two names are one person's by themselves: `same` where nothing but a middle name or an initial was added or
 * left out, `like` where a spelling, a nickname or a suffix differs, `other` where they contradict each other.
 */
export function compareNames(a: PersonName, b: PersonName): 'same' | 'like' | 'other' {
  if (a.suffix !== null && b.suffix !== null && squeezed(a.suffix) !== squeezed(b.suffix)) return 'other'
  const [one, other] = [squeezed(a.family), squeezed(b.family)]
  const isPart = meetParts(a.family, b.family)
  if (!isNear(one, other) && !isPart) return 'other'
  const [first, second] = [wordsOf(a.given)[0] ?? '', wordsOf(b.given)[0] ?? '']
  const isSameGiven = first === second || isInitial(first, second)
  if (!isSameGiven && !isNear(first, second) && !areForms(first, second)) return 'other'
  const [middle, next] = [wordsOf(a.middle ?? ''), wordsOf(b.middle ?? '')]
  const agree = middle.some((word) => next.some((also) => word === also || isInitial(word, also)))
  if (middle.length > 0 && next.length > 0 && !agree) return 'other'
  return one === other && isSameGiven && (a.suffix === null) === (b.suffix === null) ? 'same' : 'like'
}

function meetParts(a: string, b: string): boolean {
  const [one, other] = [parts(a), parts(b)]
  return (one.length > 1 || other.length > 1) && one.some((word) => other.includes(word))
}
