import { blocksOf } from '#domain/linkage/blocks.ts'
import { clustersOf, type Link, thresholds, verdictOf } from '#domain/linkage/clusters.ts'
import { type Estimated, estimate } from '#domain/linkage/estimate.ts'
import { personConflict } from '#domain/linkage/person-conflicts.ts'
import { personFields } from '#domain/linkage/person-fields.ts'
import { personKeys } from '#domain/linkage/person-keys.ts'
import { countShares } from '#domain/linkage/person-shares.ts'
import { type Person, personOf } from '#domain/linkage/person.ts'
import { probabilityOf, quickScorer } from '#domain/linkage/score.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { type Count, countPairs, pairsWithin } from './count.ts'
import { madeUpPeople } from './made-up.ts'

/** What a run over made-up people took and found. */
export interface Million {
  people: number
  truePairs: number
  candidates: number
  /** Of the true pairs, the share among the candidates. */
  found: number
  blocks: { blocks: number; refined: number; skipped: number }
  /** By the clock, and of a processor's time. */
  seconds: { candidates: Spent; model: Spent; scores: Spent; clusters: Spent }
  same: Count
  merged: Count
  /** Pairs of probability 0.99 and more against which nothing speaks: what is accepted at once. */
  sure: Count
  /** Pairs that wait for a person, and those among them that are one person. */
  review: { pairs: number; right: number }
  held: number
  estimated: Estimated<Person>
  /** One new person held against all: milliseconds, of so many; how many were compared for one, and how many of them are for review or more. */
  one: { n: number; median: number; p95: number; most: number; candidates: number; near: number }
}

/** Bigger blocks are refined. Of a pair's true partners few are lost: they share other keys. */
export const mostInBlock = 100
/** The model is learned on so many candidates at most. */
const learnedOn = 1_000_000
const newPeople = 2000

export interface Spent {
  clock: number
  processor: number
}

/** Starts to count; the answer tells how much was spent since. */
function watch(): () => Spent {
  const begun = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return { clock: (performance.now() - begun) / 1000, processor: (user + system) / 1e6 }
  }
}

export function runMillion(count: number, say: (text: string) => void): Million {
  const truth = new Int32Array(count)
  const folded: Person[] = []
  for (const { person, facts } of madeUpPeople(count, 1)) {
    truth[folded.length] = person
    folded.push(personOf(facts))
  }
  const shared = countShares(folded)
  const people = folded.map(shared)
  say(`${count} people made up.`)

  let spent = watch()
  const blocks = blocksOf(count, (at) => personKeys(people[at]!), mostInBlock)
  let candidates = 0
  let found = 0
  for (const chunk of blocks.pairs()) {
    candidates += chunk.length / 2
    for (let at = 0; at < chunk.length; at += 2) if (truth[chunk[at]!] === truth[chunk[at + 1]!]) found += 1
  }
  const looking = spent()
  say(`${candidates} candidates in ${looking.clock.toFixed(1)} s.`)

  spent = watch()
  const every = Math.max(1, Math.ceil(candidates / learnedOn))
  const drawn: number[] = []
  let passed = 0
  for (const chunk of blocks.pairs()) {
    for (let at = 0; at < chunk.length; at += 2, passed += 1) if (passed % every === 0) drawn.push(chunk[at]!, chunk[at + 1]!)
  }
  const estimated = estimate(personFields, people, Uint32Array.from(drawn), { next: seededNumbers(2), drawn: 1 / every })
  const model = spent()
  say(`Model in ${model.clock.toFixed(1)} s, ${estimated.rounds} rounds.`)

  spent = watch()
  const bits = quickScorer(estimated.model)
  const links: Link[] = []
  for (const chunk of blocks.pairs()) {
    for (let at = 0; at < chunk.length; at += 2) {
      const [a, b] = [chunk[at]!, chunk[at + 1]!]
      const probability = probabilityOf(bits(people[a]!, people[b]!))
      if (probability >= thresholds.review) links.push({ a, b, probability })
    }
  }
  const scores = spent()
  say(`Scores in ${scores.clock.toFixed(1)} s, ${links.length} links.`)

  spent = watch()
  const conflict = (a: number, b: number) => personConflict(people[a]!, people[b]!)
  const clusters = clustersOf(count, links, { least: thresholds.merge, conflict })
  const seconds = { candidates: looking, model, scores, clusters: spent() }

  const sizes = new Map<number, number>()
  for (const person of truth) sizes.set(person, (sizes.get(person) ?? 0) + 1)
  const truePairs = [...sizes.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0)
  const isTrue = (a: number, b: number) => truth[a] === truth[b]
  const doubtful = links.filter(({ probability }) => verdictOf(probability) === 'review')
  const sure = links.filter(({ a, b, probability }) => probability >= thresholds.merge && conflict(a, b) === null)
  const likely = links.filter(({ probability }) => probability >= thresholds.same).map(({ a, b }) => [a, b] as const)
  return {
    people: count,
    truePairs,
    candidates,
    found: found / truePairs,
    blocks: blocks.stats,
    seconds,
    same: countPairs(likely, isTrue, truePairs),
    merged: countPairs(pairsWithin(clusters.groups), isTrue, truePairs),
    sure: countPairs(
      sure.map(({ a, b }) => [a, b] as const),
      isTrue,
      truePairs,
    ),
    review: { pairs: doubtful.length, right: doubtful.filter(({ a, b }) => isTrue(a, b)).length },
    held: clusters.held.length,
    estimated,
    one: timeOne(),
  }

  /** New people, folded, looked for and scored one by one. */
  function timeOne(): Million['one'] {
    const times: number[] = []
    let compared = 0
    let near = 0
    for (const { facts } of madeUpPeople(newPeople, 3)) {
      const start = performance.now()
      const person = shared(personOf(facts))
      const like = blocks.like(personKeys(person))
      for (const at of like) if (verdictOf(probabilityOf(bits(person, people[at]!))) !== 'reject') near += 1
      times.push(performance.now() - start)
      compared += like.length
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!
    return { n: newPeople, median: at(0.5), p95: at(0.95), most: at(1), candidates: compared / newPeople, near: near / newPeople }
  }
}
