import { expect, test } from 'vitest'
import { checkRule } from '#domain/schedule/check-rule.ts'
import { factsOf, mirrored, patternOf, patterns } from '#domain/schedule/patterns.ts'
import type { Cycle } from '#domain/schedule/types.ts'
import { firstRule, swapped, weekLater } from '#domain/schedule/weeks.ts'
import { english } from '#kernel/english.ts'
import { missingIn, ruleIn } from './components/rule-form.ts'
import { holidayChoices, kindOf } from './components/rule-kinds.ts'
import { startFrom } from './components/start.ts'
import { Rules, type Version } from './contract.ts'
import { canOf, nextAfter, pastDays, stateAt, wayOf } from './rules.ts'

const form = (fields: Record<string, string | string[]>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) data.append(name, one)
  return data
}
const way = {
  basis: 'agreed',
  hasOrder: false,
  otherJoined: true,
  effective: '2026-12-07',
  today: '2026-11-21',
  hasSchedule: true,
} as const

test.each(['draft', 'proposed', 'approved', 'declined', 'withdrawn', 'expired'] as const)(
  'nobody but a parent does anything with a version that is %s',
  (state) => {
    for (const isMine of [true, false]) expect(Object.values(canOf({ state, isMine, isParent: false }))).not.toContain(true)
  },
)

test('one answers the other parent’s proposal, and takes their own back', () => {
  expect(canOf({ state: 'proposed', isMine: false, isParent: true })).toMatchObject({ answer: true, withdraw: false, change: false })
  expect(canOf({ state: 'proposed', isMine: true, isParent: true })).toMatchObject({ answer: false, withdraw: true, change: false })
  expect(Object.values(canOf({ state: 'approved', isMine: true, isParent: true }))).not.toContain(true)
})

test('a proposal expires at the moment at which its time to answer is over, and nothing else ever does', () => {
  expect([-1, 0, 1].map((late) => stateAt('proposed', 1000, 1000 + late))).toEqual(['proposed', 'expired', 'expired'])
  expect(stateAt('proposed', null, 1000)).toBe('proposed')
  for (const state of ['draft', 'approved', 'declined', 'withdrawn'] as const) expect(stateAt(state, 0, 1000)).toBe(state)
})

test('what came to nothing may be proposed again by who wrote it, and be answered by nobody', () => {
  for (const state of ['declined', 'withdrawn', 'expired'] as const) {
    expect(canOf({ state, isMine: true, isParent: true })).toMatchObject({ again: true, withdraw: false })
    expect(canOf({ state, isMine: false, isParent: true })).toMatchObject({ again: false, answer: false })
  }
})

test('an agreement begins today or later once something is in force; an order may have begun before', () => {
  expect(wayOf(way)).toEqual({ way: 'propose' })
  expect(wayOf({ ...way, effective: '2026-11-20' })).toMatchObject({ way: 'none', field: 'effective' })
  expect(wayOf({ ...way, effective: '2026-11-20', hasSchedule: false })).toEqual({ way: 'propose' })
  expect(wayOf({ ...way, basis: 'order', hasOrder: true, effective: '2026-11-20' })).toEqual({ way: 'propose' })
})

test('nothing is in force by one parent alone once the other has joined', () => {
  for (const basis of ['agreed', 'order', 'own'] as const)
    expect(wayOf({ ...way, basis, hasOrder: true, otherJoined: true }).way).not.toBe('in_force')
  expect(wayOf({ ...way, basis: 'own', otherJoined: false })).toEqual({ way: 'in_force' })
  expect(wayOf({ ...way, basis: 'agreed', otherJoined: false })).toMatchObject({ field: 'basis' })
})

test('every named pattern is built as the rule that it says, and is known again by its name', () => {
  for (const { nights } of patterns) {
    const cycle: Cycle = { ...(firstRule('2027-01-06').span as Cycle), nights }
    expect(cycle.anchor).toBe('2027-01-04')
    expect(Rules.parse([{ ...firstRule('2027-01-06'), span: cycle }])).toHaveLength(1)
    expect(patternOf(mirrored(nights))).toBe(patternOf(nights))
    expect(patternOf(nights)).not.toBeNull()
    expect(factsOf(swapped(cycle).nights).nights).toMatchObject({ A: factsOf(nights).nights.B, B: factsOf(nights).nights.A })
    expect(factsOf(weekLater(cycle).nights).nights).toEqual(factsOf(nights).nights)
  }
})

