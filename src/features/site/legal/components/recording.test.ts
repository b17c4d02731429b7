import { expect, test } from 'vitest'
import { states } from '#domain/directory/states.ts'
import { checkedOn, recording } from './recording.ts'

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])

test('the fifty states and the District have a rule, and nobody else', () => {
  expect(Object.keys(recording).toSorted()).toEqual(
    Object.keys(states)
      .filter((code) => !territories.has(code))
      .toSorted(),
  )
})

test('each rule names its statute, or says that none was found', () => {
  for (const [state, { cite, extra }] of Object.entries(recording))
    expect([state, cite !== '' || extra === 'no_statute']).toEqual([state, true])
})

test('a rule that is not the same for every talk says why', () => {
  const apart = Object.values(recording).filter(({ consent }) => consent === 'mixed' || consent === 'disputed')
  for (const { extra } of apart) expect(extra).toBeDefined()
  expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})
