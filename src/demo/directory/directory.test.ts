import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { courtIdOf } from '#domain/directory/record.ts'
import { kinds, roles } from '#directory/professionals/contract.ts'
import { lacksShared, sharedFile, type SharedName } from '#test/support/shared.ts'
import { demoCourts } from './courts.ts'
import { demoDigest } from './digest.ts'
import { demoRatings } from './load.ts'
import { familyNames, givenNames } from './names.ts'
import { demoPeople } from './people.ts'
import { spoken, states } from './places.ts'
import { demoRecords } from './source.ts'

const people = demoPeople()
const courts = demoCourts()
const stateOf = (person: (typeof people)[number]) => person.positions.at(-1)?.state

function rows(name: SharedName): Record<string, string>[] {
  return parse(readFileSync(sharedFile(name)), { columns: true, relax_column_count: true })
}
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

describe('the people of the demo', () => {
  test('are at least 6,500, all fictional, and each role is in every state and DC', () => {
    expect(people.length).toBeGreaterThanOrEqual(6500)
    expect(people.every(({ isFictional, jurisdiction }) => isFictional && jurisdiction === 'state')).toBe(true)
    expect(states).toHaveLength(51)
    for (const state of states) {
      const here = people.filter((person) => stateOf(person) === state.code)
      expect([state.name, new Set(here.map(({ role }) => role))]).toEqual([state.name, new Set(roles)])
    }
  })

  test('are more where more people live', () => {
    const bySize = states.toSorted((a, b) => a.size - b.size)
    for (const role of roles) {
      const counts = bySize.map(({ code }) => people.filter((person) => person.role === role && stateOf(person) === code).length)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(counts.at(-1)).toBeGreaterThan(counts[0]! * 5)
    }
  })

  test('are of every kind that family courts know', () => {
    const wanted = roles.flatMap((role) => kinds[role].filter((kind) => kind !== 'justice'))
    expect(new Set(people.map(({ kind }) => kind))).toEqual(new Set(wanted))
    for (const { role, kind } of people) expect(kinds[role]).toContain(kind)
  })

  test('have keys and full names of their own', () => {
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length)
    expect(new Set(people.map(({ name }) => `${name.given} ${name.family}`)).size).toBe(people.length)
    expect(new Set(givenNames).size).toBe(givenNames.length)
    expect(new Set(familyNames).size).toBe(familyNames.length)
    expect(givenNames.length).toBeGreaterThanOrEqual(240)
  })

  test('have positions in the order of time, and say "ended" exactly when the last one has ended', () => {
    for (const { key, positions, standing } of people) {
      const from = positions.map(({ fromOn }) => fromOn ?? '')
      expect(from).toEqual(from.toSorted())
      expect(positions.filter(({ fromOn, toOn }) => toOn !== null && toOn <= fromOn!)).toEqual([])
      expect(positions.slice(0, -1).every(({ toOn }) => toOn !== null)).toBe(true)
      expect([key, standing === 'ended']).toEqual([key, positions.at(-1)!.toOn !== null])
      expect([...from, positions.at(-1)!.toOn ?? ''].every((day) => day < '2026-01-01')).toBe(true)
    }
    const lengths = people.filter(({ role }) => role === 'judge').map(({ positions }) => positions.length)
    for (const length of [1, 2, 3]) expect(lengths.filter((one) => one === length).length).toBeGreaterThan(60)
  })

  test('work in courts of the demo and in counties of their state', () => {
    const names = new Map(courts.map(({ key, name }) => [courtIdOf('demo', key), name]))
    const counties = new Map(states.map((state) => [state.code, state.counties]))
    const positions = people.flatMap((person) => person.positions)
    expect(positions.filter(({ courtId, courtName }) => courtId !== null && names.get(courtId) !== courtName)).toEqual([])
    expect(positions.filter(({ kind, courtId }) => (courtId === null) !== (kind === 'attorney'))).toEqual([])
    expect(positions.filter(({ state, counties: mine }) => mine.some((county) => !counties.get(state!)!.includes(county)))).toEqual([])
  })
})

