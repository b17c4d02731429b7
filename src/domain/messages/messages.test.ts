import { expect, test } from 'vitest'
import { plainly } from './plain-text.ts'
import { answerDue, goesOutAt, stateOfMessage } from './sending.ts'

test('a name is shown without what turns it around or can’t be seen, and an emoji stays whole', () => {
  expect(plainly('Ben\u202E nomeraH\u202C')).toBe('Ben nomeraH')
  expect(plainly(' Fa\u200Bir \u2066today\u2069\n\uFEFF')).toBe('Fair today')
  expect(plainly('👨‍👩‍👧 María שלום')).toBe('👨‍👩‍👧 María שלום')
})

test('a message goes out ten seconds after the press, or at its time, and not a week later', () => {
  expect(goesOutAt(1000, null)).toBe(11_000)
  expect(goesOutAt(1000, 4000)).toBe(11_000)
  expect(goesOutAt(1000, 60_000)).toBe(60_000)
  expect(goesOutAt(1000, 1000)).toBe(null)
  expect(goesOutAt(1000, 1001 + 7 * 86_400_000)).toBe(null)
})

test('an answer is due at the author’s time, else by the order from the press, else at none', () => {
  const order = { hours: 72, paragraph: '9(b)' }
  expect(answerDue(0, 5000, order)).toEqual({ at: 5000, paragraph: '' })
  expect(answerDue(0, null, order)).toEqual({ at: 72 * 3_600_000, paragraph: '9(b)' })
  expect(answerDue(0, null, null)).toBe(null)
})

test('a message is a draft, waits, or is sent, by which times it has', () => {
  const at = new Date(0)
  expect(stateOfMessage({ sentAt: null, publishedAt: null })).toBe('draft')
  expect(stateOfMessage({ sentAt: at, publishedAt: null })).toBe('waiting')
  expect(stateOfMessage({ sentAt: at, publishedAt: at })).toBe('sent')
})
