import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { groupsOf, type Narrow } from './store.groups.ts'

/** Orders of a list: by name, by the lower bound of the score, by the number of ratings. None is reversed. */
export type Order = 'name' | 'supported' | 'reviewed'

/** Where the last page ended: after this person. */
export interface Place {
  /** The bound or the number of ratings; `null` among those who have none, and in the order of names. */
  rank: number | null
  name: string
  num: number
}

/** What people `s` are ranked by, as the indexes of migration 0005 have it: negative, so that more comes first. */
const ranks = {
  supported: { key: sql`(-s.score_low)`, has: sql`s.score_low is not null`, hasNot: sql`s.score_low is null`, type: sql`real` },
  reviewed: { key: sql`(-s.review_n)`, has: sql`s.review_n > 0`, hasNot: sql`s.review_n = 0`, type: sql`integer` },
} as const

interface Walk {
  /** Columns to order by, and the condition on which rows take part. */
  keys: RawBuilder<unknown>
  which: RawBuilder<unknown>
  rank: RawBuilder<unknown>
}

/**
 * One walk down a list: the people of the named groups or everybody, `most` of them. `dense` says that the
 * groups hold so many of all people that walking down the whole list meets them soon; otherwise the first
 * of each group are merged.
 */
async function walk(db: Db, narrow: Narrow, { keys, which, rank }: Walk, most: number, dense: boolean): Promise<Place[]> {
  const where = groupsOf(narrow)
  const row = sql`${rank} as rank, s.sort_name as name, s.num`
  const { rows } = await (
    dense || !where
      ? sql<Place>`select ${row} from search_person s
          where ${which} ${where ? sql`and exists (select from search_group g where g.id = s.group_id and ${where} offset 0)` : sql``}
          order by ${keys} limit ${most}`
      : sql<Place>`select f.rank, f.name, f.num from search_group g cross join lateral (
            select ${row} from search_person s where s.group_id = g.id and ${which} order by ${keys} limit ${most}) f
          where g.n > 0 and ${where} order by f.rank desc, f.name, f.num limit ${most}`
  ).execute(db)
  return rows
}

/**
 * The people that `narrow` names in this order, `most` after the given place. By ratings, those who have
 * none come behind all others, by name.
 */
export async function browse(db: Db, narrow: Narrow, order: Order, after: Place | null, most: number, dense: boolean): Promise<Place[]> {
  const names = sql`s.sort_name, s.num`
  const laterByName = after && after.rank === null ? sql`(${names}) > (${after.name}, ${after.num})` : sql`true`
  if (order === 'name') {
    return walk(db, narrow, { keys: names, which: laterByName, rank: sql`null::integer` }, most, dense)
  }
  const { key, has, hasNot, type } = ranks[order]
  const first: Place[] = []
  if (!after || after.rank !== null) {
    const later = after ? sql`(${key}, ${names}) > (-(${after.rank}::${type}), ${after.name}, ${after.num})` : sql`true`
    first.push(
      ...(await walk(db, narrow, { keys: sql`${key}, ${names}`, which: sql`${has} and ${later}`, rank: sql`-${key}` }, most, dense)),
    )
  }
  if (first.length >= most) return first
  const rest = { keys: names, which: sql`${hasNot} and ${laterByName}`, rank: sql`null::integer` }
  return [...first, ...(await walk(db, narrow, rest, most - first.length, dense))]
}

/** These people (numbers of the search) in an order. */
export async function inOrder(db: Db, nums: readonly number[], order: Order): Promise<number[]> {
  const rank = order === 'name' ? sql`` : order === 'supported' ? sql`s.score_low desc nulls last,` : sql`s.review_n desc,`
  const { rows } = await sql<{ num: number }>`
    select s.num from search_person s where s.num = any(${nums}::integer[]) order by ${rank} s.sort_name, s.num`.execute(db)
  return rows.map(({ num }) => num)
}
