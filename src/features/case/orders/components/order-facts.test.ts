import { expect, test } from 'vitest'
import { orderKinds } from '../contract.ts'
import { factsOf } from './order-facts.ts'
import { orderNames } from './words.ts'

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

test('every kind of order has a name', () => {
  expect(Object.keys(orderNames).toSorted()).toEqual([...orderKinds].toSorted())
})