describe('the courts of the demo', () => {
  test('stand in three steps: state, county, department', () => {
    const byKey = new Map(courts.map((court) => [court.key, court]))
    expect(byKey.size).toBe(courts.length)
    expect(new Set(courts.map(({ name }) => name)).size).toBe(courts.length)
    expect(courts.filter(({ parentKey }) => parentKey === null)).toHaveLength(51)
    const depth = (key: string | null): number => (key === null ? 0 : 1 + depth(byKey.get(key)!.parentKey))
    expect(new Set(courts.map(({ key }) => depth(key)))).toEqual(new Set([1, 2, 3]))
  })

  test.skipIf(lacksShared(['directory/courts-db.courts.json']))('bear no name of a real court (needs the reference data)', () => {
    const real: { name: string; examples: string[] }[] = JSON.parse(readFileSync(sharedFile('directory/courts-db.courts.json'), 'utf8'))
    expect(real.length).toBeGreaterThan(2000)
    const names = new Set(real.map(({ name }) => fold(name)))
    expect(courts.filter(({ name }) => names.has(fold(name)))).toEqual([])
    const all = fold(real.flatMap(({ name, examples }) => [name, ...examples]).join('\n'))
    expect(states.filter(({ bench }) => all.includes(fold(bench)))).toEqual([])
  })
})

describe('the counties of the demo', () => {
  test('are four to eight for each state, where a state has so many', () => {
    for (const { code, counties } of states) {
      // Delaware has three counties, the District none.
      const fewest = code === 'DE' ? 3 : code === 'DC' ? 1 : 4
      expect(counties.length).toBeGreaterThanOrEqual(fewest)
      expect(counties.length).toBeLessThanOrEqual(8)
      expect(new Set(counties).size).toBe(counties.length)
    }
  })

  test('are said as people there say them', () => {
    expect(['Travis', 'Orleans Parish', 'Bethel Census Area', 'Carson City', 'District of Columbia'].map(spoken)).toEqual([
      'Travis County',
      'Orleans Parish',
      'Bethel Census Area',
      'Carson City',
      'District of Columbia',
    ])
    const of = (code: string) => states.find((state) => state.code === code)!.counties
    expect(of('LA').every((name) => name.endsWith(' Parish'))).toBe(true)
    expect(of('AK').every((name) => /(Borough|Municipality|Census Area)$/.test(name))).toBe(true)
  })

  test.skipIf(lacksShared(['directory/elected_judges_people.csv']))(
    'are real in all 16 states of the election results (needs the reference data)',
    () => {
      const known = new Map<string, Set<string>>()
      for (const { state, counties } of rows('directory/elected_judges_people.csv')) {
        const here = known.get(state!) ?? new Set()
        for (const county of counties!.split(';')) here.add(county.trim().toLowerCase())
        known.set(state!, here)
      }
      expect(known.size).toBe(16)
      const invented = states.flatMap(({ code, counties }) =>
        known.has(code) ? counties.filter((county) => !known.get(code)!.has(county.toLowerCase())) : [],
      )
      expect(invented).toEqual([])
    },
  )
})

test.skipIf(lacksShared(['directory/judges.csv', 'directory/elected_judges_people.csv', 'directory/federal-judicial-service.csv']))(
  'no family name of the demo is in the name of an imported person (needs the reference data)',
  () => {
    const real = [
      ...rows('directory/judges.csv').map((row) => `${row['Last Name']} ${row['First Name']} ${row['Middle Name']}`),
      ...rows('directory/federal-judicial-service.csv').map((row) => row['JudgeName']!),
      ...rows('directory/elected_judges_people.csv').map((row) => row['name']!),
    ]
    expect(real.length).toBeGreaterThan(12_000)
    const words = new Set(real.flatMap((name) => fold(name).split(/[^a-z']+/)))
    expect(familyNames.filter((name) => words.has(fold(name)))).toEqual([])
  },
)

test('the demo is the same on every machine: its digest is the committed one', () => {
  const hash = createHash('sha256')
  for (const record of demoRecords()) hash.update(JSON.stringify(record))
  const { reviews, waiting, bursts } = demoRatings()
  for (const rating of [...reviews, ...waiting, ...bursts]) hash.update(JSON.stringify(rating))
  // When the change is wanted, the new digest belongs in digest.ts.
  expect(hash.digest('hex')).toBe(demoDigest)
})
