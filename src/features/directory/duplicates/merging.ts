import { personConflict } from '#domain/linkage/person-conflicts.ts'
import { type Day, dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { behind, holdMerges, renewStanding } from '#directory/professionals/public.ts'
import { indexPeople } from '#directory/search/public.ts'
import type { Bar } from './contract.ts'
import { barOf, barSentences } from './rules.ts'
import { addMerge, endMerge, mergesInForce } from './store.merges.ts'
import { areTwo, dropOpen, markDue, pairOf, setState } from './store.pairs.ts'
import { readPeople } from './store.people.ts'

/** What a merge, and undoing it, mean for those who hold pages (features/ratings/profile-claims). */
export interface Claims {
  /** How many accounts hold pages of these records. */
  holdersOf: (db: Db, records: readonly string[]) => Promise<number>
  /** How many claims of these records were granted since a moment, and still hold. */
  grantedSince: (db: Db, records: readonly string[], at: Date) => Promise<number>
}

export interface Wanted {
  id: string
  a: string
  b: string
  survivor: 'a' | 'b'
  name: 'a' | 'b'
  seat: 'a' | 'b'
  reason: string | null
  /** With others at once. */
  bulk: { isDrawn: boolean } | null
  by: string
  at: Date
}

/** Both profiles with everything that stands behind them. */
async function groupsOf(db: Db, a: string, b: string): Promise<{ of: Record<'a' | 'b', string[]>; all: string[] }> {
  const rows = await behind(db, [a, b])
  const of = (id: string) => [id, ...rows.filter(({ survivorId }) => survivorId === id).map(({ mergedId }) => mergedId)]
  return { of: { a: of(a), b: of(b) }, all: [...of(a), ...of(b)] }
}

/** Why two profiles cannot be merged; `null` where they can, or where one of them is in no list. */
export async function barBetween(db: Db, a: string, b: string, { holdersOf }: Pick<Claims, 'holdersOf'>): Promise<Bar | null> {
  const [people, { of, all }] = [await readPeople(db, [a, b]), await groupsOf(db, a, b)]
  const [one, two] = [people.find(({ id }) => id === a), people.find(({ id }) => id === b)]
  if (!one || !two) return null
  return barOf(one, two, personConflict(one.person, two.person), {
    areTwo: await areTwo(db, of.a, of.b),
    holders: await holdersOf(db, all),
  })
}

/** Makes everything follow from the merges in force that touch these records, and the search with it. */
async function follow(tx: Db, ids: readonly string[], today: Day): Promise<void> {
  const merges = await mergesInForce(tx, ids)
  await renewStanding(tx, ids, merges, today)
  await markDue(tx, ids)
  await indexPeople(tx, ids)
}

/**
 * Lets one of two profiles stand for the other, in the caller's transaction. Two admins come one after the other, and the
 * second is judged by what the first has left.
 * @throws Fault `conflict` with a sentence when the pair does not wait any more, or cannot be merged
 */
export async function merge(
  tx: Db,
  { id, a, b, survivor, name, seat, reason, bulk, by, at }: Wanted,
  claims: Pick<Claims, 'holdersOf'>,
): Promise<void> {
  await holdMerges(tx)
  const today = dayOf(at.getTime())
  const pair = await pairOf(tx, a, b)
  if (!pair)
    throw new Fault(
      'conflict',
      msg`These two do not wait to be compared any more: one of them was merged, or has changed. Load the list again.`,
    )
  if (pair.state !== 'open') throw new Fault('conflict', msg`Somebody has decided about these two meanwhile. Load the list again.`)
  if ((await readPeople(tx, [a, b])).length < 2)
    throw new Fault('conflict', msg`One of them is in no list any more: it was merged, or its source names it no more.`)
  const bar = await barBetween(tx, a, b, claims)
  if (bar !== null) throw new Fault('conflict', barSentences[bar], { bar })
  const { all } = await groupsOf(tx, a, b)
  const ids = { a, b }
  const other = survivor === 'a' ? 'b' : 'a'
  await addMerge(tx, {
    id,
    survivorId: ids[survivor],
    mergedId: ids[other],
    nameFrom: name === survivor ? null : ids[other],
    seatFrom: seat === survivor ? null : ids[other],
    probability: pair.probability,
    isBulk: bulk !== null,
    isDrawn: bulk?.isDrawn ?? false,
    reason,
    on: today,
    at,
    by,
  })
  await setState(tx, { a, b, from: ['open'], to: 'merged', by, on: today, reason })
  await dropOpen(tx, ids[other])
  await follow(tx, all, today)
}

/**
 * Undoes a merge: both profiles are as they were, whatever was merged since.
 * @returns how many claims were granted while they were one, and stand: each stays with the record that it names, and was judged
 *   by what is known of both
 * @throws Fault `conflict` when it is not in force
 */
export async function undo(
  tx: Db,
  id: string,
  { by, today, why }: { by: string; today: Day; why: string | null },
  { grantedSince }: Pick<Claims, 'grantedSince'>,
): Promise<number> {
  await holdMerges(tx)
  const ended = await endMerge(tx, id, { by, on: today, why })
  if (!ended) throw new Fault('conflict', msg`This merge was undone already.`)
  const rows = await behind(tx, [ended.survivorId, ended.mergedId])
  const roots = [...new Set([ended.survivorId, ended.mergedId, ...rows.flatMap(({ survivorId, mergedId }) => [survivorId, mergedId])])]
  const around = await behind(tx, roots)
  const all = [...new Set([...roots, ...around.flatMap(({ survivorId, mergedId }) => [survivorId, mergedId])])]
  const [a, b] = [ended.survivorId, ended.mergedId].toSorted() as [string, string]
  await setState(tx, { a, b, from: ['merged'], to: 'open', by, on: today, reason: null })
  await follow(tx, all, today)
  return grantedSince(tx, all, ended.mergedAt)
}
