import { sql } from 'kysely'
import { courtKey, courtKeys } from '#domain/directory/court-name.ts'
import { type FactValue, factsOfCourt, factsOfPerson } from '#domain/directory/facts.ts'
import { type CourtRecord, type PersonRecord, courtIdOf } from '#domain/directory/record.ts'
import { sortName } from '#domain/directory/sort-name.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { holdCorrections } from './store.correct.ts'

/** What the rows of one import have in common. */
export interface Origin {
  sourceId: string
  editionOn: Day | null
  /** Day of the import. */
  today: Day
}

interface FactRow {
  subject: string
  seq: number | null
  field: string
  value: string
  ref: string
  as_of: string | null
}

/**
 * Brings the facts of some people or courts to what the source now says. A value that stays keeps its row
 * and the day on which it was first seen; one that is gone stays too, with the day it went.
 */
async function writeFacts(
  tx: Db,
  subject: 'professional_id' | 'court_id',
  ids: readonly string[],
  rows: readonly FactRow[],
  origin: Origin,
) {
  const { sourceId, today } = origin
  const type = subject === 'court_id' ? sql`text` : sql`uuid`
  const column = sql.ref(subject)
  await sql`
    with want as materialized (
      select distinct on (w.subject, w.seq, w.field, w.value) w.* from rows from (
        jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (subject ${type}, seq smallint, field text, value text, ref text, as_of date)
      ) with ordinality as w (subject, seq, field, value, ref, as_of, place)
      order by w.subject, w.seq, w.field, w.value, place
    ), have as materialized (
      select id, ${column} as subject, position_seq as seq, field, value from fact
      where ${column} = any(${ids}::${type}[]) and source_id = ${sourceId} and gone_on is null
        ${subject === 'court_id' ? sql`and field <> 'parent'` : sql``}
    ), went as (
      update fact set gone_on = ${today} where id in (
        select h.id from have h where not exists (
          select from want w where w.subject = h.subject and coalesce(w.seq, -1) = coalesce(h.seq, -1) and w.field = h.field and w.value = h.value))
    )
    insert into fact (${column}, position_seq, field, value, source_id, source_ref, as_of, seen_on)
    select w.subject, w.seq, w.field, w.value, ${sourceId}, w.ref, w.as_of, ${today}::date from want w
    where not exists (
      select from have h where w.subject = h.subject and coalesce(w.seq, -1) = coalesce(h.seq, -1) and w.field = h.field and w.value = h.value)
    order by w.place`.execute(tx)
}

const seqOf = (index: number) => index + 1

const factRows = (subject: string, facts: readonly FactValue[], ref: string, asOf: Day | null): FactRow[] =>
  facts.map(({ field, value, position }) => ({
    subject,
    seq: position === null ? null : seqOf(position),
    field,
    value,
    ref,
    as_of: asOf,
  }))

/** The newest position stands in the person's own row as well, for lists. */
function personRow(id: string, person: PersonRecord, sourceId: string) {
  const { name, role, kind, jurisdiction, standing, isFictional } = person
  const newest = person.positions.at(-1)
  if (!newest) throw new Error(`The person "${person.key}" has no position.`)
  const [county = null] = newest.counties
  return {
    id,
    source_id: sourceId,
    source_key: person.key,
    role,
    kind,
    jurisdiction,
    name: name.display,
    given: name.given,
    middle: name.middle,
    family: name.family,
    suffix: name.suffix,
    sort_name: sortName(name),
    standing,
    title: newest.title,
    court_id: newest.courtId,
    court_name: newest.courtName,
    state: newest.state,
    county: newest.counties.length === 1 ? county : null,
    counties: newest.counties,
    is_fictional: isFictional,
  }
}

