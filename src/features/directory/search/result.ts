import { stateName } from '#domain/directory/place.ts'
import type { NamedPlace } from '#domain/matching/place-query.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { PlaceSaid, SearchQuery, SearchResult } from './contract.ts'
import { readCursor, writeCursor } from '#http/cursor.ts'
import { facetsOfCounts, facetsOfPeople } from './facets.ts'
import { type Candidates, mostFound, pageSize, type Said, understand } from './search.ts'
import { readCards } from './store.cards.ts'
import { countGroups, type CourtsAbove, type Group, type Narrow, readCourtsAbove, readGroups } from './store.groups.ts'
import { browse, inOrder, type Order } from './store.order.ts'

/** Groups that are remembered; more than a directory of millions has. */
const mostCached = 100_000
/** Counts of a filter are read at most this often: they change only when someone imports. */
const countsCachedFor = 5_000
const mostCounts = 500

/** What searches cache. Made once for a server. */
export interface Memory {
  groups(ids: Iterable<number>): Promise<ReadonlyMap<number, Group>>
  counts(narrow: Narrow): ReturnType<typeof countGroups>
  courtsAbove(): Promise<CourtsAbove>
}

/** Remembers what groups are (their meaning never changes), and for some seconds how many people they hold. */
export function memory(db: Db, clock: Clock): Memory {
  const known = new Map<number, Group>()
  const counted = new Map<string, { at: number; counts: ReturnType<typeof countGroups> }>()
  let above: { at: number; courts: Promise<CourtsAbove> } | null = null
  return {
    groups: async (ids) => {
      // The first search of a server reads all groups; later ones read only new groups.
      if (known.size === 0) for (const [id, group] of await readGroups(db, 'first')) known.set(id, group)
      const missing = [...new Set(ids)].filter((id) => !known.has(id))
      if (missing.length > 0) {
        const fresh = await readGroups(db, missing)
        if (known.size + fresh.size > mostCached) return readGroups(db, [...new Set(ids)])
        for (const [id, group] of fresh) known.set(id, group)
      }
      return known
    },
    counts: (narrow) => {
      const key = JSON.stringify(narrow)
      const cached = counted.get(key)
      if (cached && clock() - cached.at < countsCachedFor) return cached.counts
      if (counted.size >= mostCounts) counted.clear()
      const counts = countGroups(db, narrow)
      counted.set(key, { at: clock(), counts })
      counts.catch(() => counted.delete(key))
      return counts
    },
    courtsAbove: () => {
      if (above && clock() - above.at < countsCachedFor) return above.courts
      const fresh = { at: clock(), courts: readCourtsAbove(db) }
      above = fresh
      fresh.courts.catch(() => {
        if (above === fresh) above = null
      })
      return fresh.courts
    },
  }
}

/** The filters of a query as the store takes them. */
function narrowOf({ q, role, state, county, court, jurisdiction }: SearchQuery): Narrow {
  // A name may be a federal judge's; a place, or no name at all, means the courts that hear families.
  const kind = jurisdiction ?? (q?.trim() && !state && !county && !court ? 'all' : 'family')
  return {
    ...(role && { role }),
    ...(state && { state }),
    ...(county?.trim() && { county }),
    // No court's id or name holds a NUL, and PostgreSQL takes none.
    ...(court?.trim() && { court: court.replaceAll('\0', '').trim() }),
    ...(kind !== 'all' && { jurisdiction: kind === 'federal' ? 'federal' : 'state' }),
  }
}

/** The order of a list; "relevance" is the order of the search itself, which only names have. */
const orderOf = (sort: SearchQuery['sort']): Order | null => (sort === undefined || sort === 'relevance' ? null : sort)

