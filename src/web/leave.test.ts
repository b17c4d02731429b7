import { expect, test } from 'vitest'
import { cameBack, type KeyPress, leave, leaveKeys, openThings } from './leave.ts'

/** A page with keys to press in order, and the effects. */
function keyboard() {
  const page = { open: 0, left: 0, announced: [] as (string | null)[], at: 0 }
  let closes = 0
  const keys = leaveKeys({
    open: () => page.open,
    after: (then) => {
      page.open -= closes
      closes = 0
      then()
    },
    tell: (left) => page.announced.push(left && `${left.key} ${left.presses}`),
    leave: () => (page.left += 1),
  })
  const at = (key: string, more: Partial<KeyPress> = {}): KeyPress => {
    page.at += 100
    return { key, repeat: false, isComposing: false, ctrlKey: false, altKey: false, metaKey: false, timeStamp: page.at, ...more }
  }
  const down = (key: string, more?: Partial<KeyPress>) => keys.down(at(key, more))
  const up = (key: string) => keys.up(at(key))
  const press = (key: string, more?: Partial<KeyPress>) => {
    down(key, more)
    up(key)
  }
  return {
    page,
    down,
    up,
    press,
    point: keys.restart,
    wait: (ms: number) => (page.at += ms),
    /** Esc, which closes this many of the open things. */
    close: (count = 1) => {
      closes = count
      press('Escape')
    },
  }
}

function memory(): Pick<Storage, 'setItem' | 'getItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  }
}

test.each(['Shift', 'Escape'])('%s three times leaves and says before how many more do; two times does not leave', (key) => {
  const { page, press } = keyboard()
  press(key)
  expect([page.left, page.announced]).toEqual([0, [`${key} 2`]])
  press(key)
  expect([page.left, page.announced]).toEqual([0, [`${key} 2`, `${key} 1`]])
  press(key)
  expect(page.left).toBe(1)
})

test.each(['Shift', 'Escape'])('%s after more than 5 seconds starts the count anew', (key) => {
  const { page, press, wait } = keyboard()
  for (const pause of [0, 4_000, 6_000, 4_000]) {
    wait(pause)
    press(key)
  }
  expect([page.left, page.announced]).toEqual([0, [`${key} 2`, `${key} 1`, `${key} 2`, `${key} 1`]])
})

test('a key that is held down is one press', () => {
  const { page, down, up } = keyboard()
  for (const key of ['Shift', 'Escape']) {
    down(key)
    for (let count = 0; count < 5; count += 1) down(key, { repeat: true })
    up(key)
  }
  expect([page.left, page.announced]).toEqual([0, ['Shift 2', null, 'Escape 2']])
})

test('a Shift that changes another key does not count, in whatever order they are let go', () => {
  const { page, down, up, press } = keyboard()
  for (const letter of ['A', 'B', 'C', 'Tab', 'Enter', 'ArrowDown']) {
    down('Shift')
    press(letter)
    up('Shift')
    down('Shift')
    down(letter)
    up('Shift')
    up(letter)
  }
  expect([page.left, page.announced]).toEqual([0, []])
})

test('a Shift that changes a click does not count, and a press with the pointer starts again', () => {
  const { page, down, up, point, press } = keyboard()
  for (let count = 0; count < 3; count += 1) {
    down('Shift')
    point()
    up('Shift')
  }
  expect([page.left, page.announced]).toEqual([0, []])
  for (const key of ['Shift', 'Escape']) {
    press(key)
    press(key)
    point()
    press(key)
    point()
  }
  expect(page.left).toBe(0)
  expect(page.announced).toEqual(['Shift', 'Escape'].flatMap((key) => [`${key} 2`, `${key} 1`, null, `${key} 2`, null]))
})

test('Shift with Ctrl, Alt or Meta does not count, before or after it: that changes the layout of the keyboard', () => {
  const { page, down, up, press } = keyboard()
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    for (const key of ['Shift', 'Escape']) for (let count = 0; count < 3; count += 1) press(key, more)
  }
  for (let count = 0; count < 3; count += 1) {
    down('Shift')
    down('Alt')
    up('Alt')
    up('Shift')
    down('Shift')
    press('Escape')
    up('Shift')
  }
  expect([page.left, page.announced]).toEqual([0, []])
})

test('an Esc that ends the writing of a sign does not count', () => {
  const { page, press } = keyboard()
  for (let count = 0; count < 3; count += 1) press('Escape', { isComposing: true })
  expect([page.left, page.announced]).toEqual([0, []])
})

test('an Esc that closes something does not count, however often; one that closes nothing does', () => {
  const { page, close, press } = keyboard()
  page.open = 10
  for (let count = 0; count < 5; count += 1) close(2)
  expect([page.left, page.announced, page.open]).toEqual([0, [], 0])
  // Something stays open whatever key is pressed, as the gates do. Leaving works anyway.
  page.open = 1
  for (let count = 0; count < 3; count += 1) press('Escape')
  expect(page.left).toBe(1)
})

test('other keys between start again, and Shift and Esc are counted apart', () => {
  const { page, press } = keyboard()
  for (const key of ['Shift', 'Escape', 'Shift', 'Escape', 'Shift', 'x', 'Shift', 'x', 'x', 'x']) press(key)
  expect(page.left).toBe(0)
  expect(page.announced).toEqual(['Shift 2', null, 'Escape 2', null, 'Shift 2', null, 'Escape 2', null, 'Shift 2', null, 'Shift 2', null])
})

test('a selector that the browser does not know counts as nothing open', () => {
  const document = {
    querySelectorAll: (selector: string) => {
      if (selector.includes(':open') || selector.includes('popover')) throw new SyntaxError(selector)
      return selector.startsWith('dialog') ? [1] : [1, 2]
    },
  } as unknown as Document
  expect(openThings(document)).toBe(3)
})

test('after leaving, going back is noticed; opening the site again forgets it', () => {
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

test('leaving deletes the stored pages, even if storage is off', () => {
  const messages: unknown[] = []
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
    worker: { postMessage: (word: unknown) => void messages.push(word) },
  })
  expect(messages).toEqual(['left'])
  expect(went).toEqual(['https://www.weather.gov/'])
})
