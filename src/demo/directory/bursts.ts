import type { PersonRecord } from '#domain/directory/record.ts'
import { type Day, dayOf, startOf } from '#kernel/day.ts'
import type { FictionalFreeze } from '#ratings/scores/public.ts'
import type { FictionalReview, FictionalWaiting } from '#ratings/reviews/public.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { type Chance, chance } from './chance.ts'
import { bankOf } from './reviews.ts'
import { handedRound } from './words/attorney.burst.ts'
import { speaker, word } from './words/compose.ts'

/** A rating of a burst: how many days before the load it came, and whether someone of ours has let go of it since. */
interface InBurst extends Omit<FictionalReview, 'eventMonth' | 'receivedOn'> {
  daysAgo: number
  isReleased: boolean
}

/** Far more bad ratings than chance sends, for one person whose scores stand still since. */
export interface DemoBurst {
  person: string
  reviews: readonly InBurst[]
}

/** The rule by which they wait. */
const rule = 'C16.1'
/** Whose score is shown with its spread: rated often before. */
const ratedOften = 30
const dayLong = 24 * 3_600_000

const answersOf = ({ role, kind }: PersonRecord, by: Chance) =>
  Object.fromEntries(criteriaOf(role, kind).map((name) => [name, by.yes(0.15) ? 2 : 1]))

/**
 * Two of the often rated: a judge whose burst is two weeks old and partly let go of (what was let go of is listed, and does not
 * count yet), and an attorney whose burst came the day before yesterday, one text handed round, all of it on the desk.
 * @param reviews those that were published before
 * @param taken keys of people who stand for something else
 */
export function demoBursts(people: readonly PersonRecord[], reviews: readonly FictionalReview[], taken: readonly string[]): DemoBurst[] {
  const by = chance('bursts')
  const part = { judge: 'parent', attorney: 'client' } as const
  const often = Map.groupBy(
    reviews.filter((review) => review.part === 'parent' || review.part === 'client'),
    ({ person }) => person,
  )
  const oneOf = (role: 'judge' | 'attorney') =>
    by.pick(
      people.filter((person) => person.role === role && !taken.includes(person.key) && (often.get(person.key)?.length ?? 0) >= ratedOften),
    )
  const [judge, attorney] = [oneOf('judge'), oneOf('attorney')]
  const said = { outcome: 'mostly_against_me', wentWell: null }

  const { texts } = speaker(by, { who: 'the judge', meeting: 'hearing' })
  const older = Array.from({ length: 9 }, (_, at): InBurst => {
    const criteria = answersOf(judge, by)
    const { saw, shouldKnow } = texts(criteria, bankOf('judge', judge.kind, part.judge))
    return {
      id: by.uuid(),
      person: judge.key,
      criteria,
      part: part.judge,
      ...said,
      saw,
      shouldKnow,
      daysAgo: 15,
      isReleased: at % 3 > 0,
    }
  })
  const newer = Array.from({ length: 15 }, (): InBurst => {
    const sentences = by.shuffled(handedRound).slice(0, by.between(3, 4))
    const saw = sentences.map((sentence) => word(sentence, by, { who: 'the attorney', meeting: 'meeting' })).join(' ')
    const criteria = answersOf(attorney, by)
    return {
      id: by.uuid(),
      person: attorney.key,
      criteria,
      part: part.attorney,
      ...said,
      saw,
      shouldKnow: null,
      daysAgo: 2,
      isReleased: false,
    }
  })
  return [
    { person: judge.key, reviews: older },
    { person: attorney.key, reviews: newer },
  ]
}

const quiet = (event: string, later: number) => ({ event, actor: 'system', rules: [], letter: null, answer: null, later })
const waits = { event: 'quarantined', actor: 'system', rules: [rule], letter: null, answer: null, later: 1 }
const letGo = { event: 'released', actor: 'moderator', rules: [], letter: 'as_written', answer: null, later: 3 }

/** The bursts as they stand on a day: their ratings with the log that led there, and since when scores stand still. */
export function burstsOn(bursts: readonly DemoBurst[], today: Day): { reviews: FictionalWaiting[]; freezes: FictionalFreeze[] } {
  const ago = (days: number) => dayOf(startOf(today) - days * dayLong)
  return {
    reviews: bursts
      .flatMap(({ reviews }) => reviews)
      .map(({ daysAgo, isReleased, ...review }) => ({
        ...review,
        eventMonth: `${ago(daysAgo + 31).slice(0, 7)}-01`,
        receivedOn: ago(daysAgo),
        status: isReleased ? 'published' : 'quarantined_burst',
        log: [quiet('passed', 0), waits, ...(isReleased ? [letGo, quiet('published', 5)] : [])],
      })),
    freezes: bursts.map(({ person, reviews }) => {
      const days = reviews.map(({ daysAgo }) => daysAgo)
      const [first, last] = [Math.max(...days), Math.min(...days)]
      return { person, fromOn: ago(first), lastOn: ago(last), asOf: ago(first + 1), foundOn: ago(last - 1) }
    }),
  }
}
