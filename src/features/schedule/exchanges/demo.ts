import type { CaseTx } from '#access/cases.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { planOf } from '#schedule/schedule/public.ts'

type Side = 'A' | 'B'

/** Minutes after the hour of the exchange at which the two came: nothing for a day without a record. */
const came: readonly (readonly [number | null, number | null])[] = [
  [-4, 2],
  [0, 6],
  [-2, 27],
  [1, 3],
  [-6, -1],
  [3, 19],
  [0, null],
  [-3, 4],
  [2, 0],
  [-1, 12],
  [0, 5],
  [4, 33],
  [-5, 1],
  [null, 2],
  [0, 0],
  [-2, 8],
]

/** Where the family goes. The positions are made up, in and around one town; the sports park is the one that is far. */
const places = [
  { key: 'library', by: 'A', name: 'Clintonville library', latitude: 40.041, longitude: -83.019 },
  { key: 'school', by: 'A', name: 'Overbrook Elementary', latitude: 40.053, longitude: -83.014 },
  { key: 'fields', by: 'B', name: 'Whetstone fields', latitude: 40.047, longitude: -83.026 },
  { key: 'hall', by: 'A', name: 'Community hall', latitude: 40.062, longitude: -83.022 },
  { key: 'park', by: 'B', name: 'Sports park', latitude: 40.108, longitude: -82.846 },
  { key: 'court', by: 'A', name: 'Court of Common Pleas, Domestic Relations Division', latitude: 39.958, longitude: -83.003 },
] as const

/** The exchanges of the last ten weeks as the schedule had them, with what the two recorded. */
export async function putDemoExchanges(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, zone, children, today, at } = f
  await tx
    .insertInto('place')
    .values(
      places.map(({ key, by, name, latitude, longitude }) => ({
        case_id: caseId,
        id: id(`place ${key}`),
        author_id: members[by],
        name,
        latitude,
        longitude,
        created_at: at(day(-34), '20:00'),
      })),
    )
    .execute()
  const plan = await planOf(tx, { caseId, zone })
  const clock = zoneOf(zone)!
  const dayOf = (ms: number): Day => dayAt(Math.floor(clock.wallOf(Math.floor(ms / 60_000)) / 1_440))
  const past = exchangesOf(plan, [...children.both], { from: day(-10), to: dayAt(numberOf(today) - 1) }).filter(
    (each) => each.betweenParents,
  )
  for (const [index, exchange] of past.entries()) {
    const [giver, taker] = [exchange.from, exchange.to] as [Side, Side]
    const exchangeId = id(`exchange ${exchange.at}`)
    const on = dayOf(exchange.at)
    await tx
      .insertInto('exchange')
      .values({
        case_id: caseId,
        id: exchangeId,
        author_id: members[taker],
        due_at: new Date(exchange.at),
        day: on,
        to_side: taker,
        child_ids: exchange.children,
        place: exchange.place ?? '',
        place_id: id('place library'),
        grace: 15,
        created_at: new Date(exchange.at - 10 * 60_000),
      })
      .execute()
    const [gave, took] = came[index % came.length]!
    const record = (side: Side, minutes: number | null, kind: 'handed_over' | 'received') => {
      if (minutes === null) return null
      const moment = new Date(exchange.at + minutes * 60_000)
      const isLate = side === 'B' && index % 11 === 4
      return {
        case_id: caseId,
        id: id(`check-in ${exchange.at} ${side}`),
        author_id: members[side],
        exchange_id: exchangeId,
        kind,
        at: moment,
        received_at: isLate ? new Date(moment.getTime() + 95 * 60_000) : moment,
        is_late_record: isLate,
        day: on,
        is_within: index % 3 === 0 ? true : null,
        note: minutes > 15 ? 'Traffic on 315, wrote ahead.' : '',
      }
    }
    const records = [record(giver, gave, 'handed_over'), record(taker, took, 'received')].filter((each) => each !== null)
    if (records.length > 0) await tx.insertInto('check_in').values(records).execute()
  }
  await putDemoItems(tx, f, {
    past,
    next: exchangesOf(plan, [...children.both], { from: today, to: day(2) }).filter((each) => each.betweenParents),
  })
}

/** What went along last time, which goes back next time, and what is put down for then. */
async function putDemoItems(
  tx: CaseTx,
  { caseId, members, id, zone }: DemoFamily,
  { past, next }: Readonly<Record<'past' | 'next', readonly { at: number; to: string }[]>>,
): Promise<void> {
  const clock = zoneOf(zone)!
  const dayOf = (ms: number): Day => dayAt(Math.floor(clock.wallOf(Math.floor(ms / 60_000)) / 1_440))
  const last = past.at(-1)
  const coming = next.find(({ at }) => at > (last?.at ?? 0) + 86_400_000)
  const row = (
    name: string,
    { at, to }: { at: number; to: string },
    author: Side,
    note: string,
    ticks: readonly [number | null, number | null],
  ) => ({
    case_id: caseId,
    id: id(`item ${name}`),
    author_id: members[author],
    due_at: new Date(at),
    day: dayOf(at),
    to_side: to,
    name,
    note,
    given_at: ticks[0] === null ? null : new Date(at + ticks[0] * 60_000),
    got_at: ticks[1] === null ? null : new Date(at + ticks[1] * 60_000),
    created_at: new Date(Math.min(at - 26 * 3_600_000, (last?.at ?? at) - 3_600_000)),
  })
  const rows = [
    ...(last
      ? [
          row('Leo’s inhaler', last, 'A', 'Two puffs before sports. The spacer is in the side pocket.', [0, 2]),
          row('Library books', last, 'B', 'Three; due on Friday.', [0, null]),
        ]
      : []),
    ...(coming ? [row('Maya’s recorder', coming, 'A', '', [null, null])] : []),
  ]
  if (rows.length > 0) await tx.insertInto('exchange_item').values(rows).execute()
}
