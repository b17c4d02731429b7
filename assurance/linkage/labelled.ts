import { blocksOf } from '#domain/linkage/blocks.ts'
import { thresholds } from '#domain/linkage/clusters.ts'
import { estimate } from '#domain/linkage/estimate.ts'
import { personConflict } from '#domain/linkage/person-conflicts.ts'
import { personFields } from '#domain/linkage/person-fields.ts'
import { personKeys } from '#domain/linkage/person-keys.ts'
import { countShares } from '#domain/linkage/person-shares.ts'
import { personOf } from '#domain/linkage/person.ts'
import { probabilityOf, quickScorer } from '#domain/linkage/score.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { type Count, countPairs } from './count.ts'
import type { Labelled } from './federal.ts'
import { mostInBlock } from './million.ts'

/** The pairs that would be in the list to accept at once. */
export interface Bulk {
  set: string
  records: number
  people: number
  /** Pairs of probability 0.99 and more against which nothing speaks. */
  sure: Count
  /** The same before the rules used times and suffixes to distinguish fathers from sons: these rules were made with this set open. */
  before: Count
  /** Pairs of 0.99 and more that a conflict removes from the list, and how many of them are one person. */
  leftOut: { pairs: number; right: number }
}

/** Links records as the directory is linked, and only then reads who is who. */
export function bulkOf(set: string, labelled: readonly Labelled[]): Bulk {
  const folded = labelled.map(({ facts }) => personOf(facts))
  const people = folded.map(countShares(folded))
  const pairs = Uint32Array.from(
    [...blocksOf(people.length, (at) => personKeys(people[at]!), mostInBlock).pairs()].flatMap((of) => [...of]),
  )
  const { model } = estimate(personFields, people, pairs, { next: seededNumbers(5) })
  const bits = quickScorer(model)
  const likely: (readonly [number, number])[] = []
  for (let at = 0; at < pairs.length; at += 2) {
    const [a, b] = [pairs[at]!, pairs[at + 1]!]
    if (probabilityOf(bits(people[a]!, people[b]!)) >= thresholds.merge) likely.push([a, b])
  }
  const against = ([a, b]: readonly [number, number]) => personConflict(people[a]!, people[b]!)
  const later: readonly unknown[] = ['two_times', 'one_suffix']

  // From here on the truth is read.
  const isTrue = (a: number, b: number) => labelled[a]!.nid === labelled[b]!.nid
  const sizes = new Map<string, number>()
  for (const { nid } of labelled) sizes.set(nid, (sizes.get(nid) ?? 0) + 1)
  const all = [...sizes.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0)
  const count = (of: typeof likely) => countPairs(of, isTrue, all)
  const leftOut = likely.filter((pair) => against(pair) !== null)
  return {
    set,
    records: labelled.length,
    people: sizes.size,
    sure: count(likely.filter((pair) => against(pair) === null)),
    before: count(likely.filter((pair) => against(pair) === null || later.includes(against(pair)))),
    leftOut: { pairs: leftOut.length, right: leftOut.filter(([a, b]) => isTrue(a, b)).length },
  }
}
