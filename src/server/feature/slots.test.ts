import { expect, test } from 'vitest'
import { slot, slotsOf } from './slots.ts'

const greeting = slot<string>('greeting')
const numbers = slot<number>('numbers')

test('a slot gives what fills it, in the order of the list, built once and only when it is asked for', () => {
  const built: string[] = []
  const provide = <T>(name: typeof greeting | typeof numbers, value: T) => ({
    slot: name,
    make: (deps: { site: string }) => {
      built.push(`${deps.site} ${String(value)}`)
      return value
    },
  })
  const slots = slotsOf([provide(numbers, 2), provide(greeting, 'hello'), provide(numbers, 1)], () => ({ site: 'here' }))
  expect(built).toEqual([])
  expect([slots.all(numbers), slots.all(numbers), slots.one(greeting)]).toEqual([[2, 1], [2, 1], 'hello'])
  expect(built).toEqual(['here 2', 'here 1', 'here hello'])
})

test('a slot that one feature must fill says so when none or two do', () => {
  const fill = { slot: greeting, value: 'hello' }
  expect(() => slotsOf([], () => null).one(greeting)).toThrow('The slot "greeting" is filled 0 times, not once.')
  expect(() => slotsOf([fill, { ...fill }], () => null).one(greeting)).toThrow('filled 2 times')
})
