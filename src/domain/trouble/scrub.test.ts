import { expect, test } from 'vitest'
import { kindOf, patternOf, scrubMessage, scrubStack } from './scrub.ts'

const draft = 'My ex Robert Miller hit the judge on 12 March'

test.each([
  ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined'],
  ["Cannot set properties of null (setting 'name')", 'Cannot set properties of null'],
  ["undefined is not an object (evaluating 'e.items.map')", 'undefined is not an object'],
  ['e.items.map is not a function', 'is not function'],
  ['Miller is not iterable', 'is not iterable'],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Robert for the full message', 'React error 418'],
  ['Failed to fetch dynamically imported module: https://court.example/assets/page.rate-abcdefgh.js', 'a part of the page did not load'],
  ['429: {"code":"limited","message":"…"}', 'answered 429'],
])('of "%s" is kept: %s', (message, expected) => {
  expect(scrubMessage(message)).toBe(expected)
})

test.each([
  `Unexpected token 'M', "${draft}" is not valid JSON`,
  `Cannot use 'in' operator to search for 'length' in ${draft}`,
  `Cannot create property 'x' on string '${draft}'`,
  `Failed to construct 'URL': Invalid URL ${draft}`,
  `Failed to execute 'setItem' on 'Storage': Setting the value of '${draft}' exceeded the quota.`,
  `Failed to execute 'querySelector' on 'Document': '${draft}' is not a valid selector.`,
  draft,
  'Miller',
])('a message that quotes what somebody typed leaves nothing: %s', (message) => {
  expect(scrubMessage(message)).toBe('')
})

test('a known beginning lets nothing through that follows it', () => {
  expect(scrubMessage(`Cannot read properties of undefined (reading '${draft}')`)).toBe('Cannot read properties of undefined')
  expect(scrubMessage(`500: ${draft}`)).toBe('answered 500')
})

test('only places in our own files remain of a stack, without the message, the host or the query', () => {
  const stack = `SyntaxError: Unexpected token in "${draft}"
    at JSON.parse (<anonymous>)
    at Se (https://court.example/assets/page.rate-CJlLgawa.js:1:2345)
    at https://court.example/rate-your-court?for=Robert+Miller:3:4
    at Rt (https://court.example/assets/base-Be6UvUsR.js:2:99)`
  expect(scrubStack(stack)).toEqual(['page.rate-CJlLgawa.js:1:2345', 'base-Be6UvUsR.js:2:99'])
})

test('a stack without end is cut', () => {
  expect(scrubStack('at f (/assets/base-Be6UvUsR.js:1:1)\n'.repeat(500))).toHaveLength(15)
})

test('a name that the program made up is not stored as a kind', () => {
  expect(kindOf('TypeError')).toBe('TypeError')
  expect(kindOf('Robert Miller')).toBe('Error')
})

test('an address is replaced with its pattern', () => {
  const patterns = ['/', '/reviews', '/professionals/:id']
  expect(patternOf('https://court.example/professionals/0b5c?from=Miller#x', patterns)).toBe('/professionals/:id')
  expect(patternOf('/reviews?of=Miller', patterns)).toBe('/reviews')
  expect(patternOf('/Robert/Miller/x', patterns)).toBe('')
})
