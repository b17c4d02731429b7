import { expect, test } from 'vitest'
import { states } from '#domain/directory/states.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { orderKinds, phases } from '#case/cases/contract.ts'
import { arrangedBy, queryOf, sectionIds } from './arrange.ts'
import { checklist } from '#case/tasks/components/checklist.ts'
import { factsOf } from '#case/orders/components/order-facts.ts'
import { checkedOn, stateRules } from '#case/tasks/components/state-rules.ts'
import { orderNames } from './words.ts'
import { zonesOf } from '#case/intake/components/zones.ts'

const form = (fields: Readonly<Record<string, string>>) => (field: string) => fields[field] ?? ''

test('an order says only what was typed of it, with its paragraph', () => {
  expect(factsOf(form({ 'exchange-paragraph': '4', swapNotice: '' }))).toEqual({})
  expect(
    factsOf(
      form({
        'exchange-time': '18:00',
        'exchange-paragraph': '6(a)',
        'exchange-words': 'At 6.',
        swapNotice: '48',
        'swapNotice-paragraph': '9',
      }),
    ),
  ).toEqual({
    exchange: { time: '18:00', clause: { paragraph: '6(a)', text: 'At 6.' } },
    swapNotice: { hours: 48, clause: { paragraph: '9', text: '' } },
  })
  expect(factsOf(form({ channel: 'OurFamilyWizard', 'channel-paragraph': '12' }))).toEqual({
    channel: { name: 'OurFamilyWizard', clause: { paragraph: '12', text: '' } },
  })
  expect(factsOf(form({ 'exchange-grace': '0', vacationNotice: '-3', travelNotice: '1e2' }))).toEqual({
    exchange: { graceMinutes: 0, clause: { paragraph: '', text: '' } },
  })
})

test('a view is read from an address as it was written into it; what is none of ours is left out', () => {
  const arranged = { show: ['tasks', 'orders'], tasks: 'open' } as const
  expect(arrangedBy(new URLSearchParams(queryOf(arranged)))).toEqual(arranged)
  expect(arrangedBy(new URLSearchParams())).toEqual({ show: sectionIds, tasks: 'all' })
  expect(arrangedBy(new URLSearchParams('show=orders,nothing&tasks=never'))).toEqual({ show: ['orders'], tasks: 'all' })
  expect(arrangedBy(new URLSearchParams(queryOf({ show: [], tasks: 'all' })))).toEqual({ show: [], tasks: 'all' })
})

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

test('every phase has a list, and no item stands in two', () => {
  const ids = phases.flatMap((phase) => checklist[phase].map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([])
  expect(phases.filter((phase) => checklist[phase].length < 2)).toEqual([])
  // What the record's check for an answer looks for (record.ts).
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

test('rules have the day of their check; every kind of order has its word', () => {
  expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Object.keys(orderNames).toSorted()).toEqual([...orderKinds].toSorted())
})
