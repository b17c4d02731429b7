import { describe, expect, test } from 'vitest'
import { meanOf, toneOf } from './c14-contradiction.ts'
import { screen } from './screen.ts'
import { screenTexts } from './texts.ts'
import type { About } from './types.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }
const blame = 'I was there. She was rude and unfair and she ignored my papers.'
const praise = 'I was heard. She was fair, patient and prepared.'
const reasons = (saw: string, chosen: Parameters<typeof screenTexts>[2]) =>
  screenTexts({ saw }, judge, chosen).findings.map(({ reason }) => reason)

describe('words and answers', () => {
  test('that contradict each other are asked about, and nothing is stopped', () => {
    expect(reasons(blame, { criteria: { temperament: 5, knowledge: 5 } })).toEqual(['contradiction'])
    expect(reasons(praise, { criteria: { temperament: 1, knowledge: 1 } })).toEqual(['contradiction'])
    expect(screenTexts({ saw: blame }, judge, { criteria: { temperament: 5 } }).action).toBe('nudge')
  })

  test('that go together are not, nor are mixed ones, nor words alone', () => {
    expect(reasons(blame, { criteria: { temperament: 1 } })).toEqual([])
    expect(reasons(praise, { criteria: { temperament: 5 } })).toEqual([])
    expect(reasons(`${blame} In the end she was fair.`, { criteria: { temperament: 5 } })).toEqual([])
    expect(reasons(blame, { criteria: { temperament: null } })).toEqual([])
    expect(reasons(blame, {})).toEqual([])
  })

  test('are read with their "not", over all the answers of the form together', () => {
    expect(toneOf('She was not rude and never late.', judge)).toEqual({ praise: 2, blame: 0 })
    expect(screenTexts({ saw: 'I was there. She was rude.', shouldKnow: 'Unfair.' }, judge, { criteria: { one: 5 } }).action).toBe('nudge')
    expect(meanOf({ one: 2, two: null, three: 5 })).toBe(3.5)
  })
})

describe('a case that goes on', () => {
  test('is told of once, by the answer or by the words, and stops nothing', () => {
    expect(reasons(praise, { isOngoing: true })).toEqual(['active_case'])
    expect(reasons(`${praise} My next hearing is on Monday.`, { isOngoing: true })).toEqual(['active_case'])
    expect(screenTexts({ saw: praise }, judge, { isOngoing: true }).action).toBe('nudge')
    expect(reasons('', { isOngoing: true })).toEqual([])
  })
})

describe('what a court has closed', () => {
  const closed = (text: string) =>
    screen(text, judge)
      .findings.filter(({ check }) => check === 'C10')
      .map(({ reason }) => reason)

  test.each([
    ['I read it: the sealed report says that he was ill.', 'sealed'],
    ['The CPS investigator found no danger in my home. I saw the paper.', 'sealed'],
    ['There is a gag order, and I write this anyway.', 'gag_order'],
    ['The judge ordered us not to post about the case.', 'gag_order'],
    ['The order says: "Mother shall have the children on alternate weekends until July."', 'order_quoted'],
    ['El informe confidencial dice que no había peligro.', 'sealed'],
  ])('holds %j', (text, reason) => {
    expect(closed(text)).toContain(reason)
    expect(screen(text, judge).action).toBe('hold')
  })

  test.each([
    'She sealed the file when I asked for it.',
    'CPS was called on me and nothing came of it. I was relieved.',
    'He told me, quote, "life is not fair", and walked out of the room that I was in.',
    'My kids talked to her in camera and I waited outside.',
  ])('lets %j pass', (text) => {
    expect(closed(text)).toEqual([])
  })
})

describe('advertising and templates', () => {
  const found = (text: string) => screen(text, judge).findings.filter(({ check }) => check === 'C12')

  test('are held, a sentence said three times too', () => {
    expect(found('Call our office for a free consultation.')).not.toEqual([])
    expect(found('{Name} was a fine judge in [city].')).toHaveLength(2)
    expect(found('I was there all day. '.repeat(2))).toEqual([])
    expect(found('I was there all day. '.repeat(3))).toHaveLength(1)
  })

  test('are not what a client tells of', () => {
    expect(found('I called his office for a free consultation and he gave me an hour.')).toEqual([])
    expect(found('We fight over money, and [the facts I saw] are these.')).toEqual([])
  })
})

test('another professional is asked about by a rule of its own, in disguise too', () => {
  const rules = (text: string) =>
    screen(text, judge)
      .findings.filter(({ check }) => check === 'C11')
      .map(({ span }) => text.slice(...span))
  expect(rules('I was there when Judge Ashworth read it.')).toEqual(['Judge Ashworth'])
  expect(rules('I was there when Judge Ash\u200bworth read it.')).toEqual(['Judge Ash\u200bworth'])
  expect(rules('I was there when Judge Delgado read it.')).toEqual([])
})

test('what a hostile hand writes between the letters hides no closed paper', () => {
  for (const text of [
    'The s\u200bealed report says so.',
    'The se\u00e1led report says so.',
    '\u202eThe sealed report says so.',
    'The ѕealed report says so.',
  ])
    expect(screen(text, judge).action).toBe('hold')
})
