import { type RawBuilder, sql } from 'kysely'
import { endOfPrefix } from '#domain/matching/fold.ts'
import type { Leg } from '#domain/matching/legs.ts'
import type { KnownToken } from '#domain/matching/spelling.ts'
import type { Db } from '#ports/db/port.ts'
import { sourceDays } from '#directory/professionals/public.ts'
import type { Hit } from './contract.ts'
import { cardsOf, type StoredHit } from './store.cards.ts'
import { groupsOf, type Narrow } from './store.groups.ts'

/** People found, best first: their numbers in the search, each one's group and leg (if asked for), and the cards of the first. */
export interface Found {
  nums: number[]
  groups: number[]
  legs: number[]
  cards: Hit[]
}

function inGroups(narrow: Narrow): RawBuilder<unknown> {
  const where = groupsOf(narrow)
  return where ? sql`and s.group_id in (select g.id from search_group g where ${where})` : sql``
}

/** Numbers travel as one text: reading an array of hundreds back takes longer than finding them. */
const numbersOf = (text: string | null) => (text ? text.split(',').map(Number) : [])

/**
 * Runs the legs in order until `most` rows are found (a nested loop, as each depends on its
 * leg), and returns the cards of the first page with them: most searches are this one query.
 */
async function collect(
  db: Db,
  people: RawBuilder<unknown>,
  { most, page, weighed }: { most: number; page: number; weighed: boolean },
): Promise<Found> {
  const { rows } = await sql<{
    nums: string | null
    groups: string | null
    legs: string | null
    cards: StoredHit[] | null
    editions: Editions
  }>`
    with found as materialized (
      select array_agg(num) as nums, string_agg(group_id::text, ',') as groups
        ${weighed ? sql`, string_agg(leg::text, ',') as legs` : sql`, null as legs`}
      from (${people} limit ${most}) found)
    select array_to_string(nums, ',') as nums, groups, legs,
      (select json_agg(json_build_array(p.card, p.review_n, p.score_low) order by first.at) from unnest(nums[1:${sql.lit(page)}]) with ordinality as first(num, at)
       join search_person p on p.num = first.num) as cards,
      (select json_object_agg(s.id, s.edition_on) from ${sourceDays} s) as editions
    from found`.execute(db)
  const row = rows[0]!
  return { nums: numbersOf(row.nums), groups: numbersOf(row.groups), legs: numbersOf(row.legs), cards: cardsOf(row.cards, row.editions) }
}

type Editions = Readonly<Record<string, string | null>> | null

/** People with a name word that begins with `term`: family names first, then given, then middle; each by word and name. */
export function namesBegun(db: Db, term: string, narrow: Narrow, most: number, page: number): Promise<Found> {
  return collect(
    db,
    sql`select n.num, n.group_id from unnest('{0,1,2}'::smallint[]) as leg(place) cross join lateral (
      select s.num, s.group_id from search_name s
      where s.place = leg.place and s.token >= ${term} and s.token < ${endOfPrefix(term)} ${inGroups(narrow)}
      order by s.token, s.rest, s.num limit ${most}) n`,
    { most, page, weighed: false },
  )
}

export interface LegsAsked {
  /** Each of these must be the beginning of a word of the name. */
  terms?: readonly string[]
  narrow: Narrow
  most: number
  /** How many cards are returned. */
  page: number
  /** Whether the result says which leg of the search found each person. */
  weighed?: boolean
}

/** People of each leg in turn. */
export function namesOnLegs(db: Db, legs: readonly Leg[], { terms = [], narrow, most, page, weighed = false }: LegsAsked): Promise<Found> {
  // Terms are letters and digits only (fold), so none holds a wildcard.
  const every =
    terms.length === 0 ? sql`` : sql`and (' ' || s.token || ' ' || s.rest) like all (${terms.map((term) => `% ${term}%`)}::text[])`
  return collect(
    db,
    sql`select n.num, n.group_id, leg.at as leg
      from unnest(${legs.map(({ place }) => place)}::smallint[], ${legs.map(({ token }) => token)}::text[],
        ${legs.map(({ low }) => low)}::text[], ${legs.map(({ high }) => high)}::text[], ${legs.map(({ each }) => each ?? most)}::integer[])
        with ordinality as leg(place, token, low, high, each, at)
      cross join lateral (
        select s.num, s.group_id from search_name s
        where s.place = leg.place and s.token = leg.token and s.rest >= leg.low and s.rest < leg.high ${every} ${inGroups(narrow)}
        order by s.rest, s.num limit leg.each) n`,
    { most, page, weighed },
  )
}

/** What the directory knows about the words of a search. */
export interface Known {
  /** For each term: words of names that share a key with it, so that it may be one of them misspelled. */
  near: KnownToken[][]
  /** For each term: the most common words of names that begin with it. */
  begun: KnownToken[][]
  /** Sets of terms that some court, county or state answers to, as bit masks (bit i = term i). */
  places: number[]
}

/** Words of names with one prefix that are tried, the most common first. */
const mostBegun = 10

/** Looks the words of a search up, all in one trip. The last one may be only begun. */
export async function lookUp(db: Db, terms: readonly string[], keys: readonly (readonly number[])[]): Promise<Known> {
  const last = terms.length - 1
  const { rows } = await sql<{ what: 'near' | 'begun' | 'place'; at: number; token: string; n: number }>`
    with term as materialized (
      select at - 1 as at, low, high, place_high, keys::integer[] as keys
      from unnest(${terms}::text[], ${terms.map(endOfPrefix)}::text[],
        ${terms.map((term, at) => (at === last ? endOfPrefix(term) : `${term}\u0001`))}::text[],
        ${keys.map((some) => `{${some.join(',')}}`)}::text[]) with ordinality as t(low, high, place_high, keys, at))
    select 'near' as what, t.at::integer, k.token, k.n from term t cross join lateral (
      select token, n from search_token where near && t.keys) k
    union all
    select 'begun', t.at::integer, k.token, k.n from term t cross join lateral (
      select token, n from search_token where token >= t.low and token < t.high and length(t.low) > 1 order by n desc, token limit ${mostBegun}) k
    union all
    select distinct 'place', mask, null, null::integer from (
      select bit_or(1 << t.at::integer) as mask from term t join search_word w on w.word >= t.low and w.word < t.place_high
      group by w.group_id) named`.execute(db)
  const of = (what: string) => terms.map((_, at) => rows.filter((row) => row.what === what && row.at === at))
  return { near: of('near'), begun: of('begun'), places: rows.filter(({ what }) => what === 'place').map(({ at }) => at) }
}
