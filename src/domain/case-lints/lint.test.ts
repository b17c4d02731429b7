import { describe, expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import type { Plan, Rule } from '../schedule/types.ts'
import { lint } from './lint.ts'
import type { CaseFacts, OrderInRecord } from './types.ts'

const day = (text: string) => text as Day
const clause = (paragraph: string) => ({ paragraph, text: '' })

const profile: CaseFacts['profile'] = {
  docket: 'DR-1',
  phase: 'post_decree',
  marriedOn: null,
  separatedOn: null,
  filedOn: '2026-01-05',
  servedOn: '2026-01-20',
  decreeOn: null,
}
const order = (more: Partial<OrderInRecord> = {}): OrderInRecord => ({
  id: 'decree',
  title: 'Decree',
  kind: 'decree',
  effective: day('2026-06-01'),
  ends: null,
  facts: {},
  ...more,
})
const weeks = (at: string, place?: string): Rule => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: { kind: 'cycle', anchor: day('2026-06-01'), nights: 'AABBAAAAABBBBB', handover: { at, ...(place && { place }) } },
})
const plan = (rules: Rule[], more: object = { order: 'decree' }): Plan => ({
  zone: 'America/New_York',
  versions: [{ id: 'v', effective: day('2026-06-01'), rules, ...more }],
  agreed: [],
})
const facts = (more: Partial<CaseFacts> = {}): CaseFacts => ({
  today: day('2026-09-01'),
  profile,
  judges: [],
  responseNoted: false,
  orders: [order()],
  children: [{ id: 'maya', name: 'Maya', born: '2016-03' }],
  hearings: [],
  plan: plan([weeks('18:00')]),
  versionTitles: { v: 'Plan of June' },
  ...more,
})
const kindsOf = (more: Partial<CaseFacts>) => lint(facts(more)).map(({ kind }) => kind)
const six = (place?: string) => order({ facts: { exchange: { time: '18:00', ...(place && { place }), clause: clause('6(a)') } } })

test('a record that agrees with itself has nothing to tell', () => {
  expect(lint(facts({ orders: [six()] }))).toEqual([])
})

describe('the schedule beside the order', () => {
  test('the order says 6 pm, the schedule says 5 pm: the finding names both and where each was entered', () => {
    expect(lint(facts({ orders: [six()], plan: plan([weeks('17:00')]) }))).toEqual([
      {
        kind: 'exchange_time',
        values: [
          { of: 'order', as: 'time', value: '18:00', source: 'Decree, 6(a)' },
          { of: 'schedule', as: 'time', value: '17:00', source: 'Plan of June' },
        ],
        mend: 'schedule',
      },
    ])
  })

  test('a holiday has times of its own, and a trade too: neither is held against the order', () => {
    const labour: Rule = {
      id: 'labour',
      layer: 'holiday',
      children: 'all',
      span: {
        kind: 'holiday',
        date: { type: 'nth', month: 9, weekday: 0, n: 1 },
        from: { offset: 0, at: '09:00' },
        to: { offset: 0, at: '20:00' },
        turn: { every: 'B' },
      },
    }
    const trade = {
      ...labour,
      id: 'trade',
      layer: 'change' as const,
      approved: 0,
      span: {
        kind: 'block',
        from: { day: day('2026-09-12'), at: '11:00' },
        to: { day: day('2026-09-13'), at: '12:00' },
        holder: 'B',
      } as const,
    }
    const both = { ...plan([weeks('18:00'), labour]), agreed: [trade] }
    expect(lint(facts({ orders: [six()], plan: both }))).toEqual([])
    expect(kindsOf({ orders: [six()], plan: { ...plan([weeks('17:00'), labour]), agreed: [trade] } })).toEqual(['exchange_time'])
  })

  test('one place written in two ways is one place; a different place is a finding', () => {
    const library = six('Clintonville library, front steps')
    expect(kindsOf({ orders: [library], plan: plan([weeks('18:00', 'Clintonville Library')]) })).toEqual([])
    expect(kindsOf({ orders: [library], plan: plan([weeks('18:00', 'Police station')]) })).toEqual(['exchange_place'])
  })

  test('of two orders in effect, the later one is compared with the schedule', () => {
    const later = { ...six(), id: 'later', title: 'Modification', effective: day('2026-08-01') }
    const found = lint(facts({ orders: [{ ...six(), facts: {} }, later], plan: plan([weeks('17:00')]) }))
    expect(found[0]!.values[0]).toMatchObject({ source: 'Modification, 6(a)' })
  })

  test('a schedule that names no order, though one is in force, and one whose order has ended', () => {
    expect(kindsOf({ plan: plan([weeks('18:00')], {}) })).toEqual(['version_without_order'])
    expect(kindsOf({ plan: plan([weeks('18:00')], {}), orders: [] })).toEqual([])
    expect(kindsOf({ orders: [order({ ends: day('2026-08-31') }), order({ id: 'new' })] })).toEqual(['version_order_ended'])
  })

  test('without a schedule, or without children, nothing is compared', () => {
    expect(kindsOf({ orders: [six()], plan: { zone: 'America/New_York', versions: [], agreed: [] } })).toEqual([])
    expect(kindsOf({ orders: [six()], plan: plan([weeks('17:00')]), children: [] })).toEqual([])
  })
})

