import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { folderNames, stateNames, stateOf, type StepKind, stepRefusal, wayNames } from './documents.ts'

const step = (kind: StepKind, day: string, isTakenBack = false) => ({ kind, day: day as Day, isTakenBack })

test('a document is a draft until a step counts, and then what its latest day says', () => {
  expect(stateOf([])).toEqual({ state: 'draft', day: null })
  expect(stateOf([step('filed', '2026-03-02'), step('signed', '2026-03-01')])).toEqual({ state: 'filed', day: '2026-03-02' })
  // A decree is filed by a party first and signed by the judge later.
  expect(stateOf([step('filed', '2026-03-02'), step('signed', '2026-03-20')])).toEqual({ state: 'signed', day: '2026-03-20' })
})

test('on one day the step that usually comes later counts, in whatever order they were entered', () => {
  const all = [step('served', '2026-03-02'), step('signed', '2026-03-02'), step('filed', '2026-03-02')]
  for (const steps of [all, all.toReversed()]) expect(stateOf(steps).state).toBe('served')
})

test('a step that was taken back no longer counts', () => {
  expect(stateOf([step('filed', '2026-03-02'), step('served', '2026-03-05', true)])).toEqual({ state: 'filed', day: '2026-03-02' })
  expect(stateOf([step('served', '2026-03-05', true)])).toEqual({ state: 'draft', day: null })
})

test('service names who was served and how, and no other step does', () => {
  expect(stepRefusal({ kind: 'served', servedTo: '', how: 'mail' })?.field).toBe('servedTo')
  expect(stepRefusal({ kind: 'served', servedTo: 'Ben Harlow', how: null })?.field).toBe('how')
  expect(stepRefusal({ kind: 'served', servedTo: 'Ben Harlow', how: 'mail' })).toBeNull()
  expect(stepRefusal({ kind: 'filed', servedTo: '', how: null })).toBeNull()
  expect(stepRefusal({ kind: 'filed', servedTo: 'Ben Harlow', how: null })?.field).toBe('servedTo')
  expect(stepRefusal({ kind: 'signed', servedTo: '', how: 'email' })?.field).toBe('servedTo')
})

test('every folder, state and way has its words', () => {
  const words = [folderNames, stateNames, wayNames].map((names) => Object.values(names).map((name) => english(name)))
  expect(words).toEqual([
    ['Pleadings', 'Orders', 'Financials', 'Correspondence'],
    ['Draft', 'Signed', 'Filed', 'Served'],
    [
      'Handed over in person',
      'By a sheriff or process server',
      'By mail',
      'By certified mail',
      'Through the court’s e-filing system',
      'By email',
      'Another way',
    ],
  ])
  expect(english(stepRefusal({ kind: 'served', servedTo: '', how: null })!.text)).toBe('Enter who was served.')
  expect(english(stepRefusal({ kind: 'served', servedTo: 'Ben', how: null })!.text)).toBe('Choose how it was served.')
  expect(english(stepRefusal({ kind: 'filed', servedTo: 'Ben', how: null })!.text)).toBe('Only a served document names who was served.')
})
