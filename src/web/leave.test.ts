import { expect, test } from 'vitest'
import { cameBack, leave, leaveKeys } from './leave.ts'

const press = (key: string, at: number, repeat = false) => ({ key, at, repeat })

function memory(): Pick<Storage, 'setItem' | 'getItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: (key) => kept.delete(key) }
}

test.each(['Shift', 'Escape'])('%s three times leaves, two times does not', (key) => {
  const isLast = leaveKeys()
  expect([0, 4000, 8000].map((at) => isLast(press(key, at)))).toEqual([false, false, true])
})

test('a pause of more than 5 seconds starts the count anew', () => {
  const isLast = leaveKeys()
  expect([0, 5000, 10_001, 12_000, 17_000].map((at) => isLast(press('Shift', at)))).toEqual([false, false, false, false, true])
})

test('a key that is held down is one press', () => {
  const isLast = leaveKeys()
  expect([press('Shift', 0), press('Shift', 30, true), press('Shift', 60, true), press('Shift', 90)].map(isLast)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('typing capital letters never leaves, and neither do other keys three times', () => {
  const isLast = leaveKeys()
  const typed = ['Shift', 'A', 'Shift', 'B', 'Shift', 'C', 'x', 'x', 'x', 'x']
  expect(typed.map((key, at) => isLast(press(key, at * 100)))).not.toContain(true)
})

test('Shift and Esc are counted apart', () => {
  const isLast = leaveKeys()
  expect(['Shift', 'Escape', 'Shift', 'Escape', 'Shift'].map((key, at) => isLast(press(key, at)))).not.toContain(true)
})

test('after leaving, going back is noticed; opening the site anew forgets it', () => {
  const storage = memory()
  expect(cameBack(storage, 'back_forward')).toBe(false)
  storage.setItem('left', '1')
  expect(cameBack(storage, 'back_forward')).toBe(true)
  expect(cameBack(storage, 'navigate')).toBe(false)
  expect(cameBack(storage, 'back_forward')).toBe(false)
})

test.each([
  ['somebody who is signed in ends the session', true, ['/api/leave']],
  ['a visitor tells nobody', false, []],
] as const)('leaving: %s', (_, isIn, expected) => {
  const sent: string[] = []
  const order: string[] = []
  const document = {
    documentElement: { classList: { add: () => void order.push('blank') } },
    querySelector: (selector: string) => (selector === '[data-inside]' && isIn ? {} : null),
    title: '',
    body: null,
  } as unknown as Document
  const beacon = (url: string) => {
    order.push('beacon')
    sent.push(url)
  }
  leave({ document, storage: memory(), drawn: (then) => then(), location: { replace: () => {} }, beacon })
  expect(sent).toEqual(expected)
  expect(order[0]).toBe('blank')
})

test('whoever leaves takes the kept pages along, also where storage is off', () => {
  const told: unknown[] = []
  const went: string[] = []
  const document = {
    documentElement: { classList: { add: () => {} } },
    querySelector: () => null,
    title: '',
    body: null,
  } as unknown as Document
  const storage = {
    ...memory(),
    setItem: () => {
      throw new Error('off')
    },
  }
  leave({
    document,
    storage,
    drawn: (then) => then(),
    beacon: () => {},
    location: { replace: (url) => void went.push(String(url)) },
    worker: { postMessage: (word: unknown) => void told.push(word) },
  })
  expect(told).toEqual(['left'])
  expect(went).toEqual(['https://www.weather.gov/'])
})
