// The desk of duplicates on a small made-up directory, for the tests of that feature. Nobody in it exists.
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PersonRecord, Source } from '#domain/directory/record.ts'
import { readDay } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { importSource } from '#directory/imports/public.ts'
import { jobs } from '#directory/duplicates/jobs.ts'
import { renewStanding } from '#directory/professionals/public.ts'
import { indexPeople } from '#directory/search/public.ts'
import { signIn, type SignedIn, worldOfAccounts } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

export interface Known {
  key: string
  given: string
  family: string
  middle?: string | null
  suffix?: string | null
  role?: PersonRecord['role']
  isFictional?: boolean
  court?: string | null
  state?: string
  county?: string
  from?: string
  facts?: Readonly<Record<string, string>>
}

function recordOf(
  { key, given, family, middle = null, suffix = null, role = 'attorney', isFictional = false, ...of }: Known,
  at: number,
): PersonRecord {
  return {
    what: 'person',
    key,
    line: at + 1,
    role,
    kind: role === 'gal' ? 'guardian_ad_litem' : role === 'expert' ? 'mediator' : role,
    jurisdiction: 'state',
    standing: 'serving',
    isFictional,
    name: { display: [given, middle, family, suffix].filter(Boolean).join(' '), given, middle, family, suffix },
    positions: [
      {
        kind: role === 'judge' ? 'judge' : role,
        title: role === 'judge' ? 'Judge' : 'Attorney',
        courtName: of.court ?? null,
        courtId: null,
        state: of.state ?? 'OH',
        counties: [of.county ?? 'Wood'],
        basis: 'listed',
        fromOn: readDay(of.from ?? '2012-01-01'),
        fromPrecision: 'day',
        toOn: null,
        endReason: null,
      },
    ],
    facts: Object.entries(of.facts ?? {}).map(([field, value]) => ({ field, value })),
  }
}

/** A source of these people, as it is imported. */
export function listOf(id: string, people: readonly Known[]): Source {
  return {
    id,
    title: `List ${id}`,
    publisher: 'Nobody',
    url: null,
    licence: 'made up',
    editionOn: readDay('2026-01-01'),
    async *read() {
      for (const [at, person] of people.entries()) yield { record: recordOf(person, at) }
    },
  }
}

export const today = readDay('2026-03-12')!

/** Imports a list, as the keeper does. */
export const imported = (owner: Db, id: string, people: readonly Known[]) => importSource(owner, listOf(id, people), { today, force: true })

/** What a merge leaves, without the desk: one profile stands for other records, or for none of them any more. */
export async function stand(
  owner: Db,
  survivor: string,
  merged: readonly string[],
  all: readonly string[] = [survivor, ...merged],
): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const merges = merged.map((mergedId) => ({ survivorId: survivor, mergedId, nameFrom: null, seatFrom: null }))
    await renewStanding(tx, all, merges, today)
    await indexPeople(tx, all)
  })
}

const families =
  'Abernethy Birchwood Castellow Dunmore Eastgate Fernhollow Greystone Hartwell Ingleby Jessamine Kettlewell Larkmoor Millbrae Northcote Oakhurst Pemberton'.split(
    ' ',
  )
const givens = 'Ada Basil Clara Dorian Esther Felix Greta Hugo Iris Jasper Kara Linus Mabel Nolan Opal Percy'.split(' ')
const counties = ['Wood', 'Lucas', 'Erie', 'Huron']

/** A small directory in which everybody is someone else: what rates are learnt from. */
export const crowd: readonly Known[] = families.flatMap((family, at) =>
  givens.map((given, other) => ({
    key: `crowd-${at}-${other}`,
    given,
    family,
    county: counties[(at + other) % counties.length]!,
    facts: { year_admitted: String(1980 + ((at * 7 + other * 3) % 40)) },
  })),
)

