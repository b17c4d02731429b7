import { sql } from 'kysely'
import { fold } from '#domain/matching/fold.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { indexPeople } from '#directory/search/store.index.ts'
import { drawer, spread } from './draw.ts'
import { familyHead, givenHead, statePeople } from './names.ts'

export interface GeneratedPerson {
  id: string
  role: string
  kind: string
  title: string
  given: string
  middle: string | null
  family: string
  state: string
  county: string
  courtName: string | null
}

const batch = 10_000

/**
 * Draws people with a realistic spread of names: some 5,000 given and 150,000 family names, few of them
 * very common. Random combinations for timing only; they stand in a scratch database and nowhere else.
 */
export function* people(random: Random, count: number): Generator<GeneratedPerson> {
  const families = drawer(spread(random, familyHead, 150_000, 'family'))
  const givens = drawer(spread(random, givenHead, 5_000, 'given'))
  const places = Object.entries(statePeople).flatMap(([state, millions]) => {
    const counties = spread(random, [], Math.max(3, Math.round(millions * 5)), 'family')
    return counties.map(([county, share]) => [{ state, county }, millions * share] as const)
  })
  const place = drawer(places)
  const role = drawer([
    [{ role: 'attorney', kind: 'attorney', title: 'Attorney' }, 88],
    [{ role: 'judge', kind: 'judge', title: 'Judge' }, 5],
    [{ role: 'gal', kind: 'guardian_ad_litem', title: 'Guardian ad litem' }, 4],
    [{ role: 'expert', kind: 'mediator', title: 'Mediator' }, 3],
  ] as const)
  for (let made = 0; made < count; made += 1) {
    const family = random.next() < 0.03 ? `${families(random)}-${families(random)}` : families(random)
    const chance = random.next()
    const middle = chance < 0.35 ? givens(random) : chance < 0.7 ? `${givens(random)[0]!}.` : null
    const { state, county } = place(random)
    const what = role(random)
    const courtName = what.role === 'judge' ? `Family Court of ${county} County` : null
    yield { id: random.uuid(), ...what, given: givens(random), middle, family, state, county, courtName }
  }
}

/**
 * Fills an empty migrated database with `count` generated people and makes them searchable.
 * @returns seconds for the rows and for the search
 */
export async function generate(
  owner: Db,
  random: Random,
  count: number,
  say: (text: string) => void,
): Promise<{ rows: number; search: number }> {
  const began = performance.now()
  await owner.transaction().execute(async (tx) => {
    await sql`insert into source (id, title, publisher, licence) values ('bench', 'Generated for timing', 'bench', 'none')`.execute(tx)
    let waiting: GeneratedPerson[] = []
    let done = 0
    for (const person of people(random, count)) {
      waiting.push(person)
      if (waiting.length < batch) continue
      await insert(tx, waiting)
      done += waiting.length
      waiting = []
      if (done % 100_000 === 0) say(`${done.toLocaleString('en')} people`)
    }
    if (waiting.length > 0) await insert(tx, waiting)
  })
  const inserted = performance.now()
  await indexPeople(owner, 'all')
  // What autovacuum does some minutes after so much was written.
  await sql`vacuum analyze`.execute(owner)
  const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10
  return { rows: seconds(began, inserted), search: seconds(inserted, performance.now()) }
}

async function insert(tx: Db, some: readonly GeneratedPerson[]) {
  const column = <T>(of: (person: GeneratedPerson) => T) => some.map(of)
  await sql`insert into professional (id, source_id, source_key, role, kind, jurisdiction, name, given, middle, family, sort_name,
      standing, title, court_name, state, county, is_fictional)
    select id, 'bench', id::text, role, kind, 'state', name, given, middle, family, sort_name, 'last_known', title, court, state, county, true
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ role }) => role)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column((it) => [it.given, it.middle, it.family].filter(Boolean).join(' '))}::text[], ${column(({ given }) => given)}::text[],
      ${column(({ middle }) => middle)}::text[], ${column(({ family }) => family)}::text[],
      ${column((it) => `${fold(it.family)} ${fold(it.given)}`)}::text[], ${column(({ title }) => title)}::text[],
      ${column(({ courtName }) => courtName)}::text[], ${column(({ state }) => state)}::text[], ${column(({ county }) => county)}::text[])
      as person(id, role, kind, name, given, middle, family, sort_name, title, court, state, county)`.execute(tx)
  await sql`insert into position (professional_id, seq, kind, title, court_name, state, counties, basis)
    select id, 1, kind, title, court, state, array[county], 'listed'
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ kind }) => kind)}::text[], ${column(({ title }) => title)}::text[],
      ${column(({ courtName }) => courtName)}::text[], ${column(({ state }) => state)}::text[], ${column(({ county }) => county)}::text[])
      as person(id, kind, title, court, state, county)`.execute(tx)
}
