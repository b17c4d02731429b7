import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import type { Card } from './contract.ts'
import { groupsOf, type Narrow } from './store.groups.ts'

/** A card as `search_person` keeps it: with the source, whose day may change, in place of `asOf`. */
export type StoredCard = Omit<Card, 'asOf'> & { sourceId: string }

/** Cards with the day up to which their source speaks. */
export function cardsOf(stored: readonly StoredCard[] | null, editions: Readonly<Record<string, string | null>> | null): Card[] {
  return (stored ?? []).map(({ sourceId, ...card }) => ({ ...card, asOf: editions?.[sourceId] ?? null }))
}

/** The cards of these people (numbers of the search), in the order given. Who has just gone is left out. */
export async function readCards(db: Db, nums: readonly number[]): Promise<Card[]> {
  if (nums.length === 0) return []
  const { rows } = await sql<{ card: StoredCard; edition_on: string | null }>`
    select f.card, s.edition_on
    from unnest(${nums}::integer[]) with ordinality as asked(num, at)
    join search_person f on f.num = asked.num
    left join source s on s.id = f.card ->> 'sourceId'
    order by asked.at`.execute(db)
  return rows.flatMap(({ card, edition_on }) => cardsOf([card], { [card.sourceId]: edition_on }))
}

/** Where the last page ended: after this person in the order of names. */
export interface Place {
  name: string
  num: number
}

/**
 * People in the order of names, those of the named groups or everybody, `most` after the given place.
 * `dense` says that the groups hold so many of all people that walking down the whole list meets them
 * soon; otherwise the first of each group are merged.
 */
export async function browse(db: Db, narrow: Narrow, after: Place | null, most: number, dense: boolean): Promise<Place[]> {
  const where = groupsOf(narrow)
  const later = after ? sql`and (s.sort_name, s.num) > (${after.name}, ${after.num})` : sql``
  const { rows } = await (
    dense || !where
      ? sql<Place>`select s.sort_name as name, s.num from search_person s
          where true ${where ? sql`and exists (select from search_group g where g.id = s.group_id and ${where} offset 0)` : sql``} ${later}
          order by s.sort_name, s.num limit ${most}`
      : sql<Place>`select f.name, f.num from search_group g cross join lateral (
            select s.sort_name as name, s.num from search_person s where s.group_id = g.id ${later}
            order by s.sort_name, s.num limit ${most}) f
          where g.n > 0 and ${where} order by f.name, f.num limit ${most}`
  ).execute(db)
  return rows
}
