import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import type { PersonRecord, Source } from '#domain/directory/record.ts'
import { readDay } from '#kernel/day.ts'
import { importSource } from '#directory/imports/service.ts'
import type { Coverage } from './contract.ts'

interface Someone {
  name: string
  role: PersonRecord['role']
  counties: string[]
  court?: string
  jurisdiction?: PersonRecord['jurisdiction']
  state?: string
  isFictional?: boolean
}

function recordOf(
  { name, role, counties, court, jurisdiction = 'state', state = 'TX', isFictional = false }: Someone,
  at: number,
): PersonRecord {
  const [given = '', family = ''] = name.split(' ')
  const kind = role === 'gal' ? 'guardian_ad_litem' : role === 'expert' ? 'mediator' : role
  const seat = { basis: 'listed', fromOn: null, fromPrecision: 'day', toOn: null, endReason: null } as const
  return {
    what: 'person',
    key: name,
    line: at + 1,
    role,
    kind,
    jurisdiction,
    name: { display: name, given, middle: null, family, suffix: null },
    standing: 'last_known',
    isFictional,
    positions: [{ kind, title: 'On the list', courtName: court ?? null, courtId: null, state, counties, ...seat }],
    facts: [],
  }
}

function roster(id: string, edition: string, people: readonly Someone[]): Source {
  return {
    id,
    title: `Roster ${id}`,
    publisher: 'A court',
    url: null,
    licence: 'public record',
    editionOn: readDay(edition),
    async *read() {
      for (const [at, one] of people.entries()) yield { record: recordOf(one, at) }
    },
  }
}

async function directory() {
  const backend = await testApp()
  const today = readDay('2026-03-01')!
  const sources = [
    roster('gals', '2026-01-31', [
      { name: 'Ada Larkmoor', role: 'gal', counties: ['Travis'], court: 'Marrowick Family Court' },
      { name: 'Bea Larkmoor', role: 'gal', counties: ['Travis', 'Hays'], court: 'Marrowick Family Court' },
      { name: 'Cal Larkmoor', role: 'gal', counties: ['Bexar'] },
    ]),
    roster('bench', '2025-12-31', [
      { name: 'Dee Larkmoor', role: 'judge', counties: ['Travis'], court: 'Marrowick Family Court' },
      { name: 'Eve Larkmoor', role: 'judge', counties: [], court: 'Court of the Whole State' },
      { name: 'Fay Larkmoor', role: 'judge', counties: ['Travis'], jurisdiction: 'federal', court: 'A District Court' },
      { name: 'Gus Larkmoor', role: 'judge', counties: ['Cook'], state: 'IL' },
    ]),
    roster('play', '2026-02-01', [{ name: 'Hal Larkmoor', role: 'expert', counties: ['Travis'], isFictional: true }]),
  ]
  for (const source of sources) await importSource(backend.database.owner, source, { today })
  const ask = async (query: string) => {
    const reply = await backend.app.inject(`/api/coverage${query}`)
    expect(reply.statusCode).toBe(200)
    return reply.json<Coverage>()
  }
  return { ...backend, ask }
}

test('coverage of the country is listed by state, without federal judges', async () => {
  const { ask } = await directory()
  const all = await ask('')
  expect(all).toMatchObject({ total: 7, fictional: 1, counties: [], courts: [] })
  expect(all.states).toEqual([
    { value: 'IL', label: 'IL', n: 1 },
    { value: 'TX', label: 'TX', n: 6 },
  ])
})

test('coverage of a state is listed by role, with sources, editions and days of reading; a role without records is listed too', async () => {
  const { ask } = await directory()
  const { roles, counties, courts, total } = await ask('?state=TX')
  expect(total).toBe(6)
  expect(roles.map(({ role, n }) => [role, n])).toEqual([
    ['judge', 2],
    ['attorney', 0],
    ['gal', 3],
    ['expert', 1],
  ])
  expect(roles[2]!.sources).toEqual([
    { id: 'gals', title: 'Roster gals', n: 3, isFictional: false, editionOn: '2026-01-31', seenOn: '2026-03-01' },
  ])
  expect(roles[1]!.sources).toEqual([])
  expect(roles[3]!.sources[0]).toMatchObject({ isFictional: true })
  expect(counties.map(({ value, n }) => [value, n])).toEqual([
    ['Bexar', 1],
    ['Hays', 1],
    ['Travis', 4],
  ])
  expect(courts).toEqual([{ value: 'Court of the Whole State', label: 'Court of the Whole State', n: 1 }])
})

test('coverage of a county lists its courts, and coverage of a court lists roles', async () => {
  const { ask } = await directory()
  const county = await ask('?state=TX&county=Travis')
  expect(county).toMatchObject({ total: 4, fictional: 1, counties: [] })
  expect(county.courts).toEqual([{ value: 'Marrowick Family Court', label: 'Marrowick Family Court', n: 3 }])
  const court = await ask('?state=TX&county=Travis&court=Marrowick+Family+Court')
  expect(court.roles.map(({ n }) => n)).toEqual([1, 0, 2, 0])
  expect(court.courts).toEqual([])
})

test('a place without records has four roles without people and without a source', async () => {
  const { ask } = await directory()
  const empty = await ask('?state=WY')
  expect(empty.total).toBe(0)
  expect(empty.roles.map(({ n, sources }) => [n, sources.length])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('an answer is cached for half a minute', async () => {
  const { ask, clock, database } = await directory()
  expect((await ask('?state=OH')).total).toBe(0)
  const more = roster('ohio', '2026-03-01', [{ name: 'Ida Larkmoor', role: 'attorney', counties: [], state: 'OH' }])
  await importSource(database.owner, more, { today: readDay('2026-03-12')! })
  clock.now += 31_000
  expect((await ask('?state=OH')).total).toBe(1)
})

test('a name that no place has is refused with a sentence', async () => {
  const { app } = await testApp()
  for (const query of ['state=texas', 'county=%00', 'court=a%00b', `county=${'x'.repeat(61)}`, 'state=TX&state=OH']) {
    const reply = await app.inject(`/api/coverage?${query}`)
    expect([query, reply.statusCode]).toEqual([query, 400])
    expect(reply.json<{ message: string }>().message).toMatch(/\.$/)
  }
})