describe('orders', () => {
  test.each([
    ['2026-09-01', ['order_ends_soon']],
    ['2026-10-01', ['order_ends_soon']],
    ['2026-10-02', []],
  ])('one that ends on %s is told of as %j on the first of September', (ends, kinds) => {
    expect(kindsOf({ orders: [order({ ends: day(ends) })] })).toEqual(kinds)
  })

  test('an order that has ended is a finding for ninety days, unless another came after it', () => {
    const bare = plan([weeks('18:00')], {})
    expect(kindsOf({ orders: [order({ ends: day('2026-08-31') })], plan: bare })).toEqual(['order_ended'])
    expect(kindsOf({ orders: [order({ effective: day('2026-01-01'), ends: day('2026-06-02') })], plan: bare })).toEqual([])
  })

  test('two in force that say different hours contradict each other; the same words in other capitals do not', () => {
    const notice = (hours: number, id: string) => order({ id, title: id, facts: { swapNotice: { hours, clause: clause('9') } } })
    expect(lint(facts({ orders: [notice(48, 'decree'), notice(72, 'Rules')] }))).toMatchObject([
      {
        kind: 'orders_contradict',
        values: [
          { as: 'hours', value: '48' },
          { value: '72', source: 'Rules, 9' },
        ],
      },
    ])
    const place = (text: string, id: string) => order({ id, facts: { exchange: { place: text, clause: clause('6') } } })
    expect(kindsOf({ orders: [place('The Library', 'decree'), place('the library', 'b')] })).toEqual([])
  })

  test('a day of decree without a decree', () => {
    const decreed = { ...profile, decreeOn: '2026-06-01' }
    expect(kindsOf({ profile: decreed })).toEqual([])
    expect(kindsOf({ profile: decreed, orders: [order({ kind: 'temporary' })] })).toEqual(['decree_without_order'])
  })
})

describe('days and numbers', () => {
  test.each<[Partial<CaseFacts['profile']>, string[]]>([
    [{ servedOn: '2026-01-04' }, ['served_before_filed']],
    [{ servedOn: '2026-01-05' }, []],
    [{ marriedOn: '2020-05-05', separatedOn: '2019-05-05' }, ['days_out_of_order']],
    [{ decreeOn: '2026-01-04' }, ['days_out_of_order']],
    [{ docket: ' ' }, ['docket_missing']],
    [{ docket: '', filedOn: null, servedOn: null, phase: 'preparing' }, []],
    [{ docket: '', filedOn: null, servedOn: null, phase: 'filed' }, ['docket_missing']],
  ])('%j: %j', (more, kinds) => {
    expect(kindsOf({ profile: { ...profile, ...more } })).toEqual(kinds)
  })

  test('thirty days after service it asks for the answer, until one is recorded or the case has moved on', () => {
    const served = { ...profile, phase: 'served', servedOn: '2026-08-01' }
    expect(kindsOf({ profile: served })).toEqual(['no_response'])
    expect(kindsOf({ profile: { ...served, servedOn: '2026-08-02' } })).toEqual([])
    expect(kindsOf({ profile: served, responseNoted: true })).toEqual([])
    expect(kindsOf({ profile: { ...served, phase: 'mediation' } })).toEqual([])
  })
})

describe('people and hearings', () => {
  const hearing = (more: object) => ({ title: 'Review', day: day('2026-09-15'), ready: 1, toPrepare: 3, ...more })
  test('a hearing within two weeks whose preparation is open or empty', () => {
    expect(lint(facts({ hearings: [hearing({})] }))).toMatchObject([
      { kind: 'hearing_not_ready', values: [{ of: 'hearing' }, { as: 'part', value: '1/3' }] },
    ])
    expect(kindsOf({ hearings: [hearing({ ready: 0, toPrepare: 0 })] })).toEqual(['hearing_not_ready'])
    expect(kindsOf({ hearings: [hearing({ ready: 3 })] })).toEqual([])
    expect(kindsOf({ hearings: [hearing({ day: day('2026-09-16') }), hearing({ day: day('2026-08-31') })] })).toEqual([])
  })

  test('a judge who is typed and not linked to the directory', () => {
    expect(kindsOf({ judges: [{ name: 'Judge Oswin', isLinked: false }] })).toEqual(['judge_not_linked'])
    expect(kindsOf({ judges: [{ name: 'Judge Oswin', isLinked: true }] })).toEqual([])
  })

  test.each([
    ['2008-08', ['child_of_age']],
    ['2008-09', []],
    [null, []],
  ])('a child born in %s is told of as %j: only once it is certain that it is 18', (born, kinds) => {
    expect(kindsOf({ children: [{ id: 'maya', name: 'Maya', born }] })).toEqual(kinds)
  })

  test('born in a December: of age from the first of January', () => {
    const child = { children: [{ id: 'maya', name: 'Maya', born: '2007-12' }], orders: [], plan: plan([weeks('18:00')]) }
    expect(kindsOf({ ...child, today: day('2025-12-31') })).toEqual([])
    expect(kindsOf({ ...child, today: day('2026-01-01') })).toContain('child_of_age')
  })
})

test('the same facts give the same findings, and none is changed by the asking', () => {
  const given = facts({ orders: [six(), order({ id: 'b', ends: day('2026-09-20') })], plan: plan([weeks('17:00')]) })
  const before = JSON.stringify(given)
  expect(JSON.stringify(lint(given))).toBe(JSON.stringify(lint(given)))
  expect(JSON.stringify(given)).toBe(before)
})
