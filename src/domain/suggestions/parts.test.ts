import { describe, expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'
import { boxesOf } from './boxes.ts'
import { issueFor, topicOf } from './topics.ts'
import { writtenIn } from './written.ts'

describe('amounts', () => {
  test.each([
    ['$240', [24_000]],
    ['$ 1,240.50 and US$40', [124_050, 4_000]],
    ['40 dollars, 1,200.00 USD', [4_000, 120_000]],
    ['$2 million', [200_000_000]],
    ['$18k', [1_800_000]],
    ['A$5, 240, 5 percent, $', []],
  ])('%s', (text, cents) => {
    expect(amountsIn(text).map((amount) => amount.cents)).toEqual(cents)
  })
})

describe('topics', () => {
  test.each([
    ['Ben picked Maya up at the library.', 'exchange'],
    ['I paid the invoice in full.', 'payment'],
    ['The dentist saw her for a filling.', 'medical'],
    ['Father shall return the children by 6 PM.', 'order'],
    ['Ben filed a motion to change the time.', 'hearing'],
    ['Her teacher sent the report card home.', 'school'],
    ['Police came to the house that night.', 'incident'],
    ['She wrote me an email about it.', 'message'],
    ['We went to the lake with my sister.', 'other'],
  ])('%s', (sentence, topic) => {
    expect(topicOf(sentence)).toBe(topic)
  })

  test('an issue is proposed by its topic, else by its name in the sentence, else none', () => {
    const issues = ['School', 'Shared expenses', 'Lake house'].map((name) => ({ name }))
    expect(issueFor('payment', 'I paid $48 for after-school care.', issues)?.name).toBe('Shared expenses')
    expect(issueFor('other', 'The lake house was sold.', issues)?.name).toBe('Lake house')
    expect(issueFor('message', 'She wrote about after-school care.', issues)).toBeNull()
    expect(issueFor('other', 'Nothing of these.', [])).toBeNull()
  })
})

describe('the day of writing', () => {
  test.each([
    ['From: a@b.test\nDate: Thu, March 5, 2026\n\nOn March 3, 2026 he came.', '2026-03-05'],
    ['Clintonville School\nMarch 5, 2026\n\nDear parents,', '2026-03-05'],
    ['March 5, 2026\nMarch 6, 2026\n', null],
    ['On March 3, 2026 he came.', null],
    ['', null],
  ])('%#', (text, day) => {
    expect(writtenIn(text)).toBe(day)
  })
})

describe('boxes of a quote', () => {
  const lines: [string, number, number, number, number][][] = [
    [
      ['On', 0.1, 0.1, 0.05, 0.02],
      ['March', 0.16, 0.1, 0.1, 0.02],
    ],
    [['3,', 0.1, 0.14, 0.03, 0.02]],
  ]
  test('one for each line that the quote touches', () => {
    // "On March\n3,"
    expect(boxesOf(lines, { from: 3, to: 8 })).toEqual([[0.16, 0.1, 0.1, 0.02]])
    expect(boxesOf(lines, { from: 0, to: 11 })).toEqual([
      [0.1, 0.1, 0.16, 0.02],
      [0.1, 0.14, 0.03, 0.02],
    ])
    expect(boxesOf([], { from: 0, to: 11 })).toEqual([])
  })
})