/** Answers one search, from the typed words to the page of cards. */
export async function answer(db: Db, cache: Memory, query: SearchQuery): Promise<SearchResult> {
  const { cursor, ...asked } = query
  const narrow = narrowOf(query)
  const q = query.q?.trim() ?? ''
  if (q === '') return pageOfPlace(db, cache, narrow, asked, cursor)
  const meaning = await understand(db, q, narrow)
  if (meaning.kind === 'place') {
    const family = await pageOfPlace(
      db,
      cache,
      query.jurisdiction ? meaning.narrow : { ...meaning.narrow, jurisdiction: 'state' },
      asked,
      cursor,
    )
    const page = family.total > 0 || query.jurisdiction ? family : await pageOfPlace(db, cache, meaning.narrow, asked, cursor)
    return { ...page, placeReadAs: meaning.readAs, ...readingOf(meaning.said) }
  }
  return { ...(await pageOfPeople(db, cache, meaning.candidates, asked, cursor)), ...readingOf(meaning.said) }
}

const noReading: Pick<SearchResult, 'place' | 'otherPlaces' | 'leftOut'> = { place: null, otherPlaces: [], leftOut: [] }

/** How the words were read, as the contract has it. */
const readingOf = ({ place, others, leftOut }: Said) => ({
  place: place && placeSaid(place),
  otherPlaces: others.map(placeSaid),
  leftOut: [...leftOut],
})

function placeSaid({ zip, city, area, state }: NamedPlace): PlaceSaid {
  const inState = (name: string | null) => [name, state && stateName(state)].filter(Boolean).join(', ')
  return { zip, name: inState(city ?? area), area: inState(area) }
}

async function pageOfPeople(
  db: Db,
  cache: Memory,
  { people, cards, spelledLike, placeReadAs }: Candidates,
  asked: Omit<SearchQuery, 'cursor'>,
  cursor: string | undefined,
): Promise<SearchResult> {
  const [last, place] = readCursor(asked, cursor, ['whole', 'whole']) ?? [0, 0]
  const order = orderOf(asked.sort)
  const nums = order ? await inOrder(db, [...people.keys()], order) : [...people.keys()]
  // After the last person shown, at their current position; if that person is gone, at the old position.
  const lastAt = last === 0 ? -1 : nums.indexOf(last)
  const from = lastAt >= 0 ? lastAt + 1 : Math.max(0, place)
  const page = nums.slice(from, from + pageSize)
  const of = [...people.values()]
  return {
    items: page.every((num) => cards.has(num)) ? page.map((num) => cards.get(num)!) : await readCards(db, page),
    facets: facetsOfPeople(of, await cache.groups(of), await cache.courtsAbove()),
    total: people.size,
    totalIsFloor: people.size >= mostFound,
    spelledLike,
    placeReadAs,
    ...noReading,
    next: from + pageSize < nums.length ? writeCursor(asked, [page.at(-1)!, from + pageSize]) : null,
  }
}

/** In a cursor: the last page ended among people without a rank. A rank is never negative. */
const unranked = -1

/** People of a place, a role or the whole directory, by name unless asked otherwise; totals are exact. */
async function pageOfPlace(
  db: Db,
  cache: Memory,
  narrow: Narrow,
  asked: Omit<SearchQuery, 'cursor'>,
  cursor: string | undefined,
): Promise<SearchResult> {
  const order = orderOf(asked.sort) ?? 'name'
  const [rank, name, num] = readCursor(asked, cursor, [order === 'supported' ? 'real' : 'whole', 'text', 'whole']) ?? []
  const after = name === undefined ? null : { rank: rank! < 0 || order === 'name' ? null : rank!, name, num: num! }
  const counts = await cache.counts(narrow)
  const all = counts.find(({ facet }) => facet === 'all')!
  const most = pageSize + 1
  // Rows to look at when walking down the list of everybody, and when merging the first of each group.
  const walked = (most * (counts.find(({ facet }) => facet === 'everybody')?.n ?? 0)) / Math.max(all.n, 1)
  const merged = Number(all.value) + Math.min(Number(all.value) * most, all.n)
  const dense = walked < merged
  const people = all.n === 0 ? [] : await browse(db, narrow, order, after, most, dense)
  const page = people.slice(0, pageSize)
  const end = page.at(-1)
  return {
    items: await readCards(
      db,
      page.map((person) => person.num),
    ),
    facets: facetsOfCounts(counts),
    total: all.n,
    totalIsFloor: false,
    spelledLike: false,
    placeReadAs: null,
    ...noReading,
    next: people.length > pageSize && end ? writeCursor(asked, [end.rank ?? unranked, end.name, end.num]) : null,
  }
}
