import { setImmediate } from 'node:timers/promises'
import { blocksOf } from '#domain/linkage/blocks.ts'
import { estimate } from '#domain/linkage/estimate.ts'
import type { Model } from '#domain/linkage/model.ts'
import { personFields } from '#domain/linkage/person-fields.ts'
import type { Person } from '#domain/linkage/person.ts'
import { countShares } from '#domain/linkage/person-shares.ts'
import { sharesOf } from '#domain/linkage/shares.ts'
import type { Day } from '#kernel/day.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import type { Db } from '#ports/db/port.ts'
import { keysOf, mostOfBlock } from './store.keys.ts'
import { type Shares, writeModel } from './store.model.ts'
import { readPeople } from './store.people.ts'

/** So many people are learnt from; of a larger directory they are drawn evenly, which leaves all rates what they are. */
const mostPeople = 20_000
/** So many of their candidates are counted: the server does other things besides. */
const mostPairs = 20_000
const randomPairs = 40_000
/** Records that are expected to have a twin, at least: where few were met, expectation and maximization say that there are none. */
const leastTwins = 0.001

/** How common each name, place and firm is, to be stored: what `countShares` counts in memory. */
function sharesTable(people: readonly Person[]): Shares {
  return {
    family: sharesOf(people.map(({ family }) => family)),
    given: sharesOf(people.map(({ given }) => given)),
    state: sharesOf(people.flatMap(({ states }) => states)),
    county: sharesOf(people.flatMap(({ counties }) => counties)),
    employer: sharesOf(people.flatMap(({ employers }) => employers.map((words) => words.join(' ')))),
  }
}

/** Learns from the records how much each field says, and keeps it. Nobody tells it who is one person. */
export async function renewModel(tx: Db, today: Day): Promise<Model<Person>> {
  const read = await readPeople(tx, { drawn: mostPeople, seed: today })
  const people = read.map(({ person }) => person)
  const withShares = countShares(people)
  const known = people.map((person) => withShares(person))
  await setImmediate()
  // Who is fictional is never compared with who is not, nor one role with another.
  const blocks = blocksOf(read.length, (at) => keysOf(read[at]!), mostOfBlock)
  const chunks: Uint32Array[] = []
  for (const chunk of blocks.pairs()) chunks.push(chunk)
  const all = chunks.reduce((sum, { length }) => sum + length / 2, 0)
  const step = Math.max(1, Math.ceil(all / mostPairs))
  const drawn: number[] = []
  let at = 0
  for (const chunk of chunks) {
    for (let pair = 0; pair < chunk.length; pair += 2, at += 1) if (at % step === 0) drawn.push(chunk[pair]!, chunk[pair + 1]!)
  }
  await setImmediate()
  const { model } = estimate(personFields, known, Uint32Array.from(drawn), {
    next: seededNumbers(20_260_312),
    randomPairs,
    drawn: all === 0 ? 1 : drawn.length / 2 / all,
  })
  const prior = Math.max(model.prior, (2 * leastTwins) / Math.max(1, people.length))
  await writeModel(tx, { rates: model.rates, prior }, people.length, today, sharesTable(people))
  return { ...model, prior }
}
