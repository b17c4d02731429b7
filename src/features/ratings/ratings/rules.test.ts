import { describe, expect, test } from 'vitest'
import { ratingOf } from '#test/support/ratings.ts'
import { partsOf } from '#domain/ratings/criteria.ts'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { type Kind, kinds, type Role, roles } from '#directory/professionals/contract.ts'
import type { Rating } from './contract.ts'
import { refusalOf } from './rules.ts'

const today = '2026-03-12' as Day
const judge = { role: 'judge', kind: 'judge' } as const
const id = '00000000-0000-4000-a000-000000000000'
const refused = (given: Partial<Rating>, rated: { role: Role; kind: Kind } = judge) =>
  refusalOf({ ...ratingOf(id, rated), ...given }, rated, today)

test('the questions can be answered by everybody who may rate: each kind takes a full rating from each of its parts', () => {
  for (const role of roles) {
    for (const kind of kinds[role]) {
      for (const part of partsOf(role)) {
        expect(refusalOf({ ...ratingOf(id, { role, kind }), part }, { role, kind }, today)).toBeNull()
      }
    }
  }
})
describe('a rating is refused', () => {
  test('with an answer to a question that is not asked of this role', () => {
    expect(refused({ criteria: { integrity: 4, knowledge: 4, temperament: 4, candor: 1 } })?.field).toBe('criteria.candor')
  })
  test('with fewer than three answers', () => {
    const refusal = refused({ criteria: { integrity: 4, knowledge: 4, temperament: null } })
    expect(refusal && english(refusal.why)).toContain('2 are answered')
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
