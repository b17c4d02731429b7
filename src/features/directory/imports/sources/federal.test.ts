import { expect, test } from 'vitest'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { openInput } from '../files/input.ts'
import { readAll, textInput } from '../testing.ts'
import { federalJudges } from './federal.ts'

const person = [
  'nid',
  'Last Name',
  'First Name',
  'Middle Name',
  'Suffix',
  'Birth Year',
  'Death Year',
  'Death Month',
  'Death Day',
  'Gender',
  'Race or Ethnicity',
]
const block = [
  'Court Name',
  'Appointment Title',
  'Appointing President',
  'Party of Appointing President',
  'ABA Rating',
  'Seat ID',
  'Commission Date',
  'Senior Status Date',
  'Termination',
  'Termination Date',
]
const columns = [
  ...person,
  ...[1, 2].flatMap((number) => block.map((name) => `${name} (${number})`)),
  'Court Name (3)',
  'School (1)',
  'Degree (1)',
  'Degree Year (1)',
]

function line(fields: Record<string, string>): string {
  return columns.map((name) => fields[name] ?? '').join(',')
}
const read = (...lines: Record<string, string>[]) => readAll(federalJudges(textInput([columns.join(','), ...lines.map(line)].join('\n'))))

const una = {
  nid: '77',
  'Last Name': ' Ferrow',
  'First Name': 'Una ',
  'Middle Name': ' ',
  'Birth Year': '1960',
  Gender: 'Female',
  'Race or Ethnicity': 'Invented',
  'Court Name (1)': 'U.S. District Court for the Southern District of New York',
  'Appointment Title (1)': 'Judge',
  'Appointing President (1)': 'A. President',
  'Party of Appointing President (1)': 'Purple',
  'ABA Rating (1)': 'Qualified',
  'Commission Date (1)': '3/5/1999',
  'Termination (1)': 'Appointment to Another Judicial Position',
  'Termination Date (1)': '7/1/2010',
  'Court Name (2)': 'U.S. Court of Appeals for the Second Circuit',
  'Appointment Title (2)': 'Judge',
  'Commission Date (2)': '2010-07-02',
  'School (1)': 'Larkmoor Law School',
  'Degree (1)': 'J.D.',
  'Degree Year (1)': '1985',
}

test('appointments are positions over time; one that goes on means serving in the edition', async () => {
  const { people } = await read(una)
  expect(people[0]).toMatchObject({
    key: '77',
    ref: 'nid 77',
    jurisdiction: 'federal',
    standing: 'serving',
    name: { display: 'Una Ferrow', given: 'Una', family: 'Ferrow' },
    positions: [
      {
        courtName: 'U.S. District Court for the Southern District of New York',
        state: 'NY',
        basis: 'appointed',
        fromOn: '1999-03-05',
        toOn: '2010-07-01',
        endReason: 'Appointment to Another Judicial Position',
      },
      { courtName: 'U.S. Court of Appeals for the Second Circuit', state: null, fromOn: '2010-07-02', toOn: null, endReason: null },
    ],
  })
})

test('schools, president and rating are imported; race, gender and party are not', async () => {
  const { people } = await read(una)
  expect(people[0]!.facts).toContainEqual({ field: 'school', value: 'Larkmoor Law School, J.D., 1985' })
  expect(people[0]!.facts).toContainEqual({ field: 'appointing_president', value: 'A. President', position: 0 })
  expect(JSON.stringify(people)).not.toMatch(/Invented|Female|Purple/)
})

test('a judge whose every appointment has ended is not serving, and neither is one who died', async () => {
  const ended = { ...una, 'Court Name (2)': '' }
  const { people } = await read(ended, { ...una, nid: '78', 'Death Year': '2020' })
  expect(people.map(({ standing }) => standing)).toEqual(['ended', 'ended'])
})

test('a justice with senior status has retired; other judges have senior status in addition to their seat', async () => {
  const { people } = await read(
    {
      nid: '5',
      'Last Name': 'Murk',
      'First Name': 'Odo',
      'Court Name (1)': 'Supreme Court of the United States',
      'Appointment Title (1)': 'Associate Justice',
      'Seat ID (1)': 'SCT0910',
      'Commission Date (1)': '9/22/1981',
      'Senior Status Date (1)': '1/31/2006',
    },
    { ...una, nid: '6', 'Senior Status Date (2)': '3/2/2020' },
  )
  expect(people[0]).toMatchObject({
    standing: 'ended',
    positions: [{ toOn: '2006-01-31', endReason: 'Retirement', seniorOn: null, seat: 'SCT09' }],
  })
  expect(people[0]!.facts.map(({ field }) => field)).not.toContain('senior_status_on')
  expect(people[1]).toMatchObject({ standing: 'serving', positions: [{ seniorOn: null }, { toOn: null, seniorOn: '2020-03-02' }] })
})

test('the day of a death is imported, and ends seats that had no other end', async () => {
  const { people } = await read(
    { ...una, 'Death Year': '2021', 'Death Month': '5', 'Death Day': '9' },
    { ...una, nid: '78', 'Death Year': '2021', 'Death Month': ' ' },
  )
  expect(people.map(({ facts }) => facts.find(({ field }) => field === 'died_on')?.value)).toEqual(['2021-05-09', '2021'])
  expect(people.map(({ positions, standing }) => [positions[1]!.toOn, positions[1]!.endReason, standing])).toEqual([
    ['2021-05-09', 'Death', 'ended'],
    [null, null, 'ended'],
  ])
})

test('a block that the file cuts off is left out with a reason, and the judge stays', async () => {
  const { people, noted } = await read({ ...una, 'Court Name (3)': 'Supreme Court of the United States' })
  expect(people[0]!.positions).toHaveLength(2)
  expect(noted).toEqual([{ line: 2, why: expect.stringMatching(/Appointment 3 .* left out/) }])
})

test('a line without number, name or appointment has a reason', async () => {
  const { people, skipped } = await read(
    { ...una, nid: 'x' },
    { ...una, 'Last Name': '' },
    { nid: '5', 'Last Name': 'A', 'First Name': 'B' },
  )
  expect(people).toEqual([])
  expect(skipped.map(({ line: at }) => at)).toEqual([2, 3, 4])
})

const real = 'directory/judges.csv'
test.skipIf(lacksShared([real]))(
  'the real file (where it is at hand): 3,919 judges, 9 justices of the Supreme Court among the serving, 12 cut blocks',
  async () => {
    const { people, skipped, noted } = await readAll(federalJudges(openInput(sharedFile(real))))
    expect(people).toHaveLength(3919)
    expect(people.filter(({ standing }) => standing === 'serving')).toHaveLength(1419)
    const justices = people.filter(
      ({ standing, positions }) => standing === 'serving' && positions.at(-1)!.courtName === 'Supreme Court of the United States',
    )
    expect(justices.map(({ name }) => name.family).toSorted()).toEqual([
      'Alito',
      'Barrett',
      'Gorsuch',
      'Jackson',
      'Kagan',
      'Kavanaugh',
      'Roberts',
      'Sotomayor',
      'Thomas',
    ])
    expect(skipped).toEqual([])
    expect(noted).toHaveLength(12)
    expect(people.find(({ name }) => name.family === 'Abudu')).toMatchObject({
      name: { display: 'Nancy Gbana Abudu' },
      standing: 'serving',
    })
  },
)