const typed: Readonly<Record<Parameters<typeof ruleIn>[0], Record<string, string | string[]>>> = {
  holiday: { holiday: 'thanksgiving', before: '1', fromAt: '17:00', after: '3', toAt: '17:00', turn: 'A-even', middle: '' },
  break: { label: 'Winter break', from0: '2027-12-20', to0: '2028-01-02', fromAt: '15:00', toAt: '18:00', turn: 'B-even', halves: 'on' },
  season: { from: '2028-06-08', to: '2028-08-14', pattern: 'alternating-weeks', at: '17:00', place: 'Library' },
  vacation: { from: '2027-07-01', fromAt: '10:00', to: '2027-07-14', toAt: '18:00', holder: 'B' },
  visits: { weekday: ['0', '3'], fromAt: '16:00', toAt: '19:00', holder: 'third' },
  child: { pattern: '4-3', at: '18:00', some: 'on', child: '11111111-1111-4111-8111-111111111111' },
}

test.each(Object.entries(typed))(
  'what is typed for a %s is a rule that the contract takes, without a fault, and that is known again',
  (kind, fields) => {
    const sort = kind as Parameters<typeof ruleIn>[0]
    expect(missingIn(sort, form(fields))).toBeNull()
    const rule = ruleIn(sort, form(fields), 'rule-1', '2027-01-04', null, english)
    expect(Rules.parse([rule])).toEqual([rule])
    expect(checkRule(rule)).toEqual([])
    expect(kindOf(rule)).toBe(sort)
  },
)

test('what is missing is named; two breaks of one year are two rules', () => {
  expect(missingIn('vacation', form({ ...typed.vacation, to: '' }))).toBe('to')
  expect(missingIn('visits', form({ ...typed.visits, weekday: [] }))).toBe('weekday')
  expect(missingIn('break', form({ ...typed.break, from1: '2027-03-01', to1: '2027-03-07' }))).toBe('twice1')
})

test('every holiday that can be chosen is built as one', () => {
  for (const { id } of holidayChoices) {
    const rule = ruleIn('holiday', form({ ...typed.holiday, holiday: id }), id, '2027-01-04', null, english)
    expect(Rules.parse([rule])).toEqual([rule])
    expect(kindOf(rule)).toBe('holiday')
  }
})

test('their own that came to nothing is begun again with its words, what it stood on, and its day while that is to come', () => {
  const words = {
    title: 'Weeks',
    basis: 'order',
    orderId: 'o',
    effective: '2027-02-01',
    rules: [firstRule('2027-02-01')],
    note: 'Paragraph 5',
  }
  const version = (again: boolean, effective = words.effective) => ({ ...words, effective, can: { again } }) as Version
  const at = { today: '2026-11-21', otherJoined: true, title: 'New' }
  expect(startFrom(version(true), at)).toEqual({ draft: null, words })
  expect(startFrom(version(true, '2026-11-01'), at).words).toMatchObject({ effective: '2026-11-23', basis: 'order' })
  expect(startFrom(version(false), at).words).toMatchObject({
    title: 'Weeks',
    basis: 'agreed',
    orderId: null,
    note: '',
    effective: '2026-11-23',
  })
  expect(startFrom(null, { ...at, otherJoined: false }).words).toMatchObject({ title: 'New', basis: 'own', effective: '2026-11-23' })
})

test('a start in the past names its days that are over, and an approved version that starts later takes over again', () => {
  expect(pastDays('2026-11-16', '2026-11-24')).toEqual({ from: '2026-11-16', to: '2026-11-23', days: 8 })
  expect([pastDays('2026-11-24', '2026-11-24'), pastDays('2026-12-01', '2026-11-24')]).toEqual([null, null])
  const versions = [
    { state: 'approved', effective: '2027-03-01', title: 'Later' },
    { state: 'approved', effective: '2027-01-15', title: 'Our schedule' },
    { state: 'declined', effective: '2026-12-15', title: 'No' },
  ] as const
  expect(nextAfter(versions, '2026-11-30')?.title).toBe('Our schedule')
  expect(nextAfter(versions, '2027-03-01')).toBeNull()
})
