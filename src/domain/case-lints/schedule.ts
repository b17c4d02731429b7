import type { Day } from '#kernel/day.ts'
import { type Exchange, exchangesOf } from '../schedule/exchanges.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import type { Rule } from '../schedule/types.ts'
import { type CaseFacts, type Finding, inForceOn, type OrderInRecord, sourceOf } from './types.ts'

/** So many days ahead the schedule is held against the order. */
const ahead = 28

/**
 * The value that comes most often; of several the one that came first. One that comes once only is none: where a season
 * begins or ends the children may change hands at another time.
 */
function usual(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most !== undefined && most[1] > 1 ? most[0] : null
}

const plain = (place: string) =>
  place
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
/** Two ways to write one place: "Clintonville library" and "Clintonville library, front steps". */
const isSamePlace = (one: string, other: string) => plain(one).includes(plain(other)) || plain(other).includes(plain(one))

const isRegular = ({ layer }: Rule) => layer === 'base' || layer === 'season'

/**
 * The hand-overs between the parents in the coming weeks while an order is in force, by its regular schedule alone:
 * holidays, vacations and what was agreed for once have times of their own.
 */
function regular({ plan, today, children }: CaseFacts, order: OrderInRecord): Exchange[] {
  const end = dayAt(numberOf(today) + ahead)
  const range = { from: today, to: order.ends !== null && order.ends < end ? order.ends : end }
  const bare = { ...plan, versions: plan.versions.map((version) => ({ ...version, rules: version.rules.filter(isRegular) })), agreed: [] }
  return exchangesOf(
    bare,
    children.map(({ id }) => id),
    range,
  ).filter(({ betweenParents }) => betweenParents)
}

/** The version that is in force on a day. */
const versionOn = ({ plan }: CaseFacts, day: Day) =>
  plan.versions
    .filter(({ effective }) => effective <= day)
    .toSorted((one, other) => (one.effective < other.effective ? -1 : 1))
    .at(-1)

/** The order's time and place of an exchange beside the schedule's. */
export function scheduleFindings(facts: CaseFacts): Finding[] {
  const found: Finding[] = []
  const inForce = inForceOn(facts.orders, facts.today)
  const version = versionOn(facts, facts.today)
  const order = inForce.find((each) => each.facts.exchange !== undefined)
  if (order && version) {
    const { time, place, clause } = order.facts.exchange!
    const exchanges = regular(facts, order)
    const title = facts.versionTitles[version.id] ?? ''
    const otherTime = usual(exchanges.map(({ wall }) => writeTime(wall)).filter((each) => each !== time))
    if (time !== undefined && otherTime !== null)
      found.push({
        kind: 'exchange_time',
        values: [
          { of: 'order', as: 'time', value: time, source: sourceOf(order, clause) },
          { of: 'schedule', as: 'time', value: otherTime, source: title },
        ],
        mend: 'schedule',
      })
    const otherPlace = usual(
      exchanges.flatMap((each) => (place && each.place !== null && !isSamePlace(place, each.place) ? [each.place] : [])),
    )
    if (place && otherPlace !== null)
      found.push({
        kind: 'exchange_place',
        values: [
          { of: 'order', as: 'text', value: place, source: sourceOf(order, clause) },
          { of: 'schedule', as: 'text', value: otherPlace, source: title },
        ],
        mend: 'schedule',
      })
  }
  if (version) found.push(...versionFindings(facts, version, inForce))
  return found
}

/** What a version rests on. */
function versionFindings(
  facts: CaseFacts,
  version: NonNullable<ReturnType<typeof versionOn>>,
  inForce: readonly OrderInRecord[],
): Finding[] {
  const title = facts.versionTitles[version.id] ?? ''
  const about = inForce.find(({ kind }) => kind !== 'protective' && kind !== 'other')
  const schedule = { of: 'schedule', as: 'day', value: version.effective, source: title } as const
  if (version.order === undefined) {
    if (!about) return []
    return [
      {
        kind: 'version_without_order',
        values: [schedule, { of: 'order', as: 'day', value: about.effective, source: sourceOf(about) }],
        mend: 'schedule',
      },
    ]
  }
  const order = facts.orders.find(({ id }) => id === version.order)
  if (!order || order.ends === null || order.ends >= facts.today) return []
  return [
    {
      kind: 'version_order_ended',
      values: [schedule, { of: 'order', as: 'day', value: order.ends, source: sourceOf(order) }],
      mend: 'schedule',
    },
  ]
}
