import { type CaseContext, checkDays, type TimelineLane, type TimelineMark } from '#case/cases/public.ts'
import type { ExhibitLabel, ExhibitLabels } from '#evidence/items/public.ts'
import { timeOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { referenceTo } from '#domain/exhibits/list.ts'
import { numberOf } from '#domain/time/calendar.ts'
import { type LaneName, laneNames } from '#domain/timeline/marks.ts'
import { type Days, mostDays, windowsOf } from '#domain/timeline/windows.ts'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Chosen, Mark } from './contract.ts'

/** Of one lane in one part: more are said to be there, and left out. */
const mostOfLane = 5_000
/** A chronology longer than this is nobody's to read; its maker chooses fewer days or lanes. */
const mostPrinted = 10_000
/** The longest range of a chronology. */
const mostYears = 30

/** The lanes of the reader, in the order of pages. A parent has all of them, a granted seat those of its scopes. */
export function lanesFor({ seat }: CaseContext, lanes: readonly TimelineLane[]): TimelineLane[] {
  const seen = lanes.filter(({ scopes }) => seat.role === 'parent' || scopes.some((scope) => seat.scopes.includes(scope)))
  return seen.toSorted((a, b) => laneNames.indexOf(a.name) - laneNames.indexOf(b.name))
}

const said = (words: Text | string) => (typeof words === 'string' ? words : english(words))

/** By day; on a day what has no time comes first, and then by the time. */
const inOrder = (a: Sorted, b: Sorted) => (a.mark.day < b.mark.day ? -1 : a.mark.day > b.mark.day ? 1 : (a.mark.at ?? 0) - (b.mark.at ?? 0))
interface Sorted {
  lane: LaneName
  mark: TimelineMark
}

function daysIn(asked: { from: string; to: string }): Days {
  checkDays(asked, ['from', 'to'])
  return { from: asked.from as Day, to: asked.to as Day }
}

/** The labels of the reader's own exhibits, by items. */
export async function labelsFor({ tx, caseId, seat }: CaseContext, slots: readonly ExhibitLabels[]): Promise<Map<string, ExhibitLabel>> {
  const found = await Promise.all(slots.map((each) => each(tx, { caseId, authorId: seat.memberId })))
  return new Map(found.flatMap((labels) => [...labels]))
}

/** What a record is called among the exhibits; `null` where it is none of them. */
function exhibitOf(cites: TimelineMark['cites'], labels: ReadonlyMap<string, ExhibitLabel>): string | null {
  const names = (cites ?? []).flatMap(({ item, page }) => {
    const label = labels.get(item)
    return (label && referenceTo(label, page)) ?? []
  })
  return names.length === 0 ? null : [...new Set(names)].join('; ')
}

/** All records of some days. @throws Fault `invalid` for days that no calendar has or that are too many */
export async function partOf(
  c: CaseContext,
  { lanes, labels }: { lanes: readonly TimelineLane[]; labels: ReadonlyMap<string, ExhibitLabel> },
  asked: { from: string; to: string },
): Promise<{ marks: Mark[]; cut: LaneName[] }> {
  const days = daysIn(asked)
  if (numberOf(days.to) - numberOf(days.from) >= mostDays)
    throw new Fault('invalid', msg`Choose at most ${{ mostDays }} days.`, { field: 'to' })
  const cut: LaneName[] = []
  const found: Sorted[] = []
  for (const { name, marks } of lanes) {
    const its = await marks(c.tx, c.seat, { ...days, now: c.now, most: mostOfLane + 1 })
    if (its.length > mostOfLane) cut.push(name)
    for (const mark of its.slice(0, mostOfLane)) found.push({ lane: name, mark })
  }
  const zone = zoneNamed(c.seat.zone)
  const marks = found.toSorted(inOrder).map(({ lane, mark: { at, words, more, cites, ...mark } }) => ({
    ...mark,
    lane,
    time: at === null ? null : timeOfInstant(zone, at),
    words: said(words),
    more: more === null ? null : said(more),
    exhibit: exhibitOf(cites, labels),
  }))
  return { marks, cut }
}

/** Whether a record is among those that were chosen. */
const isChosen = ({ side, q }: Pick<Chosen, 'side' | 'q'>) => {
  const words = q?.toLowerCase().split(/\s+/u).filter(Boolean) ?? []
  return (mark: Mark) =>
    (side === undefined || mark.side === side) && words.every((word) => `${mark.words} ${mark.more ?? ''}`.toLowerCase().includes(word))
}

/** The records that were chosen, the earliest first. @throws Fault `invalid` for days that no calendar has, too long a range, or too many records */
export async function chronologyOf(
  c: CaseContext,
  { lanes, exhibitLabels }: { lanes: readonly TimelineLane[]; exhibitLabels: readonly ExhibitLabels[] },
  chosen: Chosen,
): Promise<Mark[]> {
  const range = daysIn(chosen)
  if (numberOf(range.to) - numberOf(range.from) > mostYears * 366)
    throw new Fault('invalid', msg`Choose at most ${{ mostYears }} years.`, { field: 'to' })
  const named = chosen.lanes?.split(',')
  const asked = lanesFor(c, lanes).filter(({ name }) => named === undefined || named.includes(name))
  const labels = await labelsFor(c, exhibitLabels)
  const found: Mark[] = []
  for (const days of windowsOf(range).toReversed()) {
    const { marks, cut } = await partOf(c, { lanes: asked, labels }, days)
    found.push(...marks.filter(isChosen(chosen)))
    // A chronology that leaves something out is worse than none.
    if (cut.length > 0 || found.length > mostPrinted)
      throw new Fault('invalid', msg`That is more than ${{ mostPrinted }} records. Choose fewer days or fewer kinds of records.`, {
        field: 'to',
      })
  }
  return found
}
