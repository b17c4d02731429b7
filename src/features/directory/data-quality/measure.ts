import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { unnamed } from './contract.ts'
import { expected, monthOf } from './rules.ts'

/** Any number, the same in every process: two that count at once count one after the other. */
const lock = 7_216_229

// A county as people write it: "Wood", "Wood County".
const bare = (column: string) => sql`lower(regexp_replace(${sql.ref(column)}, ' (county|parish|borough)$', '', 'i'))`

/**
 * One row for each person of a family court and each field that is expected of them: whether it is there, the day for
 * which its source speaks, and whether another source says something else. Federal judges do not hear divorces. Someone
 * who was merged is counted once, with what every source says of them.
 */
async function lay(tx: Db): Promise<void> {
  await sql`create temp table quality_person on commit drop as
    select p.id, p.role, p.seat_of, p.seat_source_id as source_id, p.is_fictional, coalesce(p.state, ${unnamed}) as state, p.court_name, p.court_id,
      case when cardinality(p.counties) = 0 then array[${unnamed}] else p.counties end as counties,
      (select max(o.seq) from position o where o.professional_id = p.seat_of) as seq
    from professional_shown p where p.gone_on is null and p.jurisdiction = 'state'`.execute(tx)
  await sql`analyze quality_person`.execute(tx)
  await sql`create temp table quality_value on commit drop as
    with want as materialized (
      select field, role, bool_or(is_single) as is_single, array_agg(fact) as facts
      from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as r (field text, role text, fact text, is_single boolean) group by field, role)
    select p.id, want.field, count(f.id) > 0 as filled, max(coalesce(f.as_of, f.seen_on)) as verified_on, min(f.source_id) as source_id,
      (want.is_single and count(distinct f.source_id) > 1 and count(distinct lower(f.value)) > 1)
        or (want.field = 'state' and bool_or(c.state <> p.state and p.state <> ${unnamed}))
        or (want.field = 'county' and not bool_or(c.county is null or cardinality(p.counties) = 0 or p.counties = array[${unnamed}]
          or ${bare('c.county')} in (select ${bare('of.county')} from unnest(p.counties) of (county)))) as is_conflict
    from quality_person p join want on want.role = p.role
    left join court c on c.id = p.court_id and c.source_id <> p.source_id
    left join (select coalesce(m.survivor_id, o.professional_id) as profile_id, o.* from fact o
        left join stands_for m on m.merged_id = o.professional_id where o.gone_on is null) f
      on f.profile_id = p.id and f.field = any(want.facts)
      and (f.position_seq is null or (f.professional_id = p.seat_of and f.position_seq = p.seq))
    group by p.id, p.counties, want.field, want.is_single`.execute(tx)
  // Whether the list of courts has the court that someone names, and whether that court has an address of its own.
  await sql`insert into quality_value (id, field, filled, verified_on, source_id, is_conflict)
    select p.id, asked.field, case asked.field when 'official' then c.website is not null else c.id is not null end,
      coalesce(s.edition_on, r.read_on), c.source_id, false
    from quality_person p cross join (values ('court_listed'), ('official')) asked (field)
    left join court c on c.id = p.court_id and c.gone_on is null left join source s on s.id = c.source_id
    left join (select source_id, max(imported_on) as read_on from import_run group by source_id) r on r.source_id = c.source_id
    where p.court_name is not null and p.role in ('judge', 'gal')`.execute(tx)
  await sql`update quality_value set verified_on = null, source_id = null where not filled`.execute(tx)
  // Every place that a person belongs to: the country, the state, and each county that the source names.
  await sql`create temp table quality_spread on commit drop as
    select id, '' as state, '' as county from quality_person
    union all select id, state, '' from quality_person
    union all select id, state, county from quality_person cross join unnest(counties) county`.execute(tx)
  await sql`analyze quality_value, quality_spread`.execute(tx)
}

async function keep(tx: Db, month: string): Promise<void> {
  await sql`insert into quality_field (month, state, county, field, n, filled, conflicts, verified_on, oldest_on, source_ids)
    select ${month}::date, s.state, s.county, v.field, count(*), count(*) filter (where v.filled), count(*) filter (where v.is_conflict),
      percentile_disc(0.5) within group (order by v.verified_on), min(v.verified_on),
      coalesce(array_agg(distinct v.source_id) filter (where v.source_id is not null), '{}')
    from quality_spread s join quality_value v on v.id = s.id group by s.state, s.county, v.field`.execute(tx)
  await sql`insert into quality_source (month, state, county, source_id, people)
    select ${month}::date, s.state, s.county, p.source_id, count(*)
    from quality_spread s join quality_person p on p.id = s.id group by s.state, s.county, p.source_id`.execute(tx)
  await sql`with open_court as materialized (
      select id, website is not null as has_site, coalesce(state, ${unnamed}) as state, coalesce(county, ${unnamed}) as county
      from court where gone_on is null and closed_on is null and system = 'state'
    ), court_place as (
      select state, county, count(*) as courts, count(*) filter (where has_site) as sites from (
        select '' as state, '' as county, has_site from open_court
        union all select state, '', has_site from open_court
        union all select state, county, has_site from open_court) c group by state, county
    ), person_place as (
      select s.state, s.county, count(*) as people, count(*) filter (where p.is_fictional) as fictional,
        count(distinct p.court_name) as named, count(distinct p.court_name) filter (where p.court_id is null) as orphans
      from quality_spread s join quality_person p on p.id = s.id group by s.state, s.county)
    insert into quality_place (month, state, county, people, fictional, courts, court_sites, named_courts, orphan_courts)
    select ${month}::date, p.state, p.county, p.people, p.fictional, coalesce(c.courts, 0), coalesce(c.sites, 0), p.named, p.orphans
    from person_place p left join court_place c on c.state = p.state and c.county = p.county`.execute(tx)
}

/**
 * Counts the directory again, if anything was imported, corrected or merged since the last count, or that is of another day. The
 * newest count of a month stays. Reads the directory's tables, and writes this feature's own.
 * @param owner handle of the schema's owner
 * @returns whether it counted
 */
export async function measure(owner: Db, today: Day): Promise<boolean> {
  return owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const { rows } = await sql<{ seq: number; fact: number; merged: number; known: boolean }>`
      select now.*, exists (select from quality_month m
        where (m.measured_on, m.import_seq, m.fact_id, m.merged) = (${today}::date, now.seq, now.fact, now.merged)) as known
      from (select (select coalesce(max(seq), 0) from import_run) as seq, (select coalesce(max(id), 0) from fact) as fact,
        (select count(*)::int from stands_for) as merged) now`.execute(tx)
    const { seq, fact, merged, known } = rows[0]!
    if (known || Number(seq) === 0) return false
    const month = monthOf(today)
    await lay(tx)
    await sql`delete from quality_month where month = ${month}::date`.execute(tx)
    await sql`insert into quality_month (month, measured_on, import_seq, fact_id, merged) values (${month}, ${today}, ${seq}, ${fact}, ${merged})`.execute(
      tx,
    )
    await keep(tx, month)
    await sql`drop table quality_person, quality_value, quality_spread`.execute(tx)
    return true
  })
}
