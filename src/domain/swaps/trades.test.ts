import { describe, expect, test } from 'vitest'
import type { Plan } from '../schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import { readDraft, writeDraft } from './draft-link.ts'
import { effectOf, effectsByLeg, sumOf } from './effect.ts'
import { problemsOfLegs, rulesOf } from './legs.ts'
import { type Part } from '../lifecycle.ts'
import { stateAt, type TradeAct, tradeLifecycle } from './lifecycle.ts'
import { hour, isEmergency, noticeMissing, respondByOf } from './respond-by.ts'
import { tradeStates, type TradeLeg } from './types.ts'

const zone = 'America/New_York'
/** Monday to Thursday nights with A, Friday to Sunday nights with B. */
const plan: Plan = {
  zone,
  versions: [
    {
      id: 'v',
      effective: '2026-01-05' as Day,
      rules: [
        {
          id: 'weeks',
          layer: 'base',
          children: 'all',
          span: { kind: 'cycle', anchor: '2026-03-02' as Day, nights: 'AAAABBB', handover: { at: '18:00' } },
        },
      ],
    },
  ],
  agreed: [],
}
const now = Date.parse('2026-03-12T18:00:00Z')
const children = ['maya', 'leo']
const leg = (from: string, to: string, side: 'A' | 'B', who: readonly string[] = children): TradeLeg => ({ from, to, side, children: who })
const weekend = leg('2026-03-20T18:00', '2026-03-22T18:00', 'A')
const back = leg('2026-03-24T18:00', '2026-03-26T18:00', 'B')
const wrong = (kind: 'give' | 'swap', ...legs: TradeLeg[]) => problemsOfLegs({ kind, legs }, { plan, now, children })

