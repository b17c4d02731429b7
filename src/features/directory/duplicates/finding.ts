import type { Conflict } from '#domain/linkage/person-conflicts.ts'
import { personConflict } from '#domain/linkage/person-conflicts.ts'
import { verdictOf } from '#domain/linkage/clusters.ts'
import type { Model } from '#domain/linkage/model.ts'
import type { Person } from '#domain/linkage/person.ts'
import { score, type Scored } from '#domain/linkage/score.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { candidatesOf, writeKeys } from './store.keys.ts'
import { withShares } from './store.model.ts'
import { takeDue, writePairs } from './store.pairs.ts'
import { type Compared, readPeople } from './store.people.ts'

/** Two profiles that are worth a look. */
export interface Found {
  a: string
  b: string
  scored: Scored
  conflict: Conflict | null
}

/** People that are compared in one transaction: some tens of milliseconds of work. */
const batch = 100

/** The same people with how common their names are, by id. */
async function withNameShares(db: Db, people: readonly Compared[]): Promise<Map<string, Compared>> {
  const shared = await withShares(
    db,
    people.map(({ person }) => person),
  )
  return new Map(people.map((one, at) => [one.id, { ...one, person: shared[at]! }]))
}

/**
 * Compares the records that have changed, or are new, with all others, and keeps the pairs that a person should look at.
 * @param tx a transaction of the owner
 * @returns how many records were taken; fewer than asked for when none wait any more
 */
export async function compareDue(tx: Db, model: Model<Person>, today: Day): Promise<number> {
  const due = await takeDue(tx, batch)
  if (due.length === 0) return 0
  const fresh = await readPeople(tx, due)
  await writeKeys(tx, due, fresh)
  const candidates = await candidatesOf(tx, fresh)
  const others = await readPeople(tx, [...new Set(candidates.flatMap((ids) => [...ids]))])
  const known = await withNameShares(tx, [...fresh, ...others])
  const found = new Map<string, Found>()
  fresh.forEach(({ id }, at) => {
    for (const other of candidates[at]!) {
      const [a, b] = [id, other].toSorted() as [string, string]
      const [one, two] = [known.get(a), known.get(b)]
      if (!one || !two || found.has(`${a} ${b}`)) continue
      const scored = score(model, one.person, two.person)
      if (verdictOf(scored.probability) === 'reject') continue
      found.set(`${a} ${b}`, { a, b, scored, conflict: personConflict(one.person, two.person) })
    }
  })
  await writePairs(tx, due, [...found.values()], today)
  return due.length
}

/**
 * People of the directory who are likely this person, the likeliest first. Before any comparison the probability that the person is
 * in the directory is one half, shared equally by `people`.
 */
export async function whoIsLike(
  db: Db,
  { model, people }: { model: Model<Person>; people: number },
  described: Omit<Compared, 'id'>,
): Promise<{ id: string; probability: number }[]> {
  const asking = { ...model, prior: Math.max(model.prior, 0.5 / Math.max(1, people)) }
  const [ids] = await candidatesOf(db, [{ ...described, id: null }])
  const known = [...(await withNameShares(db, await readPeople(db, [...(ids ?? [])]))).values()]
  const [asked] = await withShares(db, [described.person])
  return known
    .map(({ id, person }) => ({ id, probability: score(asking, asked!, person).probability }))
    .filter(({ probability }) => verdictOf(probability) !== 'reject')
    .toSorted((one, other) => other.probability - one.probability || one.id.localeCompare(other.id))
}
