import type { CaseTx } from '#access/cases.ts'
import { effectsByLeg } from '#domain/swaps/effect.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addChange, planOf } from '#schedule/schedule/public.ts'

type State = 'draft' | 'sent' | 'viewed' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired'
type Side = 'A' | 'B'

interface DemoTrade {
  name: string
  by: Side
  kind: 'give' | 'swap'
  state: State
  reason: string
  /** Who has the children, from when to when: weeks and days from this week's Monday, and the time. */
  legs: readonly { side: Side; from: readonly [number, number, string]; to: readonly [number, number, string] }[]
  /** `yesterday`: on any day of the week, so that the request still waits for its answer. */
  sent: readonly [number, number, string] | 'yesterday' | null
  settled?: readonly [number, number, string]
  why?: string
  counters?: string
  emergency?: boolean
}

const demoTrades: readonly DemoTrade[] = [
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

/** Swaps in every state, and the agreed changes in the schedule. */
export async function putDemoTrades(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at, children } = f
  const moment = ([weeks, days, time]: readonly [number, number, string]) => at(day(weeks, days), time)
  for (const trade of demoTrades) {
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
