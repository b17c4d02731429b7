import type { Holdings } from './holdings.ts'
import { otherOf, type OthersTime } from './others-time.ts'
import type { Wall } from './spans.ts'
import { anyNear, type Lane } from './sweep.ts'
import type { Item, Leg } from './types.ts'

/** Days after: the same day of the week in one of eight weeks, else any day of them (in a 2-2-5-5 each weekday is one parent's). */
const offsets = [...Array.from({ length: 8 }, (_, i) => 7 * (i + 1)), ...Array.from({ length: 56 }, (_, i) => i + 1)]

/**
 * A swap that ends a conflict in the other parent's time: that time to the author, and for each part as much of
 * the author's own back, at the same time of day on the first of these days on which the author has the child
 * throughout and nothing planned with it. Where there is none, the time is asked for as a gift.
 */
export function swapFor(
  item: Item,
  { holder, taken }: OthersTime,
  around: { holdings: Holdings; lanes: ReadonlyMap<string, Lane>; wall: Wall; now: number },
): Leg[] {
  const author = otherOf(holder)
  const given: { child: string; from: number; to: number }[] = []
  for (const { child, from, to } of taken) {
    for (const days of offsets) {
      const back = { child, from: around.wall.later(from, days), to: around.wall.later(to, days) }
      if (back.to <= back.from) continue
      if (back.from < Math.max(item.to, around.now)) continue
      if (given.some((other) => other.child === child && other.from < back.to && back.from < other.to)) continue
      if (!around.holdings.during(child, back.from, back.to).every((stretch) => stretch.holder === author)) continue
      if (!covered(around.holdings, back)) continue
      const lane = around.lanes.get(`child ${child}`)
      const planned = (other: Item) => other.author === author && other.from < back.to && back.from < other.to
      if (lane && anyNear(lane, back.from, back.to, planned)) continue
      given.push(back)
      break
    }
  }
  return [
    ...taken.map(({ child, from, to }) => ({ child, from, to, giver: holder, taker: author })),
    ...given.map(({ child, from, to }) => ({ child, from, to, giver: author, taker: holder })),
  ]
}

/** Whether someone has the child in every minute. */
function covered(holdings: Holdings, { child, from, to }: { child: string; from: number; to: number }): boolean {
  let at = from
  for (const stretch of holdings.during(child, from, to)) {
    if (stretch.from > at) return false
    at = stretch.to
  }
  return at >= to
}