/** Adds or renews people with their positions and facts; a person who had gone is back. */
export async function writePeople(tx: Db, people: readonly { id: string; record: PersonRecord }[], origin: Origin): Promise<void> {
  if (people.length === 0) return
  const { sourceId, editionOn } = origin
  const ids = people.map(({ id }) => id)
  await sql`
    insert into professional (id, source_id, source_key, role, kind, jurisdiction, name, given, middle, family, suffix, sort_name,
      standing, title, court_id, court_name, state, county, counties, is_fictional)
    select * from jsonb_to_recordset(${JSON.stringify(people.map(({ id, record }) => personRow(id, record, sourceId)))}::jsonb) as r (
      id uuid, source_id text, source_key text, role text, kind text, jurisdiction text, name text, given text, middle text, family text,
      suffix text, sort_name text, standing text, title text, court_id text, court_name text, state text, county text, counties text[],
      is_fictional boolean)
    on conflict (id) do update set role = excluded.role, kind = excluded.kind, jurisdiction = excluded.jurisdiction, name = excluded.name,
      given = excluded.given, middle = excluded.middle, family = excluded.family, suffix = excluded.suffix, sort_name = excluded.sort_name,
      standing = excluded.standing, title = excluded.title, court_id = excluded.court_id, court_name = excluded.court_name,
      state = excluded.state, county = excluded.county, counties = excluded.counties, is_fictional = excluded.is_fictional,
      gone_on = null`.execute(tx)
  await tx.deleteFrom('position').where('professional_id', 'in', ids).execute()
  const positions = people.flatMap(({ id, record }) =>
    record.positions.map((position, index) => ({
      id,
      seq: seqOf(index),
      ...position,
      nextKey: position.next?.key ?? null,
      nextBasis: position.next?.basis ?? null,
      nextOn: position.next?.on ?? null,
      nextPrecision: position.next?.precision ?? null,
    })),
  )
  await sql`
    insert into position (professional_id, seq, kind, title, court_id, court_name, state, counties, basis, from_on, from_precision, to_on, end_reason,
      senior_on, next_key, next_basis, next_on, next_precision)
    select id, seq, kind, title, "courtId", "courtName", state, counties, basis, "fromOn", "fromPrecision", "toOn", "endReason",
      "seniorOn", "nextKey", "nextBasis", "nextOn", "nextPrecision"
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as r (id uuid, seq smallint, kind text, title text, "courtId" text,
      "courtName" text, state text, counties text[], basis text, "fromOn" date, "fromPrecision" text, "toOn" date, "endReason" text,
      "seniorOn" date, "nextKey" text, "nextBasis" text, "nextOn" date, "nextPrecision" text)`.execute(tx)
  const facts = people.flatMap(({ id, record }) =>
    factRows(id, factsOfPerson(record), record.ref ?? `line ${record.line}`, record.asOf === undefined ? editionOn : record.asOf),
  )
  await writeFacts(tx, 'professional_id', ids, facts, origin)
  await holdCorrections(tx, ids, origin.today)
}

/** Adds or renews courts with their facts. Courts above them are set by `linkParents`, when all are there. */
export async function writeCourts(tx: Db, courts: readonly CourtRecord[], origin: Origin): Promise<void> {
  if (courts.length === 0) return
  const { sourceId, editionOn } = origin
  const rows = courts.map((record) => ({ id: courtIdOf(sourceId, record.key), source_id: sourceId, ...record }))
  await sql`
    insert into court (id, source_id, source_key, name, system, level, hears_family, state, county, website, opened_on, closed_on)
    select id, source_id, key, name, system, level, "hearsFamily", state, county, website, "openedOn", "closedOn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, source_id text, key text, name text, system text, level text,
      "hearsFamily" boolean, state text, county text, website text, "openedOn" date, "closedOn" date)
    on conflict (id) do update set name = excluded.name, system = excluded.system, level = excluded.level,
      hears_family = excluded.hears_family, state = excluded.state, county = excluded.county, website = excluded.website,
      opened_on = excluded.opened_on, closed_on = excluded.closed_on, gone_on = null`.execute(tx)
  const facts = courts.flatMap((record) =>
    factRows(courtIdOf(sourceId, record.key), factsOfCourt(record), `line ${record.line}`, editionOn),
  )
  const ids = rows.map(({ id }) => id)
  await writeFacts(tx, 'court_id', ids, facts, origin)
}

/** Sets the court above each court of a source, whatever the order in which they came, and the fact of it. */
export async function linkParents(tx: Db, pairs: readonly { key: string; parent: string | null }[], origin: Origin): Promise<void> {
  const { sourceId, editionOn, today } = origin
  await sql`
    update court c set parent_id = p.id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r (key text, parent text)
    left join court p on p.source_id = ${sourceId} and p.source_key = r.parent
    where c.source_id = ${sourceId} and c.source_key = r.key and c.parent_id is distinct from p.id`.execute(tx)
  await sql`
    update fact f set gone_on = ${today} from court c left join court p on p.id = c.parent_id
    where f.court_id = c.id and f.field = 'parent' and f.gone_on is null and c.source_id = ${sourceId}
      and f.value is distinct from p.name`.execute(tx)
  await sql`
    insert into fact (court_id, field, value, source_id, source_ref, as_of, seen_on)
    select c.id, 'parent', p.name, ${sourceId}, n.source_ref, ${editionOn}::date, ${today}::date
    from court c join court p on p.id = c.parent_id
    join fact n on n.court_id = c.id and n.field = 'name' and n.gone_on is null
    where c.source_id = ${sourceId} and c.gone_on is null
      and not exists (select from fact f where f.court_id = c.id and f.field = 'parent' and f.gone_on is null)`.execute(tx)
}

