import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openInput } from '../files/input.ts'
import { readAll, textInput } from '../testing.ts'
import { electedJudges } from './elected.ts'

const header = 'state,election_date,election_kind,office,district,counties,n_counties,name,votes,share,n_candidates,court_level,family_flag'
const read = (...lines: string[]) => readAll(electedJudges(textInput([header, ...lines].join('\n'))))

test('an election is a last known position of that month, and says nothing about today', async () => {
  const { people } = await read(
    'GA,20141104,general,SUPERIOR COURT JUDGE,Larkmoor Circuit (Thorn),Dekalb; Mcduffie,2,ADA THORN-vale JR,10,0.6,2,trial,',
  )
  expect(people[0]).toMatchObject({
    line: 2,
    role: 'judge',
    kind: 'judge',
    standing: 'last_known',
    jurisdiction: 'state',
    asOf: '2014-11-04',
    name: { display: 'Ada Thorn-Vale Jr.', family: 'Thorn-Vale', suffix: 'Jr.' },
    positions: [
      {
        title: 'Superior Court Judge',
        courtName: 'Superior Court, Larkmoor Circuit',
        state: 'GA',
        counties: ['DeKalb', 'McDuffie'],
        basis: 'elected',
        fromOn: '2014-11-04',
        fromPrecision: 'month',
        toOn: null,
      },
    ],
  })
})

test('an election known by its year alone stays a year', async () => {
  const { people } = await read('WV,1952,primary,Circuit Judge,19,Totals; Barbour,2,I. Ranulf Murk,10,0.6,2,trial,')
  expect(people[0]).toMatchObject({ asOf: null, positions: [{ fromOn: '1952-01-01', fromPrecision: 'year', counties: ['Barbour'] }] })
})

test('an office of the whole state has no county', async () => {
  const counties = Array.from({ length: 13 }, (_, index) => `County${String.fromCodePoint(97 + index)}`).join('; ')
  const { people } = await read(
    `MN,20121106,general,Judge - 7th District Court 2,,${counties},13,Una Ferrow,1,1,1,trial,`,
    'TX,20201103,general,"Justice, Supreme Court, Place 3",,Wise,1,Odo Ferrow,1,1,1,high,',
  )
  expect(people.map(({ positions }) => positions[0]!.counties)).toEqual([[], []])
})

test('every line that is no judge is left out with its number and a reason', async () => {
  const { people, skipped } = await read(
    'GA,20141104,general,Judge,,Fulton,1,Write-in,1,1,1,trial,',
    'ZZ,20141104,general,Judge,,Fulton,1,Una Ferrow,1,1,1,trial,',
    'GA,2014-13-04,general,Judge,,Fulton,1,Una Ferrow,1,1,1,trial,',
    'AR,20181106,general,JUSTICE OF THE PEACE DISTRICT 3,,Garland,1,Una Ferrow,1,1,1,trial,',
    'GA,20141104,general,,,Fulton,1,Una Ferrow,1,1,1,trial,',
  )
  expect(people).toEqual([])
  expect(skipped.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
  for (const { why } of skipped) expect(why).toMatch(/\.$/)
})

const file = fileURLToPath(new URL('../../../../../shared/data/directory/elected_judges_people.csv', import.meta.url))
test.skipIf(!existsSync(file))(
  'the real file (where it is at hand): every line is a judge or has a reason, and nobody is serving',
  async () => {
    const { people, skipped } = await readAll(electedJudges(openInput(file)))
    expect(people.length + skipped.length).toBe(4074)
    expect(skipped.length).toBeLessThanOrEqual(20)
    expect(new Set(people.map(({ standing }) => standing))).toEqual(new Set(['last_known']))
    expect(
      people
        .filter(({ name }) => /\b[A-Z]{3,}\b|[a-z]\.[a-z]|Incumbent/.test(name.display.replace(/ [IV]+$/, '')))
        .map(({ name }) => name.display),
    ).toEqual([])
    const recent = people.filter(({ positions }) => (positions[0]!.fromOn ?? '') >= '2014').length
    expect(recent).toBeGreaterThan(2850)
    expect(people.every(({ positions }) => positions[0]!.counties.length <= 12)).toBe(true)
  },
)
