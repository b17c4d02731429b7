import { expect, test } from 'vitest'
import { type Seated, whyClosed } from './rateable.ts'

const today = '2026-03-12'
const judge = (over: Partial<Seated> = {}): Seated => ({
  role: 'judge',
  jurisdiction: 'state',
  title: 'District Judge',
  courtName: '322nd Judicial District',
  state: 'TX',
  standing: 'last_known',
  since: { basis: 'elected', fromOn: '2018-11-06', toOn: null },
  asOf: null,
  ...over,
})

test.each([
  ['Justice, 5th Court of Appeals District, Place 2', '5th Court of Appeals District', 'TX', 'appellate'],
  ['Justice', 'Supreme Court', 'TX', 'appellate'],
  ['Justice, Sup Court, Place 2', 'Sup Court', 'TX', 'appellate'],
  ['Judge of the Superior Court', 'Superior Court', 'PA', 'appellate'],
  ['Judge of the Commonwealth Court', 'Commonwealth Court', 'PA', 'appellate'],
  ['Appeals Court Judge', null, 'GA', 'appellate'],
  ['Judge, Court of Criminal Appeals', 'Court of Criminal Appeals', 'TX', 'criminal'],
  ['Criminal District Judge, Dallas County', null, 'TX', 'criminal'],
  ['Judge, County Criminal Court No. 4', 'County Criminal Court No. 4', 'TX', 'criminal'],
  ['Supreme Court Justice', '9th Judicial District', 'NY', null],
  ['Judge of the Superior Court', 'Superior Court, Porter County', 'IN', null],
  ['Judge', 'Domestic Relations and Criminal Division', 'OH', null],
  ['Justice of the Peace', null, 'TX', null],
  ['Justice Court Judge', 'Justice Court', 'MS', null],
  ['Judge, County Court at Law', null, 'TX', null],
])('"%s" of "%s" in %s: %s', (title, courtName, state, reason) => {
  expect(whyClosed(judge({ title, courtName, state }), today)).toBe(reason)
})

test('federal judges are closed, and nobody but a judge is', () => {
  expect(whyClosed(judge({ jurisdiction: 'federal' }), today)).toBe('federal')
  expect(whyClosed(judge({ role: 'attorney', title: 'Criminal appeals attorney' }), today)).toBeNull()
})

test('twenty years after the last thing that is known a judge is closed, and not before', () => {
  const known = (since: Partial<Seated['since']>, over: Partial<Seated> = {}) =>
    whyClosed(judge({ since: { basis: 'elected', fromOn: '2006-03-11', toOn: null, ...since }, ...over }), today)
  expect(known({})).toBe('long_ago')
  expect(known({ fromOn: '1952-01-01' })).toBe('long_ago')
  expect(known({ fromOn: '2006-03-12' })).toBeNull()
  expect(known({ next: { on: '2014-11-04' } })).toBeNull()
  expect(known({ next: { on: '2005-11-04' } })).toBe('long_ago')
  expect(known({ toOn: '2019-01-01' })).toBeNull()
  expect(known({ fromOn: null })).toBeNull()
  // Someone who serves in a recent edition, and someone whom a recent roster lists, is known of today.
  expect(known({ basis: 'appointed' }, { standing: 'serving', asOf: '2026-01-01' })).toBeNull()
  expect(known({ basis: 'appointed' }, { standing: 'serving' })).toBeNull()
  expect(known({ basis: 'listed' }, { asOf: '2026-01-01' })).toBeNull()
  // The edition of a list of elections says nothing about who serves.
  expect(known({}, { asOf: '2026-01-01' })).toBe('long_ago')
})
