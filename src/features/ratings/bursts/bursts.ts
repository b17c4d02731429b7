import { type Burst, burstOn } from '#domain/bursts/burst.ts'
import { type Day, dayOf, startOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { move } from '#ratings/reviews/public.ts'
import { type Freeze, freeze, freezes, lift } from '#ratings/scores/public.ts'
import { type Arrivals, arrivalsBetween, heldIn, waitingIn } from './store.ts'
import { usualRates } from './usual.ts'

/** The rule by which the ratings of a burst wait (ratings.md 3.5). */
const burstRule = 'C16.1'
/** So many days without another burst, and scores move again. */
const quietDays = 30
/** What is judged: the longest window of `burstOn`, so that a day on which nothing ran is made up for. */
const judged = 7
const memory = 365 + judged
const dayLong = 24 * 3_600_000

export interface Deps {
  owner: Db
  reviews: Db
  random: Random
}

const numberOf = (day: Day) => startOf(day) / dayLong
const dayAt = (number: number) => dayOf(number * dayLong)

/** The bursts on one professional in the last days, as one. */
function burstIn(days: readonly Arrivals[], usual: Parameters<typeof burstOn>[2], yesterday: number): Pick<Burst, 'from' | 'to'> | null {
  const found = days
    .filter(({ day }) => day > yesterday - judged)
    .flatMap(
      ({ day }) =>
        burstOn(
          day,
          days.filter((each) => each.day <= day),
          usual,
        ) ?? [],
    )
  if (found.length === 0) return null
  return { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) }
}

/** What changed meanwhile by its author is left alone: there is nothing of it to hold or to let go. */
async function moveAll(
  deps: Deps,
  ids: readonly string[],
  step: { event: 'quarantined' | 'released'; rule: string; onDay: Day },
): Promise<void> {
  const rules = step.event === 'quarantined' ? [step.rule] : []
  for (const reviewId of ids) {
    try {
      await move(deps.reviews, { id: deps.random.uuid(), reviewId, event: step.event, actor: 'system', rules, onDay: step.onDay })
    } catch (error) {
      if (!(error instanceof Fault) || (error.code !== 'not_found' && error.code !== 'conflict')) throw error
    }
  }
}

/** Holds ratings for a rule of days, not of their text. @param ids in the order of their random ids */
export const hold = (deps: Deps, ids: readonly string[], rule: string, onDay: Day) =>
  moveAll(deps, ids, { event: 'quarantined', rule, onDay })

/** Scores move again after 30 quiet days, and what waited is let go; or at once, when a person has let go of everything. */
async function settle(deps: Deps, burst: Freeze, today: Day): Promise<void> {
  const held = await heldIn(deps.reviews, burst, burstRule)
  if (numberOf(today) - numberOf(burst.lastOn as Day) > quietDays) {
    await moveAll(deps, held.ids, { event: 'released', rule: burstRule, onDay: today })
    await lift(deps.reviews, burst.professionalId, today)
  } else if (held.isReleased && held.ids.length === 0) {
    await lift(deps.reviews, burst.professionalId, today)
  }
}

/**
 * Looks at everybody for whom ratings came in the last days, when all of these are mixed in: of days, never of hours. Ratings
 * of a burst that are not shown yet wait, for a price of the burst and not for their text, and scores stand as they were on the
 * last quiet day (ratings.md, section 1.3).
 */
export async function lookForBursts(deps: Deps, today: Day): Promise<void> {
  const yesterday = numberOf(today) - 1
  const all = await arrivalsBetween(deps.owner, dayAt(yesterday - memory), dayAt(yesterday))
  const usual = usualRates(
    all.filter(({ day }) => day <= yesterday - judged),
    yesterday - judged,
  )
  for (const [professionalId, days] of Map.groupBy(all, (each) => each.professionalId)) {
    const { role, state } = days[0]!
    const burst = burstIn(days, usual(role, state), yesterday)
    if (!burst) continue
    const found = { professionalId, fromOn: dayAt(burst.from), lastOn: dayAt(burst.to), asOf: dayAt(burst.from - 1) }
    await freeze(deps.reviews, found, today)
  }
  for (const burst of await freezes(deps.reviews)) {
    await hold(deps, await waitingIn(deps.reviews, burst), burstRule, today)
    await settle(deps, burst, today)
  }
}
