import { sql } from 'kysely'
import { roles } from '#domain/directory/roles.ts'
import type { Db } from '#ports/db/port.ts'
import { listedPeople, sourceDays } from '#directory/professionals/public.ts'
import type { Coverage } from './contract.ts'
import { groupsOf } from './store.groups.ts'

export interface CoverageAsked {
  state?: string | undefined
  county?: string | undefined
  court?: string | undefined
}

/** Places listed one below another; a state has at most 254 counties. */
const mostPlaces = 400

type Source = Coverage['roles'][number]['sources'][number]
type Place = Coverage['courts'][number]

/** Groups of people of the place; federal judges do not hear divorces and are not counted. */
function groupsHere({ state, county, court }: CoverageAsked) {
  const where = groupsOf({ jurisdiction: 'state', ...(state && { state }), ...(county && { county }), ...(court && { court }) })
  return sql`select g.* from search_group g where g.n > 0 and ${where ?? sql`true`}`
}

async function sourcesOf(db: Db, asked: CoverageAsked): Promise<(Source & { role: string })[]> {
  const { rows } = await sql<Source & { role: string }>`
    with g as materialized (${groupsHere(asked)}), found as (
      select g.role, p.source_id, bool_and(p.is_fictional) as "isFictional", count(*) as n
      from g join search_person f on f.group_id = g.id join ${listedPeople} p on p.id = f.professional_id
      group by g.role, p.source_id)
    select found.role, s.id, s.title, found.n, found."isFictional", s.edition_on as "editionOn", s.seen_on as "seenOn"
    from found join ${sourceDays} s on s.id = found.source_id
    order by found.n desc, s.id`.execute(db)
  return rows
}

async function placesOf(db: Db, asked: CoverageAsked): Promise<(Place & { what: 'state' | 'county' | 'court' })[]> {
  const states = sql`select 'state' as what, g.state as value, g.state as label, sum(g.n) as n from g where g.state is not null group by g.state`
  const counties = sql`select 'county' as what, county as value, county as label, sum(g.n) as n
    from g cross join unnest(g.counties) as county group by county`
  const courts = sql`select 'court' as what, coalesce(g.court_id, g.court_name) as value, min(g.court_name) as label, sum(g.n) as n
    from g where g.court_name is not null ${asked.county ? sql`` : sql`and g.counties = '{}'`} group by 2`
  const below = asked.court ? null : asked.county ? courts : asked.state ? sql`${counties} union all ${courts}` : states
  if (below === null) return []
  const { rows } = await sql<Place & { what: 'state' | 'county' | 'court' }>`
    with g as materialized (${groupsHere(asked)}) select * from (${below}) places
    order by what, label collate "C", value collate "C" limit ${mostPlaces}`.execute(db)
  return rows
}

/** What was collected for a place, and the places one step below it that have anybody. */
export async function readCoverage(db: Db, asked: CoverageAsked): Promise<Coverage> {
  const [sources, places] = await Promise.all([sourcesOf(db, asked), placesOf(db, asked)])
  const count = (some: readonly { n: number }[]) => some.reduce((sum, { n }) => sum + n, 0)
  const below = (kind: string) => places.filter(({ what }) => what === kind).map(({ what: _what, ...place }) => place)
  return {
    total: count(sources),
    fictional: count(sources.filter(({ isFictional }) => isFictional)),
    roles: roles.map((role) => {
      const own = sources.filter((source) => source.role === role).map(({ role: _role, ...source }) => source)
      return { role, n: count(own), sources: own }
    }),
    states: below('state'),
    counties: below('county'),
    courts: below('court'),
  }
}
