import { type Levels, none, together, without } from '#domain/stats/levels.ts'
import { sampleFor, usualShares } from '#domain/stats/posterior.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { type Group, groupOf } from '#domain/ratings/raters.ts'
import { type AnswerTally, answerTallies, tallies, type Tally } from './store.ts'

/** The usual ratings of a role in a state change slowly: they are computed again at most this often. Milliseconds. */
const usualCachedFor = 10 * 60_000

const everywhere = 'everywhere'

/** The people that someone is compared with: the same role and group of raters, in the same state if it has enough ratings. */
export interface Peers {
  role: string
  state: string | null
  group: Group
}

/** A part of the ratings, which is compared only with the same part of other people's. */
export type Slice = { outcome: string } | { criterion: string }

const sliceKey = (slice: Slice | undefined) =>
  slice === undefined ? 'all' : 'outcome' in slice ? `outcome ${slice.outcome}` : `criterion ${slice.criterion}`
const keyOf = ({ role, state, group }: Peers, slice?: Slice) => `${role} ${state ?? '-'} ${group} ${sliceKey(slice)}`

/** The usual ratings (p0 in the formula), and where they come from. */
export interface Found {
  shares: Levels
  /** `nothing` if neither state nor role has enough ratings: then every level is equally likely. */
  from: 'state' | 'role' | 'nothing'
  /** The ratings behind it. */
  sample: Levels
}

/** Answers by role, state, group and slice, for the state and for the role anywhere. */
export class Usual {
  readonly #levels = new Map<string, Levels>()

  add(peers: Peers, slice: Slice | undefined, levels: Levels): void {
    for (const state of [peers.state, everywhere]) {
      const key = keyOf({ ...peers, state }, slice)
      this.#levels.set(key, together(this.#levels.get(key) ?? none, levels))
    }
  }

  /**
   * The usual ratings of other people. A person's own ratings are subtracted: otherwise someone with most of a state's ratings
   * would be compared with themselves. A slice with too few ratings is compared with all ratings.
   */
  of(peers: Peers, own: Levels, part?: { slice: Slice; own: Levels }): Found {
    const around = (mine: Levels, slice?: Slice) =>
      [peers.state, everywhere].map((state) => without(this.#levels.get(keyOf({ ...peers, state }, slice)) ?? none, mine))
    const samples = part === undefined ? around(own) : [...around(part.own, part.slice), ...around(own)]
    const at = sampleFor(samples)
    return { shares: usualShares(samples), from: at < 0 ? 'nothing' : at % 2 === 0 ? 'state' : 'role', sample: samples[at] ?? none }
  }
}

/** The usual ratings, from all tallies. */
export function usualOf(all: readonly Tally[]): Usual {
  const usual = new Usual()
  for (const { role, state, part, outcome, levels } of all) {
    const peers = { role, state, group: groupOf(part) }
    usual.add(peers, undefined, levels)
    usual.add(peers, { outcome }, levels)
  }
  return usual
}

/** The usual answers by question; a question with too few answers has nothing to fall back to. */
function usualAnswersOf(all: readonly AnswerTally[]): Usual {
  const usual = new Usual()
  for (const { role, state, part, criterion, levels } of all) usual.add({ role, state, group: groupOf(part) }, { criterion }, levels)
  return usual
}

/** Computes a value at most every ten minutes. During a new computation callers get the old value; only the first caller waits. */
function cached<T>(make: () => Promise<T>, clock: Clock): () => Promise<T> {
  let last: { at: number; made: Promise<T> } | null = null
  return () => {
    const old = last
    if (old && clock() - old.at < usualCachedFor) return old.made
    const fresh = make()
    last = { at: clock(), made: old?.made ?? fresh }
    fresh.then(
      () => (last = { at: clock(), made: fresh }),
      () => (last = old && { at: clock(), made: old.made }),
    )
    return last.made
  }
}

export interface UsualNow {
  ratings: () => Promise<Usual>
  answers: () => Promise<Usual>
}

/** The usual ratings now, cached in memory: whole ratings by outcome, and answers by question. */
export function usualNow({ app, clock }: { app: Db; clock: Clock }): UsualNow {
  return {
    ratings: cached(async () => usualOf(await tallies(app, monthOf(clock))), clock),
    answers: cached(async () => usualAnswersOf(await answerTallies(app)), clock),
  }
}

/** The current month, `YYYY-MM`, UTC. */
export function monthOf(clock: Clock): string {
  return dayOf(clock()).slice(0, 7)
}
