import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, hrefOf, steps } from './address.ts'

const personId = '00000000-0000-4000-8000-000000000000'
const read = (address: string) => askedIn(new URL(address, 'http://court.example').searchParams)

test('the walk-through starts at its first step, with a fictional name to search for', () => {
  expect(read('/platform-demo')).toEqual({ step: 'find', q: 'Marrowick', person: null })
})

test.each(steps)('the address of the step "%s" opens it, and names the person whom the reader chose', (step) => {
  expect(read(hrefOf(step, personId))).toMatchObject({ step, person: personId })
  expect(read(hrefOf(step, null))).toMatchObject({ step, person: null })
})

test('any other address opens a step, and asks for no impossible person', () => {
  assert(
    property(string(), string(), string(), (step, person, q) => {
      const asked = askedIn(new URLSearchParams({ step, person, q }))
      expect(steps).toContain(asked.step)
      expect(asked.person ?? personId).toMatch(/^[0-9a-f-]{36}$/)
      expect(asked.q.length).toBeGreaterThan(0)
      expect(asked.q.length).toBeLessThanOrEqual(100)
    }),
  )
})
