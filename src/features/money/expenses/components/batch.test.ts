import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { type BatchRow, draftOf, isEmpty, lostIn, missingIn, rowAfter } from './batch.ts'

const today = '2026-03-12'
const full: BatchRow = {
  key: 'a',
  title: 'Soccer cleats',
  amount: '42.78',
  day: '2026-03-10',
  category: 'c',
  children: ['k'],
  receipt: null,
  draft: null,
}
const missing = (more: Partial<BatchRow>) => {
  const found = missingIn({ ...full, ...more }, today)
  return found && [found.field, english(found.sentence)]
}

test('a row says the first thing that it needs before it can be sent', () => {
  expect(missing({})).toBeNull()
  expect(missing({ title: ' ', amount: '' })).toEqual(['title', 'Enter what the expense was for.'])
  expect(missing({ amount: '' })).toEqual(['amount', 'Enter an amount.'])
  expect(missing({ amount: '12,50' })).toEqual(['amount', 'Write cents after a period, such as 12.50.'])
  expect(missing({ amount: '-5' })).toEqual(['amount', 'Enter an amount above zero.'])
  expect(missing({ amount: '0' })).toEqual(['amount', 'Enter an amount above zero.'])
  expect(missing({ amount: '1234567890123456789' })).toEqual(['amount', 'Enter an amount of at most $10,000,000.'])
  expect(missing({ amount: '€20' })).toEqual(['amount', 'Enter the amount in US dollars.'])
  expect(missing({ day: '2026-02-29' })).toEqual(['day', 'Enter the day you paid.'])
  expect(missing({ day: '2026-03-13' })).toEqual(['day', 'This day is still to come. An expense is sent once it was paid.'])
  expect(missing({ category: null })).toEqual(['category', 'Choose a category.'])
  expect(missing({ children: [] })).toEqual(['children', 'Choose at least one child.'])
})

test('a row without an amount that can be read is a draft without an amount', () => {
  expect(draftOf({ ...full, amount: '12,50', day: '' }, today)).toMatchObject({ cents: 0, day: today, files: [] })
  expect(draftOf({ ...full, title: ' Cleats ' }, today)).toMatchObject({ title: 'Cleats', cents: 4278, category: 'c', children: ['k'] })
})

test('an amount or a day that a draft could not hold is named before it would be lost', () => {
  expect(lostIn(full)).toBeNull()
  expect(lostIn({ ...full, amount: '' })).toBeNull()
  expect(lostIn({ ...full, amount: '12,50' })).toMatchObject({ field: 'amount' })
  expect(lostIn({ ...full, day: '' })).toMatchObject({ field: 'day' })
  expect(lostIn({ ...full, amount: '', day: '' })).toBeNull()
})

test('the next row has day, category and children of the one before, and is empty', () => {
  const next = rowAfter(full, 'b')
  expect(next).toMatchObject({ key: 'b', title: '', amount: '', day: '2026-03-10', category: 'c', children: ['k'], draft: null })
  expect(isEmpty(next)).toBe(true)
  expect(isEmpty({ ...next, receipt: { file: 'f', name: 'r.jpg', bytes: 1, type: 'image/jpeg', isScanned: true } })).toBe(false)
})
