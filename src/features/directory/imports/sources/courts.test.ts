import { expect, test } from 'vitest'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { openInput } from '../files/input.ts'
import { readAll, textInput } from '../testing.ts'
import { courtsDb } from './courts.ts'

const court = {
  id: 'x',
  name: 'X Court',
  system: 'state',
  type: 'trial',
  level: 'gjc',
  location: 'Ohio',
  dates: [{ start: null, end: null }],
  case_types: [],
}
const read = (...courts: object[]) =>
  readAll(
    courtsDb(
      textInput(
        JSON.stringify(
          courts.map((some, index) => ({ ...court, id: `c${index}`, ...some })),
          null,
          1,
        ),
      ),
    ),
  )

test.each([
  ['Court of Appeals of Ohio, First District, Hamilton County', 'Ohio', 'Hamilton'],
  ['Sixteenth Judicial District Court of Montana Treasure County', 'Montana', 'Treasure'],
  ['Santa Rosa County Court', 'Florida', 'Santa Rosa'],
  ['New York Family Court, Albany County', 'New York', 'Albany'],
  ["Surrogate's Court, New York County", 'New York', 'New York'],
  ['Ohio County Courts', 'Ohio', null],
  ['Ohio Supreme Court', 'Ohio', null],
])('"%s" of %s is a court of the county %s', async (name, location, county) => {
  const { courts } = await read({ name, location })
  expect(courts[0]!.county).toBe(county)
})

test('courts that hear families are known by their names or their cases', async () => {
  const names = ['Larkmoor Family Court', 'Juvenile and Domestic Relations Court', 'Probate and Family Court', 'Traffic Court']
  const { courts } = await read(...names.map((name) => ({ name })), { name: 'Civil Court', case_types: ['domestic relations'] })
  expect(courts.map(({ hearsFamily }) => hearsFamily)).toEqual([true, true, true, false, true])
})

test('level, days and website are read; what is doubtful stays empty', async () => {
  const { courts } = await read(
    {
      level: 'colr',
      dates: [
        { start: '1800-01-01', end: '1850-01-01' },
        { start: '1860-01-01', end: null },
      ],
      court_url: 'https://example.org/',
    },
    { level: 'iac', dates: [{ start: null, end: '1900-01-01' }], court_url: 'https://example.org/outside-COUNTY.shtml' },
    { level: '', type: null, system: 'federal', location: 'United States' },
  )
  expect(courts).toMatchObject([
    { level: 'high', openedOn: '1800-01-01', closedOn: null, website: 'https://example.org/' },
    { level: 'appellate', closedOn: '1900-01-01', website: null },
    { level: 'unknown', system: 'federal', state: null },
  ])
})

test('reports of an attorney general and broken elements are left out by line', async () => {
  const { courts, skipped } = await read({ type: 'ag' }, { name: '' }, { dates: 'never' })
  expect(courts).toEqual([])
  expect(skipped).toHaveLength(3)
  expect(skipped.every(({ line, why }) => line > 1 && why.endsWith('.'))).toBe(true)
})

const real = 'directory/courts-db.courts.json'
test.skipIf(lacksShared([real]))(
  'the real file (where it is at hand): 2,794 courts, 95 for families, 15 reports that are no courts',
  async () => {
    const { courts, skipped } = await readAll(courtsDb(openInput(sharedFile(real))))
    expect(courts).toHaveLength(2794)
    expect(courts.filter(({ hearsFamily }) => hearsFamily)).toHaveLength(95)
    expect(skipped).toHaveLength(15)
    const keys = new Set(courts.map(({ key }) => key))
    expect(courts.filter(({ parentKey }) => parentKey !== null && keys.has(parentKey)).length).toBeGreaterThan(2100)
  },
)
