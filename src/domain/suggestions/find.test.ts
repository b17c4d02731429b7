import { describe, expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { findCandidates, longestQuote, mostCandidates } from './find.ts'
import type { Candidate, KnownPerson } from './types.ts'

const people: readonly KnownPerson[] = [
  { name: 'Ben Harlow', also: ['Ben'] },
  { name: 'Ana Moreno', also: ['Ana'] },
  { name: 'Maya', also: [] },
]
const written = '2026-03-05' as Day
const inText = (text: string, on: Day | null = written) => findCandidates([{ text, written: on }], people)
const one = (text: string, on: Day | null = written): Candidate => {
  const found = inText(text, on)
  expect(found).toHaveLength(1)
  return found[0]!
}
const whenOf = (text: string, on: Day | null = written) => {
  const { first, last, time, precision, isAbout } = one(text, on).when
  return [precision, first, ...(last === first ? [] : [last]), ...(time === null ? [] : [time]), ...(isAbout ? ['about'] : [])]
}

describe('the date that a sentence speaks of', () => {
  test.each([
    ['Ben picked Maya up on March 3, 2026 at 5:25 PM.', ['day', '2026-03-03', '17:25']],
    ['At 5:25 PM on 3/3/2026 Ben picked Maya up.', ['day', '2026-03-03', '17:25']],
    ['The lessons of 2026-02-20 were paid in cash.', ['day', '2026-02-20']],
    ['They were away from February 3 to 7, 2026 without a call.', ['range', '2026-02-03', '2026-02-07']],
    ['The nurse saw Maya in January 2026 because of asthma.', ['month', '2026-01-01', '2026-01-31']],
    ['Ben moved to Dayton in the summer of 2024 with his sister.', ['season', '2024-06-01', '2024-08-31']],
    ['The lease began about March 1, 2025 in Dayton.', ['day', '2025-03-01', 'about']],
    ['Ben moved out in late March 2025 with his sister.', ['month', '2025-03-01', '2025-03-31', 'about']],
  ])('%s', (text, expected) => {
    expect(whenOf(text, null)).toEqual(expected)
  })

  test.each([
    ['I paid for the tutoring yesterday, all of it.', ['day', '2026-03-04', 'about']],
    ['Ben brought Maya back last Friday after nine.', ['day', '2026-02-27', 'about']],
    ['I paid the invoice two weeks ago by check.', ['day', '2026-02-19', 'about']],
    ['I paid the invoice a couple of days ago by check.', ['day', '2026-03-03', 'about']],
    ['The dentist saw her last week for a filling.', ['range', '2026-02-22', '2026-02-28', 'about']],
    ['The dentist saw her last month for a filling.', ['month', '2026-02-01', '2026-02-28', 'about']],
    ['We went to the lake last year with my sister.', ['year', '2025-01-01', '2025-12-31', 'about']],
    ['I dropped the books off on Friday after work.', ['day', '2026-02-27', 'about']],
    ['I will drop the books off on Friday after work.', ['day', '2026-03-06', 'about']],
    ['The hearing was on December 20 in room 4.', ['day', '2025-12-20', 'about']],
  ])('counted from the day of writing: %s', (text, expected) => {
    expect(whenOf(text)).toEqual(expected)
    expect(inText(text, null)).toEqual([])
  })

  test('a weekday that is not that of its day makes it a guess, and days that don’t exist are none', () => {
    expect(whenOf('Ben came late on Monday, March 3, 2026.', null)).toEqual(['day', '2026-03-03', 'about'])
    expect(inText('Ben came late on February 30, 2026 again.')).toEqual([])
    expect(inText('The school pays 24/7 and 1/2 of it, as in 2026.', null)).toEqual([])
  })

  test('a time that something else was agreed for is not that of the day', () => {
    expect(one('On March 3, 2026 Ben agreed to 5:30 PM on school days.').when.time).toBeNull()
  })
})

describe('dates that are rarely facts', () => {
  test.each([
    'Maya was born on June 2, 2016 in Columbus, Ohio.',
    'Name: Maya Harlow, DOB 06/02/2016, grade 4.',
    'Form FL-311 [Rev. January 1, 2026] is used for this.',
    'Fam. Code § 3044 (Stats. 2018, eff. January 1, 2019) applies here.',
    'See Smith v. Jones (E.D. Ohio Sept. 5, 2019) on this point.',
    'March 5, 2026\n\nDear Ms. Flores,\n\nthank you.',
    'Date: Thu, 5 Mar 2026 10:00:00\nthank you for writing.',
    'Printed: March 5, 2026 by the clerk of the court',
    'It feels like yesterday that she was a baby.',
  ])('is not suggested: %s', (text) => {
    expect(inText(text)).toEqual([])
  })

  test.each([
    'FILED 03/07/2026 10:14 AM Franklin County Clerk of Courts',
    'Dated: March 5, 2026, at Columbus, Ohio.',
    'IT IS SO ORDERED this 3rd day of March, 2026.',
    'The parents follow the order of January 4, 2024 in all other respects.',
  ])('comes behind the others: %s', (text) => {
    expect(one(text, null).isLow).toBe(true)
  })

  test('a line at the head of every page is none of them', () => {
    const page = (words: string) => ({ text: `Harlow v. Moreno  Filed March 1, 2026\n\n${words}`, written: null })
    const found = findCandidates([page('One.'), page('On March 3, 2026 Ben came late to the exchange.'), page('Two.')], people)
    expect(found.map(({ piece, when }) => [piece, when.first])).toEqual([[1, '2026-03-03']])
  })
})

describe('what a suggestion has', () => {
  test('its sentence word by word, with marks for date, time, amount and people', () => {
    const text = 'Hello.\nOn March 3, 2026 at 5:25 PM Ben paid Ms. Flores $1,240.50 for Maya. Thank you.'
    const found = one(text)
    expect(text.slice(found.from, found.to)).toBe('On March 3, 2026 at 5:25 PM Ben paid Ms. Flores $1,240.50 for Maya.')
    expect(found.marks.map(({ from, to, kind }) => [kind, text.slice(from, to)])).toEqual([
      ['date', 'March 3, 2026'],
      ['time', '5:25 PM'],
      ['person', 'Ben'],
      ['person', 'Ms. Flores'],
      ['amount', '$1,240.50'],
      ['person', 'Maya'],
    ])
    expect(found).toMatchObject({ cents: 124_050, people: ['Ben Harlow', 'Ms. Flores', 'Maya'], topic: 'payment', kind: 'expense' })
  })

  test('the time keeps its place before the day too', () => {
    const text = 'At 5:25 PM on March 3, 2026 Ben was at the library.'
    expect(one(text).marks.map(({ from, to }) => text.slice(from, to))).toEqual(['5:25 PM', 'March 3, 2026', 'Ben'])
  })

  test('one for each date of a sentence, up to four', () => {
    const found = inText('Ben missed March 3, 2026, March 10, 2026 and March 17, 2026 without a call.')
    expect(found.map(({ when }) => when.first)).toEqual(['2026-03-03', '2026-03-10', '2026-03-17'])
    const days = Array.from({ length: 9 }, (_, n) => `March ${n + 1}, 2026`).join(', ')
    expect(inText(`Ben missed ${days} without a call.`)).toHaveLength(4)
  })

  test('a name that two people share names neither', () => {
    const found = findCandidates(
      [{ text: 'On March 3, 2026 Sam came late to the exchange.', written: null }],
      [
        { name: 'Sam Harlow', also: ['Sam'] },
        { name: 'Sam Moreno', also: ['Sam'] },
      ],
    )
    expect(found[0]!.people).toEqual([])
  })

  test('of a sentence without end only what is around the date', () => {
    const words = 'the parents and the school and the library '.repeat(60)
    const found = one(`${words} on March 3, 2026 ${words}`)
    expect(found.to - found.from).toBeLessThanOrEqual(longestQuote + 20)
    expect(found.marks[0]!.from).toBeGreaterThanOrEqual(found.from)
  })
})

describe('a long source', () => {
  const line = 'On March 3, 2026 the school called about homework. '
  test('is cut at what ranks lowest', () => {
    const low = 'The parents follow the order of January 4, 2024 in all. '
    const text = `${low.repeat(50)}\n${Array.from({ length: 220 }, (_, n) => `On March 3, 2026 Ben paid $${n} for lunch.`).join('\n')}`
    const found = inText(text)
    expect(found).toHaveLength(mostCandidates)
    expect(found.some(({ isLow }) => isLow)).toBe(false)
  })

  test('quotes are exact behind the first block too', () => {
    const text = `${'No date stands in this line at all.\n'.repeat(1000)}${line}`
    const found = one(text)
    expect(text.slice(found.from, found.to)).toBe(line.trim())
  })

  test('is read in time that grows with its length', () => {
    const words = 'The parents share the costs of health care, and each of them pays half of what insurance does not pay. '
    const text = (length: number) => `${line}${words.repeat(6)}\n`.repeat(Math.ceil(length / 680)).slice(0, length)
    const time = (length: number) => {
      const [piece, begin] = [{ text: text(length), written }, performance.now()]
      findCandidates([piece], people)
      return performance.now() - begin
    }
    time(100_000)
    // Four times the text takes four times as long, and its square would take sixteen. A busy machine spoils a try, but not each of eight.
    const ratios = Array.from({ length: 8 }, () => time(200_000) / time(50_000))
    expect(Math.min(...ratios)).toBeLessThan(8)
  })

  test.each(['', ' ', '\n'.repeat(10_000), 'Mar '.repeat(20_000), '$'.repeat(20_000), '3/3/'.repeat(20_000), 'A.'.repeat(20_000)])(
    'strange texts end: %#',
    (text) => {
      expect(inText(text)).toEqual([])
    },
  )
})