export interface Desk extends TestApp {
  admin: SignedIn
  owner: Db
  /** Compares until nobody waits. */
  compare: () => Promise<void>
  id: (key: string) => Promise<string>
}

/** A directory of these people beside a crowd, compared, and an admin at the desk. */
export async function desk(people: readonly Known[]): Promise<Desk> {
  const backend = await worldOfAccounts()
  const { owner } = backend.database
  await imported(owner, 'crowd', crowd)
  await imported(owner, 'first', people)
  const [job] = jobs({ owner, clock: () => backend.clock.now, demo: false })
  const waiting = async () => (await owner.selectFrom('linkage_due').select('professional_id').execute()).length
  const compare = async () => {
    do await job!.run()
    while ((await waiting()) > 0)
  }
  await compare()
  const id = async (key: string) =>
    (await owner.selectFrom('professional').select('id').where('source_key', '=', key).executeTakeFirstOrThrow()).id
  return { ...backend, owner, compare, id, admin: await signIn(backend, 'admin@demo.test') }
}

export const bob: Known = {
  key: 'bob',
  given: 'Bob',
  family: 'Quillfeather',
  county: 'Tansy',
  facts: { year_admitted: '1999', firm: 'Fernhollow & Sons' },
}
export const robert: Known = {
  ...bob,
  key: 'robert',
  given: 'Robert',
  middle: 'L.',
  facts: { year_admitted: '1999', firm: 'Fernhollow Sons LLC' },
}
export const rob: Known = { ...bob, key: 'rob', given: 'Rob', facts: { year_admitted: '1999', firm: 'Sons Fernhollow' } }

const ordered = (one: string, other: string) => [one, other].toSorted() as [string, string]
export const pathOf = (one: string, other: string) => `/api/staff/duplicates/pair/${ordered(one, other).join('/')}`

/** Merges `merged` into `survivor`, by the call of the page. */
export async function merge(
  { admin }: Desk,
  survivor: string,
  merged: string,
  chosen: { name?: string; seat?: string } = {},
): Promise<LightMyRequestResponse> {
  const [a] = ordered(survivor, merged)
  const side = (id: string) => (id === a ? 'a' : 'b')
  const body = { survivor: side(survivor), name: side(chosen.name ?? survivor), seat: side(chosen.seat ?? survivor), reason: null }
  return admin.inject({ method: 'POST', url: `${pathOf(survivor, merged)}/merge`, payload: body })
}
export const undo = ({ admin }: Desk, id: string): Promise<LightMyRequestResponse> =>
  admin.inject({ method: 'POST', url: `/api/staff/duplicates/merges/${id}/undo`, payload: { reason: null } })
const open = async ({ admin }: Desk) => {
  const reply = await admin.inject('/api/staff/duplicates')
  expect(reply.statusCode).toBe(200)
  return reply.json<{ items: { a: { id: string; name: string }; b: { id: string; name: string }; probability: number }[] }>().items
}
export const isProposed = async (backend: Desk, one: string, other: string) =>
  (await open(backend)).some(({ a, b }) => [a.id, b.id].toSorted().join() === ordered(one, other).join())

/** A pair as if it had been found: for what is never proposed. */
export async function propose({ owner }: Desk, one: string, other: string) {
  const [a, b] = ordered(one, other)
  await owner
    .insertInto('duplicate_pair')
    .values({ a_id: a, b_id: b, probability: 0.999, prior_bits: -10, fields: '[]', found_on: '2026-03-12' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function rate({ owner }: Desk, professional: string) {
  const { rows } = await sql<{ id: string }>`
    insert into review (id, professional_id, criteria, saw, part, outcome, event_month, received_on, status)
    values (gen_random_uuid(), ${professional}, '{"communication": 4, "preparation": 5, "knowledge": 4}', 'The hearing was on time.', 'client', 'mixed',
      '2026-01-01', '2026-02-01', 'published') returning id`.execute(owner)
  return rows[0]!.id
}
