import { expect, test } from 'vitest'
import { phases } from '#case/intake/contract.ts'
import { states } from '#domain/directory/states.ts'
import { checklist } from './checklist.ts'
import { checkedOn, stateRules } from './state-rules.ts'

test('every phase has a list, and no item is in two', () => {
  const ids = phases.flatMap((phase) => checklist[phase].map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([])
  expect(phases.filter((phase) => checklist[phase].length < 2)).toEqual([])
  // The check for an answer looks for it (rules.ts).
  expect(ids).toContain('served-answer')
})

test.each(Object.entries(stateRules))(
  'every rule of %s has its citation, and its times can be',
  (state, { lived, waiting, parentClass }) => {
    expect(states[state]).toBeDefined()
    const rules = [lived, waiting, parentClass].filter((rule) => rule !== undefined)
    expect(rules.filter(({ citation }) => !/\d/.test(citation))).toEqual([])
    const times = [lived?.state, lived?.county, waiting?.time].filter((time) => time !== undefined)
    expect(times.filter(({ count }) => count < 1)).toEqual([])
  },
)

test('the rules have the day on which they were checked', () => {
  expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
