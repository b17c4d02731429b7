import { expect, test } from 'vitest'
import { states } from '#domain/directory/states.ts'
import { readDay } from '#kernel/day.ts'
import { testApp } from '#test/support/test-app.ts'
import { checkedOn, Local } from './contract.ts'
import { localOf } from './lines.ts'

const all = Object.keys(states).map((state) => localOf(Local.shape.state.parse(state)))

test('every state and territory can be picked, and says when its lines were gone through', () => {
  expect(all).toHaveLength(56)
  expect(readDay(checkedOn)).not.toBeNull()
  for (const one of all) expect(one).toMatchObject({ name: states[one.state], checkedOn })
})

test('a number is whole, toll-free, and of one state alone', () => {
  const numbers = all.flatMap(({ lines }) => lines.flatMap(({ phone, text }) => [phone, ...(text === null ? [] : [text])]))
  for (const number of numbers) expect(number).toMatch(/^1-8(00|33|44|55|66|77|88)-\d{3}-\d{4}$/)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('no line claims to have been phoned before someone did so', () => {
  for (const { lines } of all) for (const { basis } of lines) expect(basis).toBe('compared')
})

test('a state without a certain number has none, and says so by an empty list', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/crisis-lines/TX')).json()).toEqual({
    state: 'TX',
    name: 'Texas',
    coalition: 'Texas Council on Family Violence',
    lines: [],
    checkedOn,
  })
  expect((await app.inject('/api/crisis-lines/KY')).json()).toMatchObject({ name: 'Kentucky', coalition: null, lines: [] })
  expect((await app.inject('/api/crisis-lines/FL')).json()).toMatchObject({ lines: [{ phone: '1-800-500-1119', basis: 'compared' }] })
})

test.each([
  ['XX', 404],
  ['texas', 400],
  ['tx', 400],
  ['%00', 400],
])('%s is no state: %i', async (state, status) => {
  const { app } = await testApp()
  expect((await app.inject(`/api/crisis-lines/${state}`)).statusCode).toBe(status)
})
