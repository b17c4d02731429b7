import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Parent } from '../schedule/types.ts'
import { goingAlong, type ItemAt, type Stop, stopKey } from './items.ts'

const day = 86_400_000
const stop = (number: number, to: Parent, more: Partial<Stop> = {}): Stop => ({
  due: number * day,
  to,
  isOpen: true,
  isVoid: false,
  ...more,
})
/** To Ben on the first day, to Ana on the second, and so on. */
const turns = [stop(1, 'B'), stop(2, 'A'), stop(3, 'B'), stop(4, 'A')]
const bag: ItemAt = { id: 'bag', origin: 'bag', due: day, to: 'B', isTicked: false, isOff: false }
const placements = (stops: readonly Stop[], rows: readonly ItemAt[]) =>
  [...goingAlong(stops, rows)].flatMap(([key, all]) => all.map(({ item, isCarried }) => [key, item.id, isCarried]))

test('an item on the list appears at its exchange until someone ticks it', () => {
  expect(placements(turns, [bag])).toEqual([[stopKey(turns[0]!), 'bag', false]])
})

test('an item that went to the other parent goes back with the next exchange', () => {
  expect(placements(turns, [{ ...bag, isTicked: true }])).toEqual([
    [stopKey(turns[0]!), 'bag', false],
    [stopKey(turns[1]!), 'bag', true],
  ])
  // That exchange passed without a tick: the item is still there, and goes with the next.
  const passed = [turns[0]!, stop(2, 'A', { isOpen: false }), turns[2]!, turns[3]!]
  expect(placements(passed, [{ ...bag, isTicked: true }])).toEqual([
    [stopKey(turns[0]!), 'bag', false],
    [stopKey(turns[3]!), 'bag', true],
  ])
})

test('an item that is back where it came from is no longer carried', () => {
  const back: ItemAt = { id: 'back', origin: 'bag', due: 2 * day, to: 'A', isTicked: true, isOff: false }
  expect(placements(turns, [{ ...bag, isTicked: true }, back])).toEqual([
    [stopKey(turns[0]!), 'bag', false],
    [stopKey(turns[1]!), 'back', false],
  ])
})

test('an item that was removed from the list is shown only where it was ticked', () => {
  expect(placements(turns, [{ ...bag, isOff: true }])).toEqual([])
  expect(placements(turns, [{ ...bag, isTicked: true, isOff: true }])).toEqual([[stopKey(turns[0]!), 'bag', false]])
})

test('if its exchange fell away, it waits for the next one to the same parent', () => {
  const without = turns.slice(1)
  expect(placements(without, [bag])).toEqual([[stopKey(turns[2]!), 'bag', true]])
  expect(placements([stop(1, 'B', { isVoid: true }), ...without], [bag])).toEqual([[stopKey(turns[2]!), 'bag', true]])
  expect(placements([turns[1]!], [bag])).toEqual([])
})

test('a thing that is not ticked is at one place at most, and one that is on its way back is carried once', () => {
  const someStops = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 })
    .chain((days) =>
      fc.tuple(
        ...days
          .toSorted((one, its) => one - its)
          .map((at) =>
            fc.record({ due: fc.constant(at * day), to: fc.constantFrom<Parent>('A', 'B'), isOpen: fc.boolean(), isVoid: fc.boolean() }),
          ),
      ),
    )
  const someRows = fc.array(
    fc.record({
      id: fc.uuid(),
      origin: fc.constantFrom('one', 'two'),
      due: fc.integer({ min: 1, max: 40 }).map((at) => at * day),
      to: fc.constantFrom<Parent>('A', 'B'),
      isTicked: fc.boolean(),
      isOff: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(someStops, someRows, (stops, rows) => {
      const all = [...goingAlong(stops, rows).values()].flat()
      for (const row of rows.filter(({ isTicked }) => isTicked))
        expect(all.some(({ item, isCarried }) => item === row && !isCarried)).toBe(true)
      for (const origin of ['one', 'two']) {
        const open = all.filter(({ item, isCarried }) => item.origin === origin && (isCarried || !item.isTicked))
        expect(open.length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 2_000 },
  )
})
