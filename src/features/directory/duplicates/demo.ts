// A second made-up list in which a few of the fictional people stand once more, written otherwise: what the desk is for.
// Nobody and nothing in it is real.
import { sql } from 'kysely'
import type { PersonRecord, Source } from '#domain/directory/record.ts'
import { otherNamesOf } from '#domain/matching/nicknames.ts'
import { fold } from '#domain/matching/fold.ts'
import { type Day, readDay } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { importSource } from '#directory/imports/public.ts'
import { retire } from '#directory/professionals/public.ts'
import { indexPeople } from '#directory/search/public.ts'

const sourceId = 'demo-second-list'

type Row = Pick<PersonRecord, 'role' | 'kind' | 'jurisdiction' | 'standing' | 'positions'> & {
  given: string
  middle: string | null
  family: string
  suffix: string | null
  year: string | null
}

/** The first fictional people of a role in Texas, with their positions. */
async function some(owner: Db, role: string, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.role, p.kind, p.jurisdiction, p.standing, p.given, p.middle, p.family, p.suffix,
      (select value from fact f where f.professional_id = p.id and f.field = 'year_admitted' and f.gone_on is null limit 1) as year,
      (select json_agg(json_build_object('kind', o.kind, 'title', o.title, 'courtName', o.court_name, 'courtId', o.court_id, 'state', o.state,
        'counties', o.counties, 'basis', o.basis, 'fromOn', o.from_on, 'fromPrecision', o.from_precision, 'toOn', o.to_on, 'endReason', o.end_reason)
        order by o.seq) from position o where o.professional_id = p.id) as positions
    from professional p where p.source_id = 'demo' and p.is_fictional and p.gone_on is null and p.role = ${role} and p.state = 'TX' and p.suffix is null
    order by p.sort_name, p.id limit ${most}`.execute(owner)
  return rows
}

/** A second record of a person, under another given name or without the middle one. */
function twinOf({ year, family, ...of }: Row, { given, middle }: Pick<Row, 'given' | 'middle'>, at: number): PersonRecord {
  return {
    what: 'person',
    key: `second-${at + 1}`,
    line: at + 1,
    role: of.role,
    kind: of.kind,
    jurisdiction: of.jurisdiction,
    standing: of.standing,
    isFictional: true,
    name: { display: [given, middle, family].filter((part) => part !== null).join(' '), given, middle, family, suffix: null },
    positions: of.positions,
    facts: year === null ? [] : [{ field: 'year_admitted', value: year }],
  }
}

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)

/**
 * Three pairs. An attorney and an expert by another form of the given name, with the same middle name: beyond doubt by what both
 * records say, whatever else the directory holds. And an expert without the middle name, which leaves something to weigh.
 */
async function twins(owner: Db): Promise<PersonRecord[]> {
  const hasOtherName = ({ given, middle }: Row) => middle !== null && otherNamesOf(fold(given)).length > 0
  const attorney = (await some(owner, 'attorney', 200)).find(hasOtherName)
  const experts = await some(owner, 'expert', 200)
  const expert = experts.find(hasOtherName)
  const weighed = experts.find((one) => one.middle !== null && one !== expert)
  if (!attorney || !expert || !weighed) return []
  const byOtherName = ({ given, middle }: Row) => ({ given: capital(otherNamesOf(fold(given))[0]!), middle })
  return [
    twinOf(attorney, byOtherName(attorney), 0),
    twinOf(expert, byOtherName(expert), 1),
    twinOf(weighed, { given: weighed.given, middle: null }, 2),
  ]
}

const isThere = async (owner: Db) =>
  (await owner.selectFrom('source').select('id').where('id', '=', sourceId).executeTakeFirst()) !== undefined

/** Puts them in the directory, once: what someone merged on them stays merged. */
export async function putDemoTwins(owner: Db, today: Day): Promise<void> {
  if (await isThere(owner)) return
  const records = await twins(owner)
  if (records.length === 0) return
  const source: Source = {
    id: sourceId,
    title: 'A second list of fictional people, for the demonstration',
    publisher: 'This project',
    url: null,
    licence: 'Invented for this project. Any likeness to a living person is chance; use it freely.',
    editionOn: readDay('2026-02-01'),
    async *read() {
      for (const record of records) yield { record }
    },
  }
  await importSource(owner, source, { today })
}

/** Outside the demonstration nobody of them is in a list. */
export async function removeDemoTwins(owner: Db, today: Day): Promise<void> {
  if (!(await isThere(owner))) return
  await owner.transaction().execute(async (tx) => indexPeople(tx, await retire(tx, { sourceId, today })))
}
