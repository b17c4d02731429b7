import { sql } from 'kysely'
import { keysOf } from '#domain/matching/edits.ts'
import { endOfPrefix } from '#domain/matching/fold.ts'
import type { KnownPlaceWord } from '#domain/matching/places.ts'
import type { KnownToken } from '#domain/matching/spelling.ts'
import type { Db } from '#ports/db/port.ts'
import { groupsOf, type Narrow } from './store.groups.ts'

/** The end of the words that a term stands for: itself, or where it is the last one all that begin with it. */
const endOf = (terms: readonly string[]) => terms.map((term, at) => (at === terms.length - 1 ? endOfPrefix(term) : `${term}\u0001`))

/** What courts, counties and states know about each term: whether it is a word of theirs, and which are spelled like it. */
export async function lookUpPlaces(db: Db, terms: readonly string[], keys: readonly (readonly number[])[]): Promise<KnownPlaceWord[]> {
  const { rows } = await sql<{ is_known: boolean; near: KnownToken[] }>`
    select exists (select from search_word w where w.word >= t.low and w.word < t.high) as is_known,
      coalesce((select json_agg(json_build_object('token', p.word, 'n', (select count(*) from search_word w where w.word = p.word)))
        from search_place p where p.near && t.keys::integer[]), '[]') as near
    from unnest(${terms}::text[], ${endOf(terms)}::text[], ${keys.map((some) => `{${some.join(',')}}`)}::text[])
      with ordinality as t(low, high, keys, at)
    order by t.at`.execute(db)
  return rows.map(({ is_known: isKnown, near }) => ({ isKnown, near }))
}

/** Sets of words that some court, county or state answers to, as bit masks (bit i = word i); of those that `narrow` holds. */
export async function placesWith(db: Db, words: readonly string[], narrow: Narrow = {}): Promise<number[]> {
  const where = groupsOf(narrow)
  const here = where ? sql`where w.group_id in (select g.id from search_group g where g.n > 0 and ${where})` : sql``
  const { rows } = await sql<{ mask: number }>`
    select distinct mask from (
      select bit_or(1 << (t.at::integer - 1)) as mask
      from unnest(${words}::text[], ${endOf(words)}::text[]) with ordinality as t(low, high, at)
      join search_word w on w.word >= t.low and w.word < t.high ${here} group by w.group_id) named`.execute(db)
  return rows.map(({ mask }) => mask)
}

/** Adds the words of places that are not known yet, with their keys. */
export async function addPlaceWords(db: Db, words: Iterable<string>): Promise<void> {
  const distinct = [...new Set(words)].toSorted()
  if (distinct.length === 0) return
  await sql`insert into search_place (word, near) select word, near::integer[] from unnest(
    ${distinct}::text[], ${distinct.map((word) => `{${keysOf(word).join(',')}}`)}::text[]) as fresh(word, near)
    on conflict do nothing`.execute(db)
}

/** The same for words that came before there was such a table. */
export async function addOldPlaceWords(db: Db): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from search_word w where not exists (select from search_place p where p.word = w.word)`.execute(db)
  await addPlaceWords(
    db,
    rows.map(({ word }) => word),
  )
}
