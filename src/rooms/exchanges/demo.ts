import type { CaseTx } from '../../access/cases.ts'
import { exchangesOf } from '../../domain/custody/exchanges.ts'
import { effectsByLeg } from '../../domain/trades/effect.ts'
import { dayAt, numberOf } from '../../domain/time/calendar.ts'
import { zoneOf } from '../../domain/time/zone.ts'
import type { Day } from '../../kernel/day.ts'
import type { DemoFamily } from '../cases/demo.ts'
import { addChange, planOf } from '../custody/door.ts'

type State = 'draft' | 'sent' | 'viewed' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired'
type Side = 'A' | 'B'

interface Told {
  name: string
  by: Side
  kind: 'give' | 'swap'
  state: State
  reason: string
  /** Who has the children from when to when: weeks and days from this week's Monday, and the time. */
  legs: readonly { side: Side; from: readonly [number, number, string]; to: readonly [number, number, string] }[]
  /** `yesterday`: whatever day of the week it is, so that it still waits for its answer. */
  sent: readonly [number, number, string] | 'yesterday' | null
  settled?: readonly [number, number, string]
  why?: string
  counters?: string
  emergency?: boolean
}

const told: readonly Told[] = [
  {
    name: 'wedding',
    by: 'B',
    kind: 'swap',
    state: 'accepted',
    reason: 'My sister’s wedding is on that Saturday. I can offer the weekend after.',
    legs: [
      { side: 'B', from: [-23, 4, '18:00'], to: [-23, 6, '18:00'] },
      { side: 'A', from: [-22, 4, '18:00'], to: [-22, 6, '18:00'] },
    ],
    sent: [-26, 1, '21:12'],
    settled: [-26, 2, '07:48'],
  },
  {
    name: 'training',
    by: 'A',
    kind: 'give',
    state: 'accepted',
    reason: 'I have a training day in Cleveland and would be back after bedtime.',
    legs: [{ side: 'B', from: [-9, 0, '17:00'], to: [-9, 1, '17:00'] }],
    sent: [-10, 2, '12:20'],
    settled: [-10, 2, '19:31'],
  },
  {
    name: 'concert',
    by: 'B',
    kind: 'swap',
    state: 'countered',
    reason: 'Could I have them on Thursday for the school concert, and you take the Friday?',
    legs: [
      { side: 'B', from: [-7, 1, '17:00'], to: [-7, 2, '17:00'] },
      { side: 'A', from: [-7, 3, '17:00'], to: [-7, 4, '17:00'] },
    ],
    sent: [-8, 0, '20:03'],
    settled: [-8, 1, '08:15'],
  },
  {
    name: 'concert-counter',
    by: 'A',
    kind: 'swap',
    state: 'accepted',
    reason: 'Yes to the concert. I would rather have the Sunday than the Friday.',
    legs: [
      { side: 'B', from: [-7, 1, '17:00'], to: [-7, 2, '17:00'] },
      { side: 'A', from: [-7, 5, '17:00'], to: [-7, 6, '17:00'] },
    ],
    sent: [-8, 1, '08:15'],
    settled: [-8, 1, '18:44'],
    counters: 'concert',
  },
  {
    name: 'fever',
    by: 'A',
    kind: 'give',
    state: 'declined',
    reason: 'Leo has a fever. May he stay here tonight instead of moving?',
    legs: [{ side: 'A', from: [-5, 2, '17:00'], to: [-5, 3, '17:00'] }],
    sent: [-5, 2, '14:05'],
    settled: [-5, 2, '15:22'],
    why: 'I have cleared the evening and the medicine is here. I will call the doctor’s line if it goes up.',
    emergency: true,
  },
  {
    name: 'friends',
    by: 'B',
    kind: 'give',
    state: 'withdrawn',
    reason: 'Friends are in town; could you take Saturday evening?',
    legs: [{ side: 'A', from: [-4, 5, '17:00'], to: [-4, 6, '10:00'] }],
    sent: [-5, 3, '22:40'],
    settled: [-5, 4, '07:02'],
  },
  {
    name: 'lecture',
    by: 'B',
    kind: 'give',
    state: 'expired',
    reason: 'Evening lecture on Tuesday. Could they stay with you?',
    legs: [{ side: 'A', from: [-2, 1, '17:00'], to: [-2, 2, '08:00'] }],
    sent: [-3, 2, '23:10'],
    settled: [-3, 5, '23:10'],
  },
  {
    name: 'recital',
    by: 'B',
    kind: 'swap',
    state: 'viewed',
    reason: 'My parents fly in for the tournament. Could I have that Sunday, and you the Wednesday before?',
    legs: [
      { side: 'B', from: [3, 6, '10:00'], to: [4, 0, '17:00'] },
      { side: 'A', from: [3, 2, '17:00'], to: [3, 3, '17:00'] },
    ],
    sent: 'yesterday',
  },
  {
    name: 'long-draft',
    by: 'A',
    kind: 'swap',
    state: 'draft',
    reason: 'One long stretch each instead of two short ones.',
    legs: [{ side: 'A', from: [6, 2, '17:00'], to: [6, 4, '17:00'] }],
    sent: null,
  },
]

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

