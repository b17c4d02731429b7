import { sql } from 'kysely'
import type { Key } from '#domain/linkage/blocks.ts'
import { personKeys } from '#domain/linkage/person-keys.ts'
import type { Db } from '#ports/db/port.ts'
import type { Compared } from './store.people.ts'

/** So many records of one key are compared each with each; of a commoner text the next finer one is used. */
export const mostOfBlock = 100

/** The texts of someone's keys, coarse to fine. Each role has its own, and so have fictional people: they are never compared. */
export function keysOf({ role, isFictional, person }: Omit<Compared, 'id'>): Key[] {
  const of = (text: string) => `${isFictional ? 'fictional ' : ''}${role} ${text}`
  return personKeys(person).map(([coarse, fine, finest]): Key => {
    if (fine === undefined) return [of(coarse)]
    return finest === undefined ? [of(coarse), of(fine)] : [of(coarse), of(fine), of(finest)]
  })
}

/** Keeps the texts under which these people are looked for; those of everybody else named in `ids` go. */
export async function writeKeys(tx: Db, ids: readonly string[], people: readonly Compared[]): Promise<void> {
  await sql`delete from linkage_key where professional_id = any(${ids}::uuid[])`.execute(tx)
  const rows = people.flatMap((person) =>
    [...new Set(keysOf(person).flat())].filter((key) => key !== undefined).map((key) => ({ key, id: person.id })),
  )
  await sql`insert into linkage_key (key, professional_id)
    select * from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ id }) => id)}::uuid[]) on conflict do nothing`.execute(tx)
}

/**
 * Who shares a key with each of these people: of every key the coarsest text that at most a hundred records share; where even
 * the finest is too common, the other keys must do.
 * @returns for the place of each of the given people the ids of the others
 */
export async function candidatesOf(db: Db, people: readonly (Omit<Compared, 'id'> & { id: string | null })[]): Promise<Set<string>[]> {
  const keys = people.map((person) => keysOf(person).map((key) => key.filter((text) => text !== undefined)))
  const texts = [...new Set(keys.flat(2))]
  const { rows: counted } = await sql<{ key: string; n: number }>`
    select asked.key, (select count(*) from (select from linkage_key k where k.key = asked.key limit ${mostOfBlock + 1}) few) as n
    from unnest(${texts}::text[]) as asked (key)`.execute(db)
  const sizes = new Map(counted.map(({ key, n }) => [key, Number(n)]))
  const chosen = keys.map((of) => of.flatMap((steps) => steps.find((text) => (sizes.get(text) ?? 0) <= mostOfBlock) ?? []))
  const { rows } = await sql<{ key: string; id: string }>`
    select key, professional_id as id from linkage_key where key = any(${[...new Set(chosen.flat())]}::text[])`.execute(db)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return chosen.map((of, at) => {
    const found = new Set(of.flatMap((text) => (byKey.get(text) ?? []).map(({ id }) => id)))
    found.delete(people[at]!.id ?? '')
    return found
  })
}
