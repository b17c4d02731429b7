import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { barsOf, closedTo, filled, breakGlassMay, breakGlassState, isLastSuper, revokeProblem, waitsFor } from './rules.ts'

describe('who may act on whom', () => {
  test('an admin acts on members and on other staff, and never on a super admin or on themselves', () => {
    const admin = { account: 'a', roles: ['admin'] as const }
    expect(closedTo(admin, { account: 'b', roles: [] })).toBe(null)
    expect(closedTo(admin, { account: 'b', roles: ['moderator', 'admin'] })).toBe(null)
    expect(closedTo(admin, { account: 'b', roles: ['beta_tester', 'super_admin'] })).toBe('super')
    expect(closedTo(admin, { account: 'a', roles: ['admin'] })).toBe('self')
  })

  test('a super admin acts on another one, and not on themselves', () => {
    const one = { account: 'a', roles: ['super_admin'] as const }
    expect(closedTo(one, { account: 'b', roles: ['super_admin'] })).toBe(null)
    expect(closedTo(one, one)).toBe('self')
  })

  test('the last super admin stays, the one who asks; nobody gives up their own role', () => {
    expect(revokeProblem('a', { account: 'b', role: 'super_admin' }, ['a', 'b'])).toBe(null)
    expect(english(revokeProblem('a', { account: 'a', role: 'super_admin' }, ['a', 'b'])!)).toMatch('their own')
    expect(english(revokeProblem('a', { account: 'a', role: 'super_admin' }, ['a'])!)).toMatch('last super admin')
    expect(english(revokeProblem(null, { account: 'a', role: 'super_admin' }, ['a'])!)).toMatch('last super admin')
    expect(revokeProblem('a', { account: 'a', role: 'admin' }, ['a'])).toBe(null)
  })

  test('someone who is suspended is not counted: who is left is the last', () => {
    expect(isLastSuper('a', ['a'])).toBe(true)
    expect(isLastSuper('b', ['a'])).toBe(false)
  })
})

describe('a view that two persons agree to', () => {
  const asked = { askedAt: 0, decision: null, endsAt: null, endedAt: null }
  const hour = 3_600_000

  test('waits a day for its decision, runs for its hours, and can be ended', () => {
    expect(breakGlassState(asked, waitsFor - 1)).toBe('waiting')
    expect(breakGlassState(asked, waitsFor)).toBe('too_old')
    const approved = { ...asked, decision: 'approved', endsAt: 3 * hour } as const
    expect(breakGlassState(approved, 3 * hour - 1)).toBe('open')
    expect(breakGlassState(approved, 3 * hour)).toBe('over')
    expect(breakGlassState({ ...approved, endedAt: hour }, 2 * hour)).toBe('over')
    expect(breakGlassState({ ...asked, decision: 'refused' }, 1)).toBe('refused')
  })

  test('the one who asked never decides, the one who decides never looks, and the one it is about does neither', () => {
    const of = { about: 'ana', askedBy: 'sol' }
    expect(breakGlassMay('sol', of, 'waiting', 'self')).toEqual([])
    expect(breakGlassMay('tom', of, 'waiting', 'ok')).toEqual(['decide'])
    expect(breakGlassMay('tom', of, 'waiting', 'young')).toEqual([])
    expect(breakGlassMay('ana', of, 'waiting', 'ok')).toEqual([])
    expect(breakGlassMay('sol', of, 'open', 'self')).toEqual(['look', 'end'])
    expect(breakGlassMay('tom', of, 'open', 'young')).toEqual(['end'])
    expect(breakGlassMay('ana', of, 'open', 'ok')).toEqual([])
    for (const state of ['refused', 'over', 'too_old'] as const) expect(breakGlassMay('sol', of, state, 'self')).toEqual([])
  })
})

describe('bars', () => {
  test.each([
    [7, 7, '2026-03-06'],
    [30, 10, '2026-02-11'],
    [90, 10, '2025-12-13'],
  ])('of %i days there are %i, they begin on %s, end today, and each day is in exactly one', (days, count, first) => {
    const bars = barsOf('2026-03-12', days)
    expect(bars).toHaveLength(count)
    expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([first, '2026-03-12'])
    const each = Array.from({ length: days }, (_, back) => ({
      day: new Date(Date.parse('2026-03-12T00:00:00Z') - back * 86_400_000).toISOString().slice(0, 10),
      n: 1,
    }))
    expect(filled(bars, each).reduce((sum, { n }) => sum + n, 0)).toBe(days)
  })

  test('what lies outside of the period is not counted', () => {
    expect(filled(barsOf('2026-03-12', 7), [{ day: '2026-03-05', n: 5 }]).every(({ n }) => n === 0)).toBe(true)
  })
})
