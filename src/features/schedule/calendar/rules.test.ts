import { expect, test } from 'vitest'
import { phases } from '#case/intake/contract.ts'
import { layers, offIn, phaseSince } from './rules.ts'

test('before a court a case’s dates, deadlines and what is their own belong to every phase; after the decree all of the calendar does', () => {
  for (const phase of phases) expect([phase, offIn(phase).filter((layer) => layer === 'court' || layer === 'private')]).toEqual([phase, []])
  expect(offIn('post_decree')).toEqual([])
  expect(offIn('discovery')).toEqual(['time', 'exchanges', 'holidays', 'events', 'school', 'dues'])
})

test('the children’s time belongs to the phases in which it is settled', () => {
  const withTime = phases.filter((phase) => !offIn(phase).includes('time'))
  expect(withTime).toEqual(['temporary_orders', 'mediation', 'decree', 'post_decree'])
  for (const phase of phases) expect(layers).toEqual(expect.arrayContaining(offIn(phase)))
})

test('a phase is dated by the day that the record keeps of it, and by no other', () => {
  const dates = { filedOn: '2025-01-02', servedOn: '2025-02-03', decreeOn: null }
  expect(phaseSince({ phase: 'filed', ...dates })).toBe('2025-01-02')
  expect(phaseSince({ phase: 'served', ...dates })).toBe('2025-02-03')
  expect(phaseSince({ phase: 'mediation', ...dates })).toBeNull()
  expect(phaseSince({ phase: 'post_decree', ...dates })).toBeNull()
})
