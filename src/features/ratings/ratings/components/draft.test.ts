import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { dayOf } from '#kernel/day.ts'
import { longestText, Rating, shortestText } from '../contract.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { refusalOf } from '../rules.ts'
import { blank, type Draft, isAnyWaiting, isStarted, problemsOf, ratingOf, setAside, waitingDraft } from './draft.ts'

const id = '3f0c8a52-1d7e-4b90-8c56-0a1b2c3d4e5f'
const today = dayOf(Date.parse('2026-03-12T18:00:00Z'))
const questions = criteriaOf('judge', 'judge')
const whole: Draft = {
  part: 'parent',
  criteria: { integrity: 4, knowledge: 5, communication: 3, heard: null },
  saw: 'x'.repeat(shortestText),
  wentWell: '',
  shouldKnow: ' Bring copies. ',
  month: '03',
  year: '2026',
  outcome: 'ongoing',
  monthSure: false,
  attested: true,
}
const fieldsOf = (draft: Draft) => problemsOf(draft, questions, '2026-03').map(({ field }) => field)

describe('a rating that is filled in', () => {
  test('is what the call takes and the rules accept, with the empty text left out', () => {
    expect(fieldsOf(whole)).toEqual([])
    const rating = ratingOf(whole, id)!
    expect(safeParse(Rating, rating).success).toBe(true)
    expect(refusalOf(rating, { role: 'judge', kind: 'judge' }, today)).toBeNull()
    expect(rating).not.toHaveProperty('wentWell')
    expect(rating.shouldKnow).toBe('Bring copies.')
  })

  test('is refused by the form wherever the contract or the rules would refuse it', () => {
    const spoiled: Draft[] = [
      { ...whole, criteria: { integrity: 4, knowledge: 5, heard: null } },
      { ...whole, saw: ` ${'x'.repeat(shortestText - 1)} ` },
      { ...whole, saw: 'x'.repeat(longestText + 1) },
      { ...whole, wentWell: 'x'.repeat(longestText + 1) },
      { ...whole, shouldKnow: 'x'.repeat(longestText + 1) },
      { ...whole, month: '04' },
      { ...whole, year: '' },
      { ...whole, month: '' },
    ]
    for (const draft of spoiled) {
      const rating = ratingOf(draft, id)!
      const isTaken = safeParse(Rating, rating).success && refusalOf(rating, { role: 'judge', kind: 'judge' }, today) === null
      expect(isTaken).toBe(false)
      expect(fieldsOf(draft)).toHaveLength(1)
    }
  })

  test('is not made while the part, the outcome or the statements are missing', () => {
    for (const missing of [{ part: null }, { outcome: null }, { attested: false }]) {
      expect(ratingOf({ ...whole, ...missing }, id)).toBeNull()
      expect(fieldsOf({ ...whole, ...missing })).toHaveLength(1)
    }
  })
})

test('the problems of an empty form come in the order of the form', () => {
  expect(fieldsOf(blank)).toEqual(['part', 'criteria', 'saw', 'eventMonth', 'outcome', 'attested'])
})

test('too few answers lead to the first question without a number', () => {
  const [problem] = problemsOf({ ...whole, criteria: { integrity: 4, knowledge: null } }, questions, '2026-03')
  expect(problem).toMatchObject({ field: 'criteria', control: 'criteria-knowledge' })
})

test('a started draft waits for its own professional until it is cleared', () => {
  expect(isStarted(blank)).toBe(false)
  setAside(id, whole)
  expect(waitingDraft(id)).toEqual(whole)
  expect(waitingDraft('somebody else')).toBeNull()
  setAside(id, blank)
  expect(waitingDraft(id)).toBeNull()
  expect(isAnyWaiting()).toBe(false)
})
