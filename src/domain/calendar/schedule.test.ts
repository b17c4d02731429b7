import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { layOut } from '../schedule/lay-out.ts'
import type { Plan } from '../schedule/types.ts'
import { applied, clockOf } from './applied.testing.ts'
import { conflictsOf } from './conflicts.ts'
import type { Calendar } from './types.ts'

const zone = 'America/Chicago'
const at = clockOf(zone)
const day = (text: string) => text as Day
const clause = { paragraph: '7', text: 'The parents have the children in a 2-2-5-5 rotation.' }

/** 2-2-5-5 from a Monday on, exchanges at 5 pm. */
const plan: Plan = {
  zone,
  versions: [
    {
      id: 'v1',
      effective: day('2026-06-01'),
      rules: [
        {
          id: 'rotation',
          layer: 'base',
          children: 'all',
          clause,
          span: { kind: 'cycle', anchor: day('2026-06-01'), nights: 'AABBAAAAABBBBB', handover: { at: '17:00' } },
        },
      ],
    },
  ],
  agreed: [],
}

const calendar: Calendar = {
  zone,
  now: at('2026-10-01 09:00'),
  window: { from: at('2026-10-05 00:00'), to: at('2027-04-05 00:00') },
  items: [],
  stretches: ['mia', 'leo'].flatMap((child) => layOut(plan, child, day('2026-10-05'), day('2027-04-04'))),
  order: { exchanges: [], notices: [], grace: 0 },
  travel: { table: [] },
}

test('half a year of a generated schedule, over both clock changes, has no conflict with itself', () => {
  expect(conflictsOf(calendar).conflicts).toEqual([])
})

test('the order says 6 pm, the generated schedule says 5 pm: one conflict, with the clause of the order', () => {
  const cited = { paragraph: '7.2', text: 'Exchanges take place at 6 pm.' }
  const broken = { ...calendar, order: { ...calendar.order, exchanges: [{ id: 'six', time: '18:00', clause: cited }] } }
  const { conflicts } = conflictsOf(broken)
  expect(
    conflicts.map(({ kind, clause: about, reason }) => [kind, about, reason.key === 'order_says' && [reason.planned, reason.ordered]]),
  ).toEqual([['order_against_schedule', cited, ['17:00', '18:00']]])
  expect(conflictsOf(applied(broken, conflicts[0]!)).conflicts).toEqual([])
})

test("a game in the other parent's days cites the clause that gives them, and the swap that is offered ends it", () => {
  const free = calendar.stretches.find(({ child, holder, from }) => child === 'mia' && holder === 'B' && from > at('2026-10-26 00:00'))
  const from = free!.from + 3_600_000
  const item = {
    id: 'game',
    kind: 'event' as const,
    from,
    to: from + 7_200_000,
    children: ['mia'],
    people: ['A'] as const,
    author: 'A' as const,
    createdAt: 0,
  }
  const busy = { ...calendar, items: [item] }
  const [conflict, ...others] = conflictsOf(busy).conflicts
  expect(others).toEqual([])
  expect(conflict).toMatchObject({ kind: 'others_time', clause, reason: { holder: 'B', rules: ['rotation'] } })
  expect(conflict?.fix.kind === 'swap_request' && conflict.fix.legs.length).toBe(2)
  expect(conflictsOf(applied(busy, conflict!)).conflicts).toEqual([])
})
