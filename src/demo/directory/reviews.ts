import type { PersonRecord } from '#domain/directory/record.ts'
import type { FictionalReview } from '#ratings/reviews/public.ts'
import { type Chance, chance } from './chance.ts'
import { attorney, otherSide } from './words/attorney.ts'
import { type Bank, only } from './words/bank.ts'
import { speaker } from './words/compose.ts'
import { evaluator } from './words/evaluator.ts'
import { gal } from './words/gal.ts'
import { judge } from './words/judge.ts'
import { neutral } from './words/neutral.ts'

/** How many people of each role have been rated. */
const rated: Record<PersonRecord['role'], number> = { judge: 240, attorney: 170, gal: 85, expert: 105 }

/** The last month that is described, counted from year 0; the last ones came in the first days of the next. */
const lastMonth = 2026 * 12 + 1
const lastDay = 10

const words: Record<string, { who: string; meeting: string }> = {
  judge: { who: 'the judge', meeting: 'hearing' },
  magistrate: { who: 'the magistrate', meeting: 'hearing' },
  commissioner: { who: 'the commissioner', meeting: 'hearing' },
  attorney: { who: 'the attorney', meeting: 'meeting' },
  guardian_ad_litem: { who: 'the guardian ad litem', meeting: 'meeting' },
  minors_counsel: { who: "the minor's counsel", meeting: 'meeting' },
  custody_evaluator: { who: 'the evaluator', meeting: 'meeting' },
  therapist: { who: 'the therapist', meeting: 'session' },
  mediator: { who: 'the mediator', meeting: 'session' },
  parenting_coordinator: { who: 'the coordinator', meeting: 'meeting' },
  visitation_supervisor: { who: 'the supervisor', meeting: 'visit' },
}

/** What of a bank fits a rater with this part. */
const marksOf: Record<string, readonly string[]> = { parent: ['party'], opposing_party: ['party', 'side'], opposing_counsel: ['side'] }

/** The sentences for someone's reviews, as a rater with this part would say them. */
export function bankOf(role: PersonRecord['role'], kind: string, part: string): Bank {
  const marks = marksOf[part] ?? []
  switch (role) {
    case 'judge':
      return only(judge, marks)
    case 'attorney':
      return part === 'client' ? attorney : only(otherSide, marks)
    case 'gal':
      return only(gal, marks)
    case 'expert':
      if (kind === 'visitation_supervisor') return only(neutral, [...marks, 'visit'])
      return kind === 'mediator' || kind === 'parenting_coordinator' ? only(neutral, [...marks, 'talk']) : only(evaluator, marks)
  }
}

/** Few, some or many: 5 : 5 : 2. */
function howMany(at: number, by: Chance): number {
  const turn = at % 12
  if (turn < 5) return by.between(1, 4)
  if (turn < 10) return by.between(5, 14)
  const far = by.next()
  return 15 + Math.floor(far * far * 46)
}

/** Who rates, and how many in a hundred. */
function raters(role: PersonRecord['role']): Record<string, number> {
  if (role === 'attorney') return { client: 66, opposing_party: 16, opposing_counsel: 12, other: 6 }
  return role === 'judge' ? { parent: 70, attorney: 21, other: 9 } : { parent: 76, attorney: 15, other: 9 }
}

function partOf(role: PersonRecord['role'], by: Chance): string {
  return by.pick(Object.entries(raters(role)).flatMap(([part, share]) => Array.from({ length: share }, () => part)))
}

/** Near 0, seldom beyond `width`: three throws added up. */
const sway = (by: Chance, width: number) => (by.next() + by.next() + by.next() - 1.5) * width

const within = (value: number) => Math.max(1, Math.min(5, Math.round(value)))

/** People who liked the result rate somewhat higher; it is far from all. */
function outcomeOf(mean: number, by: Chance): string {
  if (by.yes(0.2)) return by.pick(['ongoing', 'ongoing', 'prefer_not'])
  const at = by.next() + (mean - 3.3) * 0.14
  return at > 0.62 ? 'mostly_for_me' : at > 0.3 ? 'mixed' : 'mostly_against_me'
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** When it took place, in the last thirty months and rather of late, and the later day on which it came. */
function days(by: Chance): Pick<FictionalReview, 'eventMonth' | 'receivedOn'> {
  const ago = Math.floor(by.next() * by.next() * 30)
  const month = lastMonth - ago
  const came = month + 1 + (ago > 0 ? by.between(0, Math.min(2, ago)) : 0)
  const text = (months: number, day: number) => `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}-${twoDigits(day)}`
  return { eventMonth: text(month, 1), receivedOn: text(came, by.between(1, came > lastMonth ? lastDay : 28)) }
}

function reviewsOf(
  { role, kind, key }: PersonRecord,
  count: number,
  { id, written }: { id: () => string; written: Set<string> },
): FictionalReview[] {
  const by = chance(`reviews of ${key}`)
  const names = Object.keys(bankOf(role, kind, 'client').saw)
  const level = 3.6 + sway(by, 1.3)
  const strengths = new Map(names.map((name) => [name, sway(by, 0.7)]))
  const banks = new Map(Object.keys(raters(role)).map((part) => [part, bankOf(role, kind, part)]))
  const { texts } = speaker(by, words[kind] ?? { who: 'the professional', meeting: 'meeting' })
  return Array.from({ length: count }, () => {
    const part = partOf(role, by)
    const mood = level + sway(by, 1.6) - (part === 'opposing_party' ? 0.5 : 0)
    const blank = by.yes(0.3) ? by.pick(names) : null
    const criteria: Record<string, number | null> = {}
    for (const name of names) {
      const value = within(mood + strengths.get(name)! + sway(by, 1.1))
      // A bill is known to those who paid it.
      criteria[name] = name === blank || (name === 'fees' && role === 'attorney' && part !== 'client') ? null : value
    }
    const answers = Object.values(criteria).filter((value) => value !== null)
    const mean = answers.reduce((sum, value) => sum + value, 0) / answers.length
    let said = texts(criteria, banks.get(part)!)
    while (written.has(said.saw)) said = texts(criteria, banks.get(part)!)
    written.add(said.saw)
    return { id: id(), person: key, criteria, part, outcome: outcomeOf(mean, by), ...said, ...days(by) }
  })
}

/** All reviews of the demo: of about 600 people, from a single one to sixty. */
export function demoReviews(people: readonly PersonRecord[]): FictionalReview[] {
  const shared = { id: chance('ids of reviews').uuid, written: new Set<string>() }
  return (Object.keys(rated) as PersonRecord['role'][]).flatMap((role) => {
    const by = chance(`who has reviews, ${role}`)
    const among = by.shuffled(people.filter((person) => person.role === role && person.standing !== 'ended'))
    return among.slice(0, rated[role]).flatMap((person, at) => reviewsOf(person, howMany(at, by), shared))
  })
}