/** Swaps in every state, and what was agreed by them in the schedule. */
export async function putDemoTrades(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at, children } = f
  const moment = ([weeks, days, time]: readonly [number, number, string]) => at(day(weeks, days), time)
  for (const trade of told) {
    const legs = trade.legs.map(({ side, from, to }) => ({
      from: `${day(from[0], from[1])}T${from[2]}`,
      to: `${day(to[0], to[1])}T${to[2]}`,
      children: [...children.both],
      side,
    }))
    const sent = trade.sent === 'yesterday' ? at(dayAt(numberOf(f.today) - 1), '21:05') : trade.sent && moment(trade.sent)
    const settled = trade.settled ? moment(trade.settled) : null
    const isAnswered = trade.state === 'accepted' || trade.state === 'declined' || trade.state === 'countered'
    const other = members[trade.by === 'A' ? 'B' : 'A']
    const plan = await planOf(tx, f)
    await tx
      .insertInto('time_trade')
      .values({
        case_id: caseId,
        id: id(`trade ${trade.name}`),
        author_id: members[trade.by],
        kind: trade.kind,
        reason: trade.reason,
        legs: JSON.stringify(legs),
        first_day: legs.map((leg) => leg.from.slice(0, 10)).toSorted()[0]!,
        respond_by: sent && new Date(sent.getTime() + (trade.emergency ? 3 : 72) * 3_600_000),
        is_emergency: trade.emergency ?? false,
        counters: trade.counters ? id(`trade ${trade.counters}`) : null,
        state: trade.state,
        sent_at: sent,
        viewed_at: isAnswered
          ? new Date(settled!.getTime() - 6 * 60_000)
          : trade.state === 'viewed'
            ? new Date(sent!.getTime() + 35 * 60_000)
            : null,
        settled_by: settled && (isAnswered ? other : trade.state === 'withdrawn' ? members[trade.by] : null),
        settled_at: settled,
        decline_reason: trade.why ?? null,
        effect: trade.state === 'accepted' ? JSON.stringify(effectsByLeg(plan, legs, settled!.getTime())) : null,
        created_at: sent ?? at(day(-1), '21:00'),
      })
      .execute()
    if (trade.state !== 'accepted') continue
    for (const [index, leg] of trade.legs.entries()) {
      const [from, to] = [
        { day: day(leg.from[0], leg.from[1]), at: leg.from[2] },
        { day: day(leg.to[0], leg.to[1]), at: leg.to[2] },
      ]
      await addChange(tx, {
        caseId,
        id: id(`change ${trade.name} ${index}`),
        authorId: other,
        tradeId: id(`trade ${trade.name}`),
        rule: {
          id: id(`change ${trade.name} ${index}`),
          layer: 'change',
          children: [...children.both],
          span: { kind: 'block', from, to, holder: leg.side },
        },
        fromDay: from.day,
        toDay: to.day,
        at: settled!,
      })
    }
  }
}

/** The exchanges of the last ten weeks as the schedule had them, with what the two recorded. */
export async function putDemoExchanges(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, zone, children, today, at } = f
  await tx
    .insertInto('place')
    .values({
      case_id: caseId,
      id: id('place library'),
      author_id: members.A,
      name: 'Clintonville library',
      created_at: at(day(-34), '20:00'),
    })
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