/** Removes fictional people who have the folded name of a real one: no one may confuse the two. */
export async function retireNamesakes(tx: Db, today: Day): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    update professional f set gone_on = ${today} where f.is_fictional and f.gone_on is null
    and exists (select from professional r where not r.is_fictional and r.sort_name = f.sort_name)
    returning f.id, f.name`.execute(tx)
  return rows
}

/** A newer edition that repeats the facts confirms them: their day moves to that of the edition. */
export async function confirmFacts(tx: Db, { sourceId, editionOn }: Origin): Promise<void> {
  if (editionOn === null) return
  await sql`
    update fact set as_of = ${editionOn} where source_id = ${sourceId} and gone_on is null and as_of is distinct from ${editionOn}::date`.execute(
    tx,
  )
}

/** Names of people and courts of a source by key, for the list of those removed. */
export async function namesOf(tx: Db, sourceId: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select source_key, name from professional where source_id = ${sourceId} and source_key = any(${keys})
      union all select source_key, name from court where source_id = ${sourceId} and source_key = any(${keys})) n
    order by source_key`.execute(tx)
  return rows.map(({ name }) => name)
}

interface Seat {
  court_name: string
  state: string | null
  counties: string[]
  jurisdiction: string
  court_id: string | null
}

/** Courts by the words of their names; a name that two open courts have finds neither. */
async function courtsByKey(tx: Db): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; name: string; system: string; state: string | null; is_open: boolean }>`
    select id, name, system, state, closed_on is null as is_open from court
    where gone_on is null and source_id not in (select source_id from professional where is_fictional)
    order by closed_on is not null, id`.execute(tx)
  const found = new Map<string, { id: string | null; isOpen: boolean }>()
  for (const { id, name, system, state, is_open: isOpen } of rows) {
    const key = courtKey(name, { system, state })
    const known = found.get(key)
    if (!known) found.set(key, { id, isOpen })
    else if (known.isOpen === isOpen) known.id = null
  }
  return new Map([...found].map(([key, { id }]) => [key, id]))
}

/**
 * Links the positions of real people to the courts that their words name, and unlinks what no longer fits.
 * @returns how many positions have a court's name, how many of them a link, and whose newest one changed
 */
export async function linkCourts(tx: Db): Promise<{ named: number; linked: number; changed: string[] }> {
  const courts = await courtsByKey(tx)
  const { rows: seats } = await sql<Seat>`
    select distinct o.court_name, o.state, o.counties, p.jurisdiction, o.court_id from position o join professional p on p.id = o.professional_id
    where o.court_name is not null and not p.is_fictional`.execute(tx)
  const links = seats.flatMap((seat) => {
    const keys = courtKeys(seat.court_name, { system: seat.jurisdiction, state: seat.state }, seat.counties)
    const found = keys.map((key) => courts.get(key)).find((id) => typeof id === 'string') ?? null
    return found === seat.court_id ? [] : [{ ...seat, court_id: found }]
  })
  await sql`
    update position o set court_id = r.court_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r (court_name text, state text, counties text[], jurisdiction text, court_id text),
      professional p
    where p.id = o.professional_id and not p.is_fictional and p.jurisdiction = r.jurisdiction and o.court_name = r.court_name
      and coalesce(o.state, '') = coalesce(r.state, '') and o.counties = r.counties and o.court_id is distinct from r.court_id`.execute(tx)
  const changed = await sql<{ id: string }>`
    update professional p set court_id = n.court_id
    from (select distinct on (professional_id) professional_id, court_id from position order by professional_id, seq desc) n
    where n.professional_id = p.id and not p.is_fictional and p.court_id is distinct from n.court_id
    returning p.id`.execute(tx)
  const { rows } = await sql<{ named: number; linked: number }>`
    select count(*) as named, count(o.court_id) as linked from position o join professional p on p.id = o.professional_id
    where o.court_name is not null and not p.is_fictional`.execute(tx)
  return { named: 0, linked: 0, ...rows[0], changed: changed.rows.map(({ id }) => id) }
}

/** Renews the planner's numbers after many rows changed. */
export async function refreshStatistics(tx: Db): Promise<void> {
  await sql`analyze professional, court, position, fact`.execute(tx)
}
