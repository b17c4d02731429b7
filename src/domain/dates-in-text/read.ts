import type { Day } from '#kernel/day.ts'
import { writeTime } from '../time/wall.ts'
import { daysIn } from './days.ts'
import { kindOf } from './kinds.ts'
import { placeIn } from './places.ts'
import { type Range, ranges } from './ranges.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { type TimeMention, timesIn } from './times.ts'
import { titleOf } from './titles.ts'
import type { Doubt, Proposal } from './types.ts'
import { zoneIn } from './words.ts'

/** Longer texts are read up to here: a letter has a few thousand signs. */
export const longest = 20_000

/** No letter has so many days; a list that has is read up to here. */
const mostDays = 300

/** Before a day that is told, not set: of births, of papers, of what was called off. */
const told =
  /\b(?:born(?: on)?|birth|d\.?o\.?b\.?|dated?|(?:was|were) filed(?: on)?|entered(?: on)?|(?:order|decree|judgment|message|letter|e-?mail|notice) (?:of|dated|from)|since|as of|(?:previously|originally|formerly) (?:set|scheduled)(?: for| on)?|noticed for|(?:can['’]?t|cannot|unable to|won['’]?t) (?:do|make|come|meet)(?: it)?(?: on)?|instead of|not on|rescheduled from|moved from|continued from|revised|updated|printed)[\s:,]*$/i
/** After a day that is called off. */
const calledOff =
  /^[\s,]*(?:is|was|has been|are|were)\s+(?:hereby\s+)?(?:vacated|cancell?ed|stricken|continued|re-?set|moved|rescheduled|postponed)\b/i
const and = /^\s*(?:,|and|&|,\s*and)\s*(?:on\s+)?$/i

/**
 * Reads what may belong into a calendar out of pasted text: a school letter, a notice of a court, a message. English,
 * month before day. It proposes and never writes. Days before `today` are left out, and so are days that do not exist.
 * @param text up to `longest` signs are read
 * @param today the day of reading in the family's zone: from it years and words such as "tomorrow" are counted
 * @returns proposals in the order of the text
 */
export function readDates(text: string, today: Day): Proposal[] {
  const letter = text.slice(0, longest)
  const days = daysIn(letter, today).slice(0, mostDays)
  const times = timesIn(letter, days)
  const mentions = [...days, ...times]
  const sentences = sentencesOf(letter, mentions)
  const proposals: Proposal[] = []
  sentences.forEach((sentence, i) => {
    const within = (one: { from: number; to: number }) => one.from >= sentence.from && one.from < sentence.to
    const own = ranges(days.filter(within), times, letter)
    if (own.length === 0) return
    const next = sentences[i + 1]
    const mine = times.filter(within)
    // A line with a day alone is continued by the next: "March 17" above "5:30-6:30 PM".
    const lone = letter.slice(sentence.from, sentence.to).trim().length < 30 && next && letter.slice(sentence.to, next.from).trim() === ''
    const follow =
      mine.length === 0 && lone && !days.some((day) => day.from >= next.from && day.from < next.to)
        ? times.filter((one) => one.from >= next.from && one.from < next.to)
        : []
    own.forEach((range, at) => {
      const proposal = propose(range, {
        letter,
        today,
        sentence,
        before: own[at - 1],
        after: own[at + 1],
        times: mine.length > 0 ? mine : follow,
      })
      if (proposal) proposals.push(proposal)
    })
    share(proposals, own, letter)
  })
  return proposals.filter((one, i) => proposals.findIndex((other) => same(one, other)) === i)
}

const same = (a: Proposal, b: Proposal) => a.day === b.day && a.last === b.last && a.from === b.from && a.kind === b.kind

interface Here {
  letter: string
  today: Day
  sentence: Sentence
  before: Range | undefined
  after: Range | undefined
  times: readonly TimeMention[]
}

function propose(range: Range, { letter, today, sentence, before, after, times }: Here): Proposal | null {
  if ((range.last ?? range.day) < today) return null
  const lead = letter.slice(Math.max(sentence.from, before?.to ?? 0), range.from)
  const rest = letter.slice(range.to, after?.from ?? sentence.to)
  if (told.test(lead)) return null
  const time = range.begin ?? timeFor(range, { before, after, times, letter })
  const afterTime = time && time.from >= range.to ? letter.slice(time.to, sentence.to) : rest
  if (calledOff.test(rest) || calledOff.test(afterTime)) return null
  const whole = letter.slice(sentence.from, sentence.to)
  const doubts: Doubt[] = time?.guessed ? [...range.doubts, 'half_of_day_guessed'] : range.doubts
  const end = range.end ? range.end.begin : (time?.end ?? null)
  return {
    kind: kindOf(lead, whole, sentence.heading, letter),
    title: titleOf(letter, sentence, [range, ...times]),
    day: range.day,
    last: range.last,
    from: time ? writeTime(time.begin) : null,
    to: end === null ? null : writeTime(end),
    zone: time ? zoneIn(whole) : null,
    place: placeIn(whole),
    span: { from: range.from, to: range.to },
    confidence: confidenceOf(doubts),
    doubts,
  }
}

function confidenceOf(doubts: readonly Doubt[]): Proposal['confidence'] {
  if (doubts.includes('weekday_disagrees') || doubts.includes('day_before_month')) return 'low'
  return doubts.length === 0 ? 'high' : doubts.length > 1 && doubts.includes('counted_from_today') ? 'low' : 'medium'
}

/** The first time between this day and the next one; else one before it that no earlier day has. */
function timeFor(range: Range, { before, after, times, letter }: Pick<Here, 'before' | 'after' | 'times' | 'letter'>): TimeMention | null {
  const later = times.find((time) => time.from >= range.to && time.from < (after?.from ?? Infinity))
  if (later && !(after && /^\s*(?:on\s+)?$/i.test(letter.slice(later.to, after.from)))) return later
  return (
    times.findLast(
      (time) =>
        time.to <= range.from && time.from >= (before?.to ?? 0) && (!before || /^\s*(?:on\s+)?$/i.test(letter.slice(time.to, range.from))),
    ) ?? null
  )
}

/** "12/1 and 12/3 at 5:45 pm": days in a row have the time that the last of them has. */
function share(proposals: Proposal[], own: readonly Range[], letter: string): void {
  for (let i = own.length - 2; i >= 0; i--) {
    const [first, second] = [own[i]!, own[i + 1]!]
    if (!and.test(letter.slice(first.to, second.from))) continue
    const giver = proposals.find(({ span }) => span.from === second.from)
    const taker = proposals.find(({ span }) => span.from === first.from)
    if (giver?.from && taker && !taker.from) Object.assign(taker, { from: giver.from, to: giver.to, zone: giver.zone })
  }
}
