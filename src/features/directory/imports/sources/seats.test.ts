import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { readSeat } from './seats.ts'

const seat = (state: string, office: string, district = '', counties: readonly string[] = ['Wood'], day = '2018-11-06') =>
  readSeat({ state, office, district, counties, day: day as Day })

test.each([
  [
    'TX',
    [
      ['District Judge', '105th Judicial District'],
      ['DISTRICT JUDGE 105TH JUDICIAL DIST', ''],
      ['Judge, 105th District Court', ''],
    ],
  ],
  [
    'TX',
    [
      ['Justice Ct Appeals D4 P3', ''],
      ['Justice 4 Th Court Of Appeals District Place 3', ''],
      ['PLACE 3, JUSTICE, 4TH COURT OF APPEALS DISTRICT', ''],
      ['Justice 4th Court of Appeals District', '3'],
    ],
  ],
  [
    'TX',
    [
      ['Justice, Supreme Court, Place 7', ''],
      ['JUSTICE SUP CT PL 7', ''],
      ['Justice Supreme Court', '7'],
      ['Justice', 'Supreme Ct. Pl. 7'],
    ],
  ],
  [
    'TX',
    [
      ['Judge, Court of Criminal Appeals P7', ''],
      ['JUDGE CT OF CRIM APPEALS PL 7', ''],
      ['Judge, Court of Crim inal Appeals, Place 7', ''],
    ],
  ],
  [
    'NV',
    [
      ['DISTRICT COURT JUDGE, DISTRICT 8, DEPARTMENT 4', ''],
      ['District Court Judge, District 8', 'Department 4'],
    ],
  ],
  [
    'MO',
    [
      ['Circuit Judge', 'Circuit 23 Division 3'],
      ['Circuit Judge Circuit 23 Division 3', ''],
    ],
  ],
])('in %s one seat is one, however a file writes it: %j', (state, ways) => {
  const seats = ways.map(([office, district]) => seat(state, office!, district))
  expect(new Set(seats.map(({ key }) => key)).size).toBe(1)
  expect(seats.every(({ isOne }) => isOne)).toBe(true)
})

test('seats that differ by a number, a court or a county are several', () => {
  const keys = [
    seat('TX', 'District Judge', '25th Judicial District'),
    seat('TX', 'District Judge', '2nd 25th Judicial District'),
    seat('TX', 'Judge, County Court at Law No. 4'),
    seat('TX', 'Judge, County Court at Law No. 4', '', ['Bell']),
    seat('TX', 'Justice, 5th Ct of Appeals Dist, Pl 2'),
    seat('TX', 'Justice, 2nd Ct of Appeals Dist, Pl 5'),
    seat('NV', 'District Court Judge, District 8, Department 4'),
    seat('NV', 'District Court Judge, District 4, Department 8'),
    seat('MN', 'Judge - 4th District Court 9', '04'),
    seat('MN', 'Judge - 9th District Court 4', '09'),
  ].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('who votes on a seat: the whole state, a district of so many counties, or it is not said', () => {
  expect(seat('TX', 'Justice', 'Supreme Ct. Pl. 3')).toMatchObject({ isAppellate: true, least: 254, district: null })
  expect(seat('TX', 'Judge', 'Ct of Crim. Appeals')).toMatchObject({ isAppellate: true, least: 254 })
  expect(seat('TX', 'Justice, 5th Court of Appeals District')).toMatchObject({ isAppellate: true, least: 6 })
  expect(seat('TX', 'Justice, 5th Court of Appeals District', '', ['Wood'], '2002-11-05')).toMatchObject({
    least: null,
    district: 'TX appellate  5 before 2005',
  })
  expect(seat('NY', 'Supreme Court Justice', '9th Judicial District')).toMatchObject({ isAppellate: false, least: 5 })
  expect(seat('KY', 'Justice of the Supreme Court', '3rd Supreme Court District')).toMatchObject({ isAppellate: true, least: null })
  expect(seat('PA', 'Judge of the Commonwealth Court')).toMatchObject({ isAppellate: true, least: 67 })
  expect(seat('FL', 'Circuit Judge')).toMatchObject({ isAppellate: false, least: 'unnamed' })
  expect(seat('IN', 'Judge of the Superior Court', 'Porter County, No. 1')).toMatchObject({ isAppellate: false, least: null, isOne: true })
  expect(seat('GA', 'Superior Court Judge', 'Atlanta Circuit (Thorn)')).toMatchObject({ isOne: false })
})
