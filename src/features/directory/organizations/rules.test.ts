import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import type { Text } from '#kernel/text.ts'
import { isAtOnce, overlapsOf, readDomain, refusalOfParent, refusalOfSource, refusalOfTime } from './rules.ts'

const time = (fromOn: string | null, toOn: string | null = null) => ({ fromOn, toOn })
const today = '2026-03-12'
const said = (refusal: { why: Text } | null) => refusal && english(refusal.why)

describe('two times', () => {
  test.each([
    ['one after the other', time('2010-01-01', '2014-01-01'), time('2015-01-01'), false],
    ['one given on to the other on a day', time('2010-01-01', '2014-01-01'), time('2014-01-01'), false],
    ['one begins before the other ends', time('2010-01-01', '2014-01-02'), time('2014-01-01'), true],
    ['both without an end', time('2010-01-01'), time('2024-01-01'), true],
    ['one whose begin nobody knows, over before the other', time(null, '2010-01-01'), time('2010-01-01'), false],
    ['one of which nothing is known', time(null), time('2010-01-01', '2011-01-01'), true],
    ['one that was given back on its first day', time('2010-01-01', '2010-01-01'), time('2009-01-01'), false],
  ])('%s: at once %#', (_, one, other, isSo) => {
    expect([isAtOnce(one, other), isAtOnce(other, one)]).toEqual([isSo, isSo])
  })
})

test('only full-time seats with a known start are reported as overlapping', () => {
  const seat = (id: string, isExclusive: boolean, fromOn: string | null, toOn: string | null = null) => ({
    seat: id,
    isExclusive,
    fromOn,
    toOn,
  })
  const seats = [seat('a', true, '2010-01-01'), seat('b', false, '2010-01-01'), seat('c', true, '2012-01-01'), seat('d', true, null)]
  expect(overlapsOf(seats)).toEqual([['a', 'c']])
})

describe('days', () => {
  test.each([
    ['an end before the begin', time('2014-01-01', '2013-12-31'), 'toOn'],
    ['a day that the calendar lacks', time('2014-02-30'), 'fromOn'],
    ['a begin long before all courts', time('1400-01-01'), 'fromOn'],
    ['a begin years ahead', time('2028-01-01'), 'fromOn'],
    ['an end a century ahead', time('2014-01-01', '2126-01-01'), 'toOn'],
  ])('%s is refused at its field', (_, given, field) => {
    const refusal = refusalOfTime(given, today)
    expect(refusal).toMatchObject({ field })
    expect(said(refusal)).toMatch(/\.$/)
  })

  test('a term may begin within a year, and end in the years to come', () => {
    expect(refusalOfTime(time('2027-01-04', '2033-01-04'), today)).toBeNull()
    expect(refusalOfTime(time('2014-01-01', '2014-01-01'), today)).toBeNull()
  })

  test('no source speaks for a day that is still to come', () => {
    expect(refusalOfSource('2026-03-13', today)).toMatchObject({ field: 'sourceOn' })
    expect(refusalOfSource(today, today)).toBeNull()
  })
})

test('a department is a part of a court or division, a firm of none', () => {
  expect(refusalOfParent('department', 'division')).toBeNull()
  expect(said(refusalOfParent('department', null))).toMatch(/part of a court or a division/)
  expect(said(refusalOfParent('division', null))).toBe('A division is a part of a court. Open that one, and add it there.')
  expect(said(refusalOfParent('firm', 'court'))).toBe('A firm is no part of a court.')
  expect(said(refusalOfParent('agency', 'panel'))).toBe('An agency is no part of a panel.')
  expect(refusalOfParent('panel', null)).toBeNull()
})

describe('a domain of mail', () => {
  test.each([
    ['Clerk@Courts.Example.GOV', 'courts.example.gov'],
    ['https://www.fern-law.com/', 'fern-law.com'],
    ['larkmoor.courts.state.oh.us.', 'larkmoor.courts.state.oh.us'],
  ])('%s is kept as %s', (text, domain) => {
    expect(readDomain(text)).toEqual({ domain })
  })

  test.each([
    'gmail.com',
    'state.oh.us',
    'oh.us',
    'com',
    'courts',
    'xn--fern-law.com',
    'férn.com',
    'fern law.com',
    '10.0.0.1',
    '-fern.com',
    'a..com',
  ])('%s is refused with a sentence', (text) => {
    const refusal = readDomain(text)
    expect(refusal).toMatchObject({ field: 'domain' })
    expect('why' in refusal && said(refusal)).toMatch(/\.$/)
  })
})
