import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

/** Any number, the same in every process. */
const lock = 7_216_230

/** A record that another profile stands for is in no list, and its source still names it. */
const isNamed = sql`(p.gone_on is null or exists (select from stands_for m where m.merged_id = p.id and m.source_gone_on is null))`

// A part of a court says in its name what it is.
const kindOf = sql`case when c.parent_id is null then 'court' when c.name ~* '\\m(department|dept|part [0-9]+)\\M' then 'department'
  when c.name ~* '\\mdivision\\M' then 'division' else 'court' end`

async function fillCourts(tx: Db, today: Day): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into organization (id, kind, court_id, source, source_on, recorded_on, is_fictional)
    select gen_random_uuid(), ${kindOf}, c.id, s.title, coalesce(s.edition_on, ${today}::date), ${today}::date,
      c.source_id in (select source_id from professional where is_fictional)
    from court c join source s on s.id = c.source_id where c.gone_on is null and not exists (select from organization o where o.court_id = c.id)
    returning id`.execute(tx)
  return rows.length
}

/** The seats as the directory's positions have them now. Who is gone from a source keeps what was known. */
async function laySeats(tx: Db, today: Day): Promise<void> {
  await sql`create temp table wanted_seat on commit drop as
    select o.professional_id, o.seq as position_seq, g.id as organization_id, left(o.title, 300) as role,
      p.role = 'judge' as is_exclusive, o.from_on, o.from_precision, o.to_on, o.end_reason, p.source_id,
      s.title || coalesce(', ' || f.source_ref, '') as source, coalesce(f.as_of, f.seen_on, s.edition_on, ${today}::date) as source_on
    from position o join professional p on p.id = o.professional_id join organization g on g.court_id = o.court_id
    join source s on s.id = p.source_id
    left join lateral (select source_ref, as_of, seen_on from fact f where f.professional_id = o.professional_id and f.position_seq = o.seq
      and f.field = 'title' and f.gone_on is null order by f.id desc limit 1) f on true
    where ${isNamed} and (o.to_on >= o.from_on or o.to_on is null or o.from_on is null) and char_length(o.title) >= 2`.execute(tx)
  await sql`create unique index on wanted_seat (professional_id, position_seq)`.execute(tx)
  await sql`analyze wanted_seat`.execute(tx)
}

const same = sql`w.professional_id = x.professional_id and w.position_seq = x.position_seq and w.organization_id = x.organization_id
  and w.role = x.role and w.is_exclusive = x.is_exclusive and w.from_on is not distinct from x.from_on and w.from_precision = x.from_precision
  and w.to_on is not distinct from x.to_on and w.end_reason is not distinct from x.end_reason`

/** Versions that the directory no longer says; what staff wrote stays as they wrote it. */
async function retire(tx: Db, today: Day): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update organization_seat x set gone_on = ${today}::date, gone_how = 'source'
    where x.gone_on is null and not x.is_staff and not exists (select from wanted_seat w where ${same})
      and exists (select from professional p where p.id = x.professional_id and ${isNamed})
    returning x.id`.execute(tx)
  return rows.length
}

async function add(tx: Db, today: Day): Promise<{ added: number; replaced: number }> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into organization_seat (id, seat_id, organization_id, professional_id, role, is_exclusive, from_on, from_precision, to_on, end_reason,
      position_seq, source_id, source, source_on, is_staff, recorded_on)
    select gen_random_uuid(), coalesce(b.seat_id, gen_random_uuid()), w.organization_id, w.professional_id, w.role, w.is_exclusive, w.from_on,
      w.from_precision, w.to_on, w.end_reason, w.position_seq, w.source_id, w.source, w.source_on, false, ${today}::date
    from wanted_seat w
    left join lateral (select x.seat_id from organization_seat x where x.professional_id = w.professional_id and x.position_seq = w.position_seq
      and x.organization_id = w.organization_id order by x.recorded_on desc, x.id limit 1) b on true
    where not exists (select from organization_seat x where x.professional_id = w.professional_id and x.position_seq = w.position_seq
      and (x.gone_on is null or (x.gone_how = 'withdrawn' and x.organization_id = w.organization_id)))
    returning (select count(*) = 0 from organization_seat x where x.seat_id = organization_seat.seat_id and x.id <> organization_seat.id) as is_new`.execute(
    tx,
  )
  const added = rows.filter(({ is_new: isNew }) => isNew).length
  return { added, replaced: rows.length - added }
}

/**
 * Brings courts and seats to what the directory has now, if anything was imported since the last time.
 * @param owner handle of the schema's owner
 * @returns whether it filled
 */
export async function fill(owner: Db, today: Day): Promise<boolean> {
  return owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const { rows } = await sql<{ seq: number; isDone: boolean }>`
      select coalesce(max(seq), 0) as seq, coalesce(max(seq), 0) <= (select coalesce(max(import_seq), 0) from organization_fill) as "isDone"
      from import_run`.execute(tx)
    const { seq, isDone } = rows[0]!
    if (isDone) return false
    const organizations = await fillCourts(tx, today)
    await laySeats(tx, today)
    const retired = await retire(tx, today)
    const { added, replaced } = await add(tx, today)
    // A newer edition that says the same moves the day for which it speaks, as it does in the directory.
    await sql`update organization_seat x set source = w.source, source_on = w.source_on from wanted_seat w
      where x.gone_on is null and not x.is_staff and ${same} and (x.source, x.source_on) <> (w.source, w.source_on)`.execute(tx)
    await sql`
      insert into organization_fill (import_seq, filled_on, organizations, added, replaced, gone, unlinked, unfit, overlapping)
      select ${seq}, ${today}, ${organizations}, ${added}, ${replaced}, ${retired - replaced},
        (select count(*) from position o join professional p on p.id = o.professional_id
          where ${isNamed} and o.court_name is not null and o.court_id is null),
        (select count(*) from position o where o.to_on < o.from_on),
        (select count(*) from organization_seat x join organization_seat y on y.professional_id = x.professional_id and x.seat_id < y.seat_id
          where x.is_exclusive and y.is_exclusive and x.gone_on is null and y.gone_on is null
            and daterange(x.from_on, x.to_on) && daterange(y.from_on, y.to_on) and x.from_on is not null and y.from_on is not null)`.execute(
      tx,
    )
    await sql`drop table wanted_seat`.execute(tx)
    return true
  })
}
