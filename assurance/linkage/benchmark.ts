import { blocksOf, type Key } from '#domain/linkage/blocks.ts'
import { clustersOf, thresholds } from '#domain/linkage/clusters.ts'
import { type Estimated, estimate } from '#domain/linkage/estimate.ts'
import type { Field } from '#domain/linkage/model.ts'
import { probabilityOf, quickScorer } from '#domain/linkage/score.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { plainScore } from './baseline.ts'
import { type Count, countPairs, pairsWithin } from './count.ts'
import { allFields, fewFields } from './febrl-fields.ts'
import { allKeys, fewKeys } from './febrl-keys.ts'
import { type Column, columns, type FebrlRecord } from './febrl.ts'

/** A choice of fields, with the keys that need no other field. */
export interface Choice {
  name: string
  columns: readonly Column[]
  fields: readonly Field<FebrlRecord>[]
  keys: (record: FebrlRecord) => readonly Key[]
}

export const all: Choice = { name: 'all fields', columns, fields: allFields, keys: allKeys }
export const few: Choice = {
  name: 'names, suburb and state',
  columns: ['given_name', 'surname', 'suburb', 'state'],
  fields: fewFields,
  keys: fewKeys,
}

/** A pair that was decided wrong, with its probability. */
export interface Miss {
  a: FebrlRecord
  b: FebrlRecord
  probability: number
}

/** What one choice of fields reached on one set. */
export interface Benchmark {
  choice: Choice
  records: number
  candidates: number
  /** Of the true pairs, those among the candidates. */
  found: number
  /** Pairs of probability 0.5 and more. */
  same: Count
  /** All pairs within the groups that these make. */
  groups: Count
  /** Pairs of probability 0.99 and more, and those within their groups. */
  merged: Count
  mergedGroups: Count
  /** The plain score on the same candidates, with the threshold that the truth likes best. */
  plain: Count & { threshold: number }
  estimated: Estimated<FebrlRecord>
  wronglySame: Miss[]
  wronglyApart: Miss[]
}

/** Links the records of one set, and only then counts against the truth. */
export function benchmark(records: readonly FebrlRecord[], choice: Choice): Benchmark {
  const blocks = blocksOf(records.length, (at) => choice.keys(records[at]!), 200)
  const pairs = Uint32Array.from([...blocks.pairs()].flatMap((chunk) => [...chunk]))
  const estimated = estimate(choice.fields, records, pairs, { next: seededNumbers(1), randomPairs: 300_000 })
  const bits = quickScorer(estimated.model)
  const links = Array.from({ length: pairs.length / 2 }, (_, at) => {
    const [a, b] = [pairs[2 * at]!, pairs[2 * at + 1]!]
    return { a, b, probability: probabilityOf(bits(records[a]!, records[b]!)) }
  })

  // From here on the truth is read.
  const isTrue = (a: number, b: number) => records[a]!.person === records[b]!.person
  const people = new Map<string, number>()
  for (const { person } of records) people.set(person, (people.get(person) ?? 0) + 1)
  const truePairs = [...people.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0)
  const from = (least: number) => links.filter(({ probability }) => probability >= least).map(({ a, b }) => [a, b] as const)
  const count = (called: Iterable<readonly [number, number]>) => countPairs(called, isTrue, truePairs)
  const within = (least: number) => count(pairsWithin(clustersOf(records.length, links, { least }).groups))
  const misses = (of: typeof links) => of.map(({ a, b, probability }) => ({ a: records[a]!, b: records[b]!, probability }))
  return {
    choice,
    records: records.length,
    candidates: links.length,
    found: links.filter(({ a, b }) => isTrue(a, b)).length / truePairs,
    same: count(from(thresholds.same)),
    groups: within(thresholds.same),
    merged: count(from(thresholds.merge)),
    mergedGroups: within(thresholds.merge),
    plain: bestPlain(),
    estimated,
    wronglySame: misses(
      links
        .filter(({ a, b, probability }) => probability >= thresholds.same && !isTrue(a, b))
        .toSorted((one, other) => other.probability - one.probability),
    ),
    wronglyApart: misses(
      links
        .filter(({ a, b, probability }) => probability < thresholds.same && isTrue(a, b))
        .toSorted((one, other) => one.probability - other.probability),
    ),
  }

  function bestPlain(): Benchmark['plain'] {
    const scores = links.map(({ a, b }) => plainScore(records[a]!, records[b]!, choice.columns))
    const tried = Array.from({ length: 60 }, (_, at) => 0.4 + at / 100).map((threshold) => ({
      threshold,
      ...count(links.filter((_, at) => scores[at]! >= threshold).map(({ a, b }) => [a, b] as const)),
    }))
    return tried.reduce((best, next) => (next.f1 > best.f1 ? next : best))
  }
}
