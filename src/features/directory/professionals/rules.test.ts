import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { Kind, kinds } from './contract.ts'
import { fitting } from './rules.ts'

const good = (field: string, position: number | null, text: string) => {
  const read = fitting(field, position, text, 'TX')
  return read.ok ? [read.value, read.effect] : english(read.why)
}

test('a value is stored as the directory writes it, with what it changes on the page', () => {
  expect(good('name', null, 'QUARENBOCK, THESSALY')).toMatchObject([
    'Thessaly Quarenbock',
    { on: 'person', name: { family: 'Quarenbock' } },
  ])
  expect(good('county', 1, 'travis county; HAYS')).toEqual(['Travis; Hays', { on: 'position', counties: ['Travis', 'Hays'] }])
  expect(good('state', 1, 'texas')).toEqual(['TX', { on: 'position', state: 'TX' }])
  expect(good('elected_on', 1, '2014-11')).toEqual([
    '2014-11',
    { on: 'position', basis: 'elected', fromOn: '2014-11-01', fromPrecision: 'month' },
  ])
  expect(good('listed_on', 1, '2014')).toMatchObject(['2014', { fromOn: '2014-01-01', fromPrecision: 'year' }])
  expect(good('ended_on', 1, '2025-05-31')).toEqual(['2025-05-31', { on: 'position', toOn: '2025-05-31' }])
  expect(good('standing', null, 'ended')).toEqual(['ended', { on: 'person', standing: 'ended' }])
})

test('a field that is only shown on the page changes nothing else', () => {
  expect(good('school', null, ' Larkmoor ')).toEqual(['Larkmoor', { on: 'nothing' }])
  expect(good('title', null, 'Judge')).toEqual(['Judge', { on: 'nothing' }])
})

test.each([
  ['name', null, 'Ferrow'],
  ['county', 1, 'Totals'],
  ['county', 1, 'Travis; 12'],
  ['state', 1, 'Texarkana'],
  ['elected_on', 1, '11/2014'],
  ['elected_on', 1, '2014-13'],
  ['ended_on', 1, '2025'],
  ['standing', null, 'retired'],
  ['role', null, 'gal'],
  ['kind', 1, 'mediator'],
  ['jurisdiction', null, 'federal'],
  ['school', null, '  '],
])('%s of position %s cannot become "%s", and a sentence says so', (field, position, text) => {
  expect(good(field, position, text)).toMatch(/^[A-Z"].*\.$/)
})

test('the kinds of people are those of the four roles, each once', () => {
  expect(Kind.options).toEqual(Object.values(kinds).flat())
})
