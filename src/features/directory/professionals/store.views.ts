// The directory's tables as statements of other features read them: subselects that stand in a `from`.
import { sql } from 'kysely'
import { sinceOfNewest } from './store.since.ts'

/** The profiles that lists and the search may show, each with its card. */
export const listedPeople = sql`(
  select p.id, p.given, p.middle, p.family, p.sort_name, p.role, p.kind, p.jurisdiction, p.state,
    case when p.counties <> '{}' or p.county is null then p.counties else array[p.county] end as counties,
    p.court_id, p.court_name, p.is_fictional, p.seat_source_id as source_id,
    json_build_object(
      'id', p.id, 'name', p.name, 'role', p.role, 'kind', p.kind, 'title', p.title, 'courtName', p.court_name, 'state', p.state,
      'county', p.county, 'jurisdiction', p.jurisdiction, 'standing', p.standing, 'isFictional', p.is_fictional,
      'sourceId', p.seat_source_id, 'since', ${sinceOfNewest}) as card
  from professional_shown p where p.gone_on is null)`

/** Every court, with the court above it. */
export const courtTree = sql`(select id, parent_id from court)`

/** Sources, each with the day up to which it speaks and the day on which it was last read. */
export const sourceDays = sql`(
  select o.id, o.title, o.edition_on,
    coalesce((select max(r.imported_on) from import_run r where r.source_id = o.id), o.edition_on) as seen_on
  from source o)`
