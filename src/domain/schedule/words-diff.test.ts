import { expect, test } from 'vitest'
import { cycle, day } from '#test/support/schedules.ts'
import type { Rule } from './types.ts'
import { diffOfWords } from './words-diff.ts'

const weeks: Rule = { id: 'weeks', layer: 'base', children: 'all', span: cycle('AABBAAAAABBBBB') }
const holiday = (id: string, month: number, date: number, every: 'A' | 'B'): Rule => ({
  id,
  layer: 'holiday',
  children: 'all',
  span: {
    kind: 'holiday',
    date: { type: 'fixed', month, day: date },
    from: { offset: 0, at: '09:00' },
    to: { offset: 0, at: '19:00' },
    turn: { every },
  },
})
const july4 = holiday('holiday-1', 7, 4, 'A')
const christmas = holiday('holiday-1', 12, 25, 'B')

test('two versions that differ in the names and the order of their rules alone say the same', () => {
  const renamed = { ...weeks, id: 'other' }
  const turned = { span: july4.span, id: 'h', children: july4.children, layer: july4.layer, label: undefined } as Rule
  expect(diffOfWords([weeks, july4], [turned, renamed])).toEqual({ gone: [], added: [], changed: [], same: 2 })
})

test('one name for two holidays is no change of one: it is one gone and one added', () => {
  expect(diffOfWords([weeks, july4], [weeks, christmas])).toEqual({ gone: [july4], added: [christmas], changed: [], same: 1 })
})

test('the usual weeks, a holiday and a vacation of one name are found again where they say something else', () => {
  const [others, turned] = [{ ...weeks, span: cycle('AAAAAAABBBBBBB') }, holiday('x', 7, 4, 'B')]
  const vacation = (to: string): Rule => ({
    id: to,
    layer: 'vacation',
    children: 'all',
    label: 'Lake',
    span: { kind: 'block', from: { day: day('2026-07-10'), at: '10:00' }, to: { day: day(to), at: '10:00' }, holder: 'A' },
  })
  const [short, long] = [vacation('2026-07-17'), vacation('2026-07-24')]
  expect(diffOfWords([weeks, july4, short], [long, turned, others])).toEqual({
    gone: [],
    added: [],
    changed: [
      { before: weeks, after: others },
      { before: july4, after: turned },
      { before: short, after: long },
    ],
    same: 0,
  })
})

test('turned about it says the same: what was gone is added', () => {
  const [one, other] = [[weeks, july4], [christmas]]
  const [there, back] = [diffOfWords(one, other), diffOfWords(other, one)]
  expect([there.gone, there.added]).toEqual([back.added, back.gone])
})
