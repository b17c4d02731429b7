import { sql } from 'kysely'
import { fold } from '#domain/matching/fold.ts'
import { type Person, personOf } from '#domain/linkage/person.ts'
import { type Day, readDay } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

/** A profile as it is compared: with all records that it stands for. */
export interface Compared {
  id: string
  role: string
  isFictional: boolean
  person: Person
}

interface Row {
  id: string
  role: string
  isFictional: boolean
  records: { source: string; key: string; given: string; middle: string | null; family: string; suffix: string | null }[]
  positions:
    | {
        courtId: string | null
        court: string | null
        state: string | null
        counties: string[]
        from: string | null
        to: string | null
        /** Its record's newest, of someone who serves, as that record's source has it. */
        isServing: boolean
      }[]
    | null
  facts: { field: string; value: string; state: string | null }[] | null
}

/** Numbers that are nobody else's: of the bar of a state, and of the Federal Judicial Center (nid). */
const federal = 'federal-judges'
const employers = ['employer', 'firm']

const dayOrNull = (text: string | null): Day | null => (text === null ? null : readDay(text))

function comparedOf({ id, role, isFictional, records, positions, facts }: Row): Compared {
  const [own, ...others] = records as [Row['records'][number], ...Row['records']]
  const seats = positions ?? []
  const said = facts ?? []
  const year = said.find(({ field }) => field === 'year_admitted')?.value.slice(0, 4)
  const place = ({ courtId, court }: Row['positions'] extends (infer P)[] | null ? P : never) => courtId ?? fold(court ?? '')
  return {
    id,
    role,
    isFictional,
    person: personOf({
      name: own,
      formerFamily: others.map(({ family }) => family),
      registers: [
        ...said.flatMap(({ field, value, state }) => (field === 'bar_number' ? [{ register: `bar:${state ?? ''}`, number: value }] : [])),
        ...records.flatMap(({ source, key }) => (source === federal ? [{ register: 'fjc', number: key }] : [])),
      ],
      roles: [role],
      courts: seats.filter(({ court }) => court !== null).map(place),
      states: seats.flatMap(({ state }) => state ?? []),
      counties: seats.flatMap(({ state, counties }) => (state === null ? [] : counties.map((county) => ({ state, county })))),
      admitted: year !== undefined && /^\d{4}$/.test(year) ? Number(year) : null,
      employers: said.filter(({ field }) => employers.includes(field)).map(({ value }) => value),
      seats:
        role === 'judge'
          ? seats
              .filter(({ court }) => court !== null)
              .map((seat) => ({
                court: place(seat),
                fromOn: dayOrNull(seat.from),
                toOn: dayOrNull(seat.to),
                isServing: seat.isServing && seat.to === null,
              }))
          : [],
    }),
  }
}

/** The profiles of these ids, as they are compared; who is in no list is left out. `all` gives at most `limit`, drawn by chance. */
export async function readPeople(db: Db, which: readonly string[] | { drawn: number; seed: string }): Promise<Compared[]> {
  const wanted =
    'drawn' in which
      ? sql`select id from professional where gone_on is null order by sha256(convert_to(id::text || ${which.seed}, 'UTF8')) limit ${which.drawn}`
      : sql`select unnest(${[...which]}::uuid[])`
  const { rows } = await sql<Row>`
    with wanted as materialized (select id from professional_shown where id in (${wanted}) and gone_on is null),
    record as materialized (
      select w.id as of, w.id from wanted w where not exists (select from stands_for m where m.merged_id = w.id)
      union all select m.survivor_id, m.merged_id from stands_for m join wanted w on w.id = m.survivor_id),
    named as (
      select r.of, json_agg(json_build_object('source', p.source_id, 'key', p.source_key, 'given', p.given, 'middle', p.middle,
        'family', p.family, 'suffix', p.suffix) order by r.id <> r.of, r.id) as records
      from record r join professional p on p.id = r.id group by r.of),
    sat as (
      select r.of, json_agg(json_build_object('courtId', o.court_id, 'court', o.court_name, 'state', o.state, 'counties', o.counties,
        'from', o.from_on, 'to', o.to_on, 'isServing', p.standing = 'serving'
          and o.seq = (select max(seq) from position x where x.professional_id = r.id))) as positions
      from record r join professional p on p.id = r.id join position o on o.professional_id = r.id group by r.of),
    said as (
      select r.of, json_agg(json_build_object('field', f.field, 'value', f.value, 'state', p.state) order by f.id) as facts
      from record r join professional p on p.id = r.id join fact f on f.professional_id = r.id
      where f.gone_on is null and f.field in ('bar_number', 'year_admitted', 'employer', 'firm') group by r.of)
    select p.id, p.role, p.is_fictional as "isFictional", named.records, sat.positions, said.facts
    from named join professional p on p.id = named.of left join sat on sat.of = p.id left join said on said.of = p.id
    order by p.id`.execute(db)
  return rows.map(comparedOf)
}
