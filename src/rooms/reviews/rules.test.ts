import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../test/random.ts'
import { ratingOf } from '../../../test/ratings.ts'
import { type Day, dayOf, startOf } from '../../kernel/day.ts'
import { type Kind, kinds, type Role, roles } from '../professionals/contract.ts'
import { parts, type Rating, type Score } from './contract.ts'
import { chanceAt, chanceInDemo, criteriaOf, groupOf, headlineOf, partsOf, publishWindow, refusalOf } from './rules.ts'

const today = '2026-03-12' as Day
const judge = { role: 'judge', kind: 'judge' } as const
const id = '00000000-0000-4000-a000-000000000000'
const refused = (given: Partial<Rating>, rated: { role: Role; kind: Kind } = judge) =>
  refusalOf({ ...ratingOf(id, rated), ...given }, rated, today)

describe('what somebody is rated on', () => {
  test('follows role and kind: a judge on seven questions, a mediator on four', () => {
    expect(criteriaOf('judge', 'magistrate')).toHaveLength(7)
    expect(criteriaOf('attorney', 'attorney')).toContain('candor')
    expect(criteriaOf('gal', 'minors_counsel')).toContain('child_contact')
    expect(criteriaOf('expert', 'custody_evaluator')).toEqual(criteriaOf('expert', 'therapist'))
    expect(criteriaOf('expert', 'mediator')).toEqual(['neutrality', 'competence', 'timeliness', 'fees'])
  })

  test('can be answered by everybody who may rate: each kind takes a full rating from each of its parts', () => {
    for (const role of roles) {
      for (const kind of kinds[role]) {
        for (const part of partsOf(role)) {
          expect(refusalOf({ ...ratingOf(id, { role, kind }), part }, { role, kind }, today)).toBeNull()
        }
      }
    }
  })
})

describe('a rating is refused', () => {
  test('with an answer to a question that is not asked of this role', () => {
    expect(refused({ criteria: { integrity: 4, knowledge: 4, temperament: 4, candor: 1 } })?.field).toBe('criteria.candor')
  })
  test('with fewer than three answers', () => {
    expect(refused({ criteria: { integrity: 4, knowledge: 4, temperament: null } })?.why).toContain('2 are answered')
    expect(refused({ criteria: { integrity: 4, knowledge: 4, temperament: 1 } })).toBeNull()
  })
  test('from a part that nobody can have had with this role', () => {
    expect(refused({ part: 'client' })?.field).toBe('part')
    expect(refused({ part: 'parent' }, { role: 'attorney', kind: 'attorney' })?.field).toBe('part')
  })
  test('for a month in the future or before 1990, but not for this month', () => {
    expect(refused({ eventMonth: '2026-04' })?.field).toBe('eventMonth')
    expect(refused({ eventMonth: '1989-12' })?.field).toBe('eventMonth')
    expect(refused({ eventMonth: '2026-03' })).toBeNull()
    expect(refused({ eventMonth: '1990-01' })).toBeNull()
  })
  test('with characters that no page can show', () => {
    expect(refused({ saw: `${'a'.repeat(60)}\u0000` })?.field).toBe('saw')
    expect(refused({ shouldKnow: 'one\u001b[2J' })?.field).toBe('shouldKnow')
    expect(refused({ wentWell: 'one\ntwo\tthree' })).toBeNull()
  })
})

describe('groups', () => {
  test('keep the other side apart: its ratings never count with those of clients', () => {
    expect(parts.map(groupOf)).toEqual(['parents', 'parents', 'other_side', 'lawyers', 'lawyers', 'others'])
  })
  test('lead with the parents, else with whoever can be shown, never with the other side', () => {
    const score = (group: Score['group'], n: number): Pick<Score, 'group' | 'show'> => ({ group, show: n < 5 ? 'nothing' : 'interval' })
    expect(headlineOf([score('parents', 5), score('lawyers', 9)])?.group).toBe('parents')
    expect(headlineOf([score('parents', 2), score('lawyers', 9)])?.group).toBe('lawyers')
    expect(headlineOf([score('parents', 0), score('other_side', 9)])?.group).toBe('parents')
  })
})

describe('publication', () => {
  const hour = 3_600_000
  const tick = 60_000

  test('happens 6 to 72 hours after any moment of the day of receipt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * hour - 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (timeOfDay, share) => {
        const arrival = startOf(today) + timeOfDay
        const { opens, closes } = publishWindow(dayOf(arrival))
        const published = opens + share * (closes - opens)
        expect(published - arrival).toBeGreaterThanOrEqual(6 * hour)
        expect(published - arrival).toBeLessThanOrEqual(72 * hour)
      }),
    )
  })

  test('never happens before its window, has happened before the window ends, and is spread evenly over it', () => {
    const random = seededRandom(8)
    const { opens, closes } = publishWindow(today)
    const coarse = 10 * tick
    const moments = Array.from({ length: 3_000 }, () => {
      for (let now = opens - 3 * coarse; ; now += coarse) {
        if (random.next() < chanceAt(now, coarse, today)) return now
      }
    })
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(opens)
    expect(Math.max(...moments)).toBeLessThan(closes)
    const third = (closes - opens) / 3
    for (const part of [0, 1, 2]) {
      const share = moments.filter((at) => Math.floor((at - opens) / third) === part).length / moments.length
      expect(share).toBeGreaterThan(0.3)
      expect(share).toBeLessThan(0.37)
    }
  })

  test('catches up after a server that stood still', () => {
    expect(chanceAt(publishWindow(today).closes + 100 * hour, tick, today)).toBe(1)
  })

  test('takes two or three sweeps in the demonstration', () => {
    expect([1, 2, 3, 4].map(chanceInDemo)).toEqual([0, 0.5, 1, 1])
  })
})
