import { describe, expect, test } from 'vitest'
import { outcomes } from '#domain/ratings/raters.ts'
import { Rating } from '#ratings/ratings/contract.ts'
import { criteriaOf, partsOf } from '#domain/ratings/criteria.ts'
import { demoPeople } from './people.ts'
import type { FictionalReview } from '#ratings/reviews/public.ts'
import { bankOf, demoReviews } from './reviews.ts'
import { wordings } from './words/compose.ts'

const people = demoPeople()
const reviews = demoReviews(people)
const personOf = new Map(people.map((person) => [person.key, person]))
const byPerson = Map.groupBy(reviews, ({ person }) => person)

const variants = (sentences: readonly string[]) => sentences.reduce((sum, sentence) => sum + wordings(sentence), 0)
const meanOf = (review: FictionalReview) => {
  const answers = Object.values(review.criteria).filter((value) => value !== null)
  return answers.reduce((sum, value) => sum + value, 0) / answers.length
}
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the reviews of the demo', () => {
  test('are about 6,000 of 600 people in all roles, some with a few, some with many', () => {
    expect(reviews.length).toBeGreaterThan(5500)
    expect(byPerson.size).toBe(600)
    expect(new Set([...byPerson.keys()].map((key) => personOf.get(key)!.role)).size).toBe(4)
    const counts = [...byPerson.values()].map(({ length }) => length)
    expect(counts.filter((n) => n < 5).length).toBeGreaterThan(150)
    expect(counts.filter((n) => n >= 5 && n < 15).length).toBeGreaterThan(150)
    expect(counts.filter((n) => n >= 15 && n <= 60).length).toBeGreaterThan(80)
    expect(Math.max(...counts)).toBeLessThanOrEqual(60)
  })

  test('are all of fictional people', () => {
    expect(reviews.filter(({ person }) => personOf.get(person)?.isFictional !== true)).toEqual([])
  })

  test('could each have been sent with the form', () => {
    for (const review of reviews) {
      const { role, kind } = personOf.get(review.person)!
      expect(Object.keys(review.criteria)).toEqual(criteriaOf(role, kind))
      expect(Object.values(review.criteria).filter((value) => value !== null).length).toBeGreaterThanOrEqual(3)
      expect(partsOf(role)).toContain(review.part)
      const { criteria, saw, wentWell, shouldKnow, part, outcome, eventMonth } = review
      const sent = {
        professional: '00000000-0000-8000-8000-000000000000',
        criteria,
        saw,
        ...(wentWell !== null && { wentWell }),
        ...(shouldKnow !== null && { shouldKnow }),
        part,
        outcome,
        eventMonth: eventMonth.slice(0, 7),
        attested: true,
      }
      expect(Rating.safeParse(sent).error).toBeUndefined()
    }
  })

  test('tell of the last thirty months, and came later than what they tell', () => {
    for (const { eventMonth, receivedOn } of reviews) {
      expect(eventMonth).toMatch(/^20(23-(09|1\d)|24-..|25-..|26-0[12])-01$/)
      expect(receivedOn.slice(0, 7) > eventMonth.slice(0, 7)).toBe(true)
      expect(receivedOn <= '2026-03-10').toBe(true)
    }
  })

  test('have random ids of their own', () => {
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
    for (const { id } of reviews) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('are kinder where the outcome was liked, but not by much', () => {
    const of = (outcome: string) => average(reviews.filter((review) => review.outcome === outcome).map(meanOf))
    const gap = of('mostly_for_me') - of('mostly_against_me')
    expect(gap).toBeGreaterThan(0.3)
    expect(gap).toBeLessThan(1.2)
    expect(new Set(reviews.map(({ outcome }) => outcome))).toEqual(new Set(outcomes))
  })

  test('differ from each other, and those of one person say no sentence twice', () => {
    expect(new Set(reviews.map(({ saw }) => saw)).size).toBe(reviews.length)
    for (const mine of byPerson.values()) {
      const said = mine.flatMap(({ saw, wentWell, shouldKnow }) => [...saw.split(/(?<=\.) /), wentWell, shouldKnow])
      const sentences = said.filter((sentence) => sentence !== null)
      expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([])
    }
  })

  test('name nobody and hold no number and no unfilled place', () => {
    const families = new Set(people.map(({ name }) => name.family))
    for (const { saw, wentWell, shouldKnow } of reviews) {
      const text = [saw, wentWell, shouldKnow].filter((part) => part !== null).join(' ')
      expect(text).not.toMatch(/[0-9{}[\]|]|\w+: [a-z]+:/)
      expect(text.split(/[^A-Za-z]+/).filter((word) => families.has(word))).toEqual([])
    }
  })
})

describe('the sentences', () => {
  const kinds = [
    ['judge', 'judge'],
    ['attorney', 'attorney'],
    ['gal', 'guardian_ad_litem'],
    ['expert', 'custody_evaluator'],
    ['expert', 'mediator'],
    ['expert', 'visitation_supervisor'],
  ] as const

  test.each(kinds)('for %s (%s) have at least 40 wordings for each answer of the form', (role, kind) => {
    for (const part of partsOf(role)) {
      const bank = bankOf(role, kind, part)
      expect(variants(Object.values(bank.saw).flatMap(({ good, poor }) => [...good, ...poor]))).toBeGreaterThanOrEqual(40)
      expect(variants(Object.values(bank.went).flat())).toBeGreaterThanOrEqual(40)
      expect(variants(bank.know)).toBeGreaterThanOrEqual(40)
    }
  })

  test.each(kinds)('for %s (%s) speak of every criterion, well and badly, to every rater', (role, kind) => {
    for (const part of partsOf(role)) {
      const bank = bankOf(role, kind, part)
      expect(Object.keys(bank.saw)).toEqual(criteriaOf(role, kind))
      expect(Object.keys(bank.went).toSorted()).toEqual([...criteriaOf(role, kind)].toSorted())
      const lists = [
        bank.settings,
        bank.fair,
        ...Object.values(bank.went),
        ...Object.values(bank.saw).flatMap(({ good, poor }) => [good, poor]),
      ]
      for (const list of lists) expect(list.length).toBeGreaterThan(0)
    }
  })
})
