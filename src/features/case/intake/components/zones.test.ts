import { expect, test } from 'vitest'
import { states } from '#domain/directory/states.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { zonesOf } from './zones.ts'

test.each(Object.keys(states))('%s has a zone that exists, each once', (state) => {
  const zones = zonesOf(state)
  expect(zones.filter((zone) => zoneOf(zone) === null)).toEqual([])
  expect(new Set(zones).size).toBe(zones.length)
})

test.each([
  ['OH', ['America/New_York']],
  ['TX', ['America/Chicago', 'America/Denver']],
  ['AZ', ['America/Phoenix', 'America/Denver']],
])('%s: %j', (state, zones) => expect(zonesOf(state)).toEqual(zones))
