import { asked, firstRefusal } from './first-refusal.ts'
import type { Around } from './free-time.ts'
import { gapsOf } from './gaps.ts'
import { idOf, severities } from './identity.ts'
import { noticeOf } from './notice.ts'
import { aboutOf, deviations } from './order-hours.ts'
import { needsOwner, otherOf, othersTime } from './others-time.ts'
import { swapFor } from './swap.ts'
import { anyNear } from './sweep.ts'
import { writeTime } from '../time/wall.ts'
import type { Conflict, Item } from './types.ts'

type Bare = Omit<Conflict, 'id' | 'severity'>

function whole(bare: Bare): Conflict {
  return { id: idOf(bare.kind, bare.items), severity: severities[bare.reason.key], ...bare }
}

const cite = (clause: Conflict['clause'] | null) => (clause ? { clause } : {})

/** Conflicts of one item with the schedule or the order. */
export function itemConflicts(items: readonly Item[], around: Around): Conflict[] {
  return items.flatMap((item) =>
    [inOthersTime(item, around), notice(item, around), refusal(item, around)].filter((conflict) => conflict !== null),
  )
}

/** Whether an exchange happens during the item: then the conflict is between those two (`childTwice`), and is reported once. */
function holdsExchange(item: Item, { lanes }: Around): boolean {
  if (item.allDay || item.kind === 'vacation') return false
  const isWithin = ({ kind, from }: Item) => kind === 'exchange' && item.from < from && from < item.to
  return item.children.some((child) => {
    const lane = lanes.get(`child ${child}`)
    return lane !== undefined && anyNear(lane, item.from, item.to, isWithin)
  })
}

function inOthersTime(item: Item, around: Around): Conflict | null {
  if (!needsOwner(item) || holdsExchange(item, around)) return null
  const others = othersTime(item, around.holdings, around.wall)
  if (!others) return null
  const { holder, taken, rules, clause } = others
  return whole({
    kind: 'others_time',
    items: [item.id],
    from: Math.min(...taken.map(({ from }) => from)),
    to: Math.max(...taken.map(({ to }) => to)),
    ...cite(clause),
    reason: { key: 'others_time', holder, children: [...new Set(taken.map(({ child }) => child))], rules },
    fix: { kind: 'swap_request', legs: swapFor(item, others, { ...around, now: around.calendar.now }) },
  })
}

function notice(item: Item, { calendar, wall }: Around): Conflict | null {
  const missing = noticeOf(item, calendar.order, wall, calendar.now)
  if (!missing) return null
  const { kind, days, due, given, late, clause } = missing
  const whom = item.author === 'other' ? 'both' : otherOf(item.author)
  return whole({
    kind: 'notice',
    items: [item.id],
    from: item.from,
    to: item.to,
    ...cite(clause),
    reason: late ? { key: 'notice_late', notice: kind, days, due, given } : { key: 'notice_due', notice: kind, days, due },
    fix: late ? { kind: 'confirm', items: [item.id], by: whom } : { kind: 'give_notice', item: item.id, whom, notice: kind, by: due },
  })
}

function refusal(item: Item, { calendar, holdings, lanes }: Around): Conflict | null {
  const right = calendar.order.firstRefusal
  const away = firstRefusal(item, right, holdings, lanes)
  if (!away || !right) return null
  const { parent, children, from, to, minutes } = away
  return whole({
    kind: 'first_refusal',
    items: [item.id],
    from,
    to,
    ...cite(right.clause),
    reason: { key: 'away', parent, children, minutes, hours: right.hours },
    fix: { kind: 'ask_first', item: item.id, whom: asked(away), children, from, to },
  })
}

/** Conflicts of the schedule itself: times that differ from the order, and gaps. */
export function scheduleConflicts({ calendar, holdings, wall }: Around): Conflict[] {
  const hours = deviations(holdings, calendar.order, wall).map((deviation) => {
    const { exchange, rule, planned, moves } = deviation
    const first = moves.reduce((a, b) => (b.from < a.from ? b : a))
    return whole({
      kind: 'order_against_schedule',
      items: aboutOf(deviation),
      from: Math.min(first.from, first.to),
      to: Math.max(first.from, first.to),
      ...cite(exchange.clause),
      reason: {
        key: 'order_says',
        ordered: exchange.time,
        planned: writeTime(planned),
        weekday: wall.weekdayOf(first.from),
        times: new Set(moves.map(({ from }) => from)).size,
        exchange: exchange.id,
        rule,
      },
      fix: { kind: 'move_exchange', exchange: exchange.id, rule, at: exchange.time, moves },
    })
  })
  const gaps = gapsOf(holdings, { from: Math.max(calendar.window.from, calendar.since ?? -Infinity), to: calendar.window.to }).map(
    ({ child, from, to, nearest }) => {
      const items = [child, String(from)].toSorted()
      return whole({
        kind: 'gap',
        items,
        from,
        to,
        reason: { key: 'nobody', child, minutes: Math.floor((to - from) / 60_000) },
        fix: { kind: 'confirm', items, by: 'both', ...(nearest ? { holds: { child, from, to, holder: nearest } } : {}) },
      })
    },
  )
  return [...hours, ...gaps]
}