describe('the states of a trade', () => {
  const can = (state: (typeof tradeStates)[number]) =>
    (['author', 'other', 'onlooker'] as const).map((part: Part): readonly TradeAct[] => tradeLifecycle.mayDo(state, part))
  test('a draft is its author’s; once sent the other answers and the author may withdraw; settled it stands', () => {
    expect(can('draft')).toEqual([['change', 'send', 'discard'], [], []])
    expect(can('sent')).toEqual([['withdraw'], ['view', 'counter', 'accept', 'decline'], []])
    expect(can('viewed')).toEqual([['withdraw'], ['counter', 'accept', 'decline'], []])
    for (const state of ['countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const) expect(can(state)).toEqual([[], [], []])
  })
  test('what was sent is expired from its last moment on, and what is settled or a draft never is', () => {
    expect(stateAt('sent', 10, 9)).toBe('sent')
    expect(stateAt('viewed', 10, 10)).toBe('expired')
    expect(stateAt('draft', 10, 11)).toBe('draft')
    expect(stateAt('accepted', 10, 11)).toBe('accepted')
    expect(stateAt('sent', null, 11)).toBe('sent')
  })
})

describe('the legs', () => {
  test('a swap that goes both ways, and legs that touch, stand', () => {
    expect(wrong('swap', weekend, back)).toEqual([])
    expect(wrong('give', weekend, leg('2026-03-22T18:00', '2026-03-23T18:00', 'A'))).toEqual([])
  })
  test.each([
    ['ends_before_it_begins', [leg('2026-03-22T18:00', '2026-03-22T18:00', 'A')]],
    ['too_long', [leg('2026-04-01T18:00', '2026-08-01T18:00', 'A')]],
    ['past', [leg('2026-03-12T14:00', '2026-03-14T14:00', 'A')]],
    ['no_children', [leg('2026-03-20T18:00', '2026-03-22T18:00', 'A', [])]],
    ['unknown_child', [leg('2026-03-20T18:00', '2026-03-22T18:00', 'A', ['nobody'])]],
    ['no_moment', [leg('2026-02-30T18:00', '2026-03-22T18:00', 'A')]],
    ['skipped_hour', [leg('2027-03-14T02:00', '2027-03-15T02:00', 'A')]],
  ] as const)('%s is named with its leg', (key, legs) => {
    expect(wrong('give', ...legs)).toEqual([{ leg: 0, key }])
  })
  test('an overlap is one of the same child; two children may be at two places', () => {
    expect(wrong('swap', weekend, leg('2026-03-22T17:59', '2026-03-23T10:00', 'B'))).toEqual([{ leg: 1, key: 'overlap', with: 0 }])
    expect(wrong('swap', { ...weekend, children: ['maya'] }, leg('2026-03-17T18:00', '2026-03-19T18:00', 'B', ['leo']))).toEqual([])
  })
  test('time that is theirs for all of it is named; partly theirs it may be asked for', () => {
    expect(wrong('give', leg('2026-03-17T08:00', '2026-03-18T08:00', 'A'))).toEqual([{ leg: 0, key: 'already_theirs' }])
    expect(wrong('give', leg('2026-03-19T08:00', '2026-03-21T08:00', 'A'))).toEqual([])
  })
  test('a gift goes one way and a swap both', () => {
    expect(wrong('swap', weekend)).toEqual([{ leg: null, key: 'one_way' }])
    expect(wrong('give', weekend, back)).toEqual([{ leg: null, key: 'both_ways' }])
  })
  test('accepted they are blocks of the schedule, one for each', () => {
    expect(rulesOf([weekend], () => 'id')).toEqual([
      {
        id: 'id',
        layer: 'change',
        children,
        span: { kind: 'block', from: { day: '2026-03-20', at: '18:00' }, to: { day: '2026-03-22', at: '18:00' }, holder: 'A' },
      },
    ])
  })
})

describe('what a trade moves', () => {
  test('two nights each way leave nothing over', () => {
    expect(effectOf(plan, [weekend, back], now)).toEqual(
      children.map((child) => ({ child, nights: { A: 0, B: 0 }, minutes: { A: 0, B: 0 } })),
    )
  })
  test('an afternoon moves hours and no night, and only of its child', () => {
    expect(effectOf(plan, [leg('2026-03-21T13:00', '2026-03-21T17:00', 'A', ['leo'])], now)).toEqual([
      { child: 'leo', nights: { A: 0, B: 0 }, minutes: { A: 240, B: -240 } },
    ])
  })
  test('only what was not theirs counts, and the night of the clock change has 23 hours', () => {
    expect(effectOf(plan, [leg('2027-03-13T12:00', '2027-03-15T18:00', 'A', ['maya'])], now)).toEqual([
      { child: 'maya', nights: { A: 2, B: -2 }, minutes: { A: 53 * 60, B: -53 * 60 } },
    ])
  })
  test('a later trade over an earlier one is measured against it', () => {
    const agreed = rulesOf([weekend], () => 'x').map((rule) => ({ ...rule, layer: 'change' as const, approved: now }))
    expect(effectOf({ ...plan, agreed }, [{ ...weekend, side: 'B', children: ['maya'] }], now + 1)).toEqual([
      { child: 'maya', nights: { A: -2, B: 2 }, minutes: { A: -2_880, B: 2_880 } },
    ])
  })
  test('leg by leg it is the same in sum, and each leg has its own part', () => {
    const legs = [weekend, back, leg('2026-03-28T13:00', '2026-03-28T17:00', 'A', ['leo'])]
    const each = effectsByLeg(plan, legs, now)
    expect(sumOf(each)).toEqual(effectOf(plan, legs, now))
    expect(each[1]!.find(({ child }) => child === 'maya')).toEqual(effectOf(plan, [back], now)[0])
    expect(each[2]!.find(({ child }) => child === 'leo')!.minutes).toEqual({ A: 240, B: -240 })
  })
  test('what several add up to is the sum of each child', () => {
    const one = effectOf(plan, [weekend], now)
    expect(sumOf([one, effectOf(plan, [back], now), one])[0]).toMatchObject({ child: 'maya', nights: { A: 2, B: -2 } })
    expect(sumOf([])).toEqual([])
  })
})

describe('by when to answer', () => {
  const inHours = (hours: number) => now + hours * hour
  test('the order’s hours, two days without one, never after the begin, and half of the rest where it is soon', () => {
    expect(respondByOf({ now, begins: inHours(200), answerHours: 72 })).toEqual({ at: inHours(72), why: 'order' })
    expect(respondByOf({ now, begins: inHours(200), answerHours: null })).toEqual({ at: inHours(48), why: 'usual' })
    expect(respondByOf({ now, begins: inHours(60), answerHours: 72 })).toEqual({ at: inHours(60), why: 'begins' })
    expect(respondByOf({ now, begins: inHours(10), answerHours: 72 })).toEqual({ at: inHours(5), why: 'emergency' })
  })
  test('48 hours before is no emergency, a millisecond less is one', () => {
    expect([isEmergency(inHours(48), now), isEmergency(inHours(48) - 1, now)]).toEqual([false, true])
  })
  test('missing notice is counted in whole hours, begun ones too', () => {
    expect(noticeMissing({ now, begins: inHours(48), noticeHours: 48 })).toBe(0)
    expect(noticeMissing({ now, begins: inHours(28) - 1, noticeHours: 48 })).toBe(21)
    expect(noticeMissing({ now, begins: inHours(1), noticeHours: null })).toBe(0)
  })
})

describe('a draft in an address', () => {
  test('comes back as it was', () => {
    const draft = { kind: 'swap' as const, legs: [weekend, back] }
    expect(writeDraft(draft)).toMatch(/^[\w-]+$/)
    expect(readDraft(writeDraft(draft))).toEqual(draft)
    expect(readDraft(Buffer.from(JSON.stringify(draft)).toString('base64url'))).toEqual(draft)
  })
  test.each([
    null,
    '',
    '!',
    'bm90IGpzb24',
    Buffer.from('{"kind":"swap","legs":[]}').toString('base64url'),
    Buffer.from('[1]').toString('base64url'),
    'A'.repeat(9_000),
  ])('%s is none', (text) => {
    expect(readDraft(text)).toBeNull()
  })
})
