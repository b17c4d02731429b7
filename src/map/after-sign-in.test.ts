import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

test('a person who came by an invitation goes to it after signing in; everyone else goes to the start page', () => {
  expect(afterSignIn(new URLSearchParams('for=invitation'))).toBe('/parent-connection?for=invitation')
  expect(afterSignIn(new URLSearchParams('?for=invitation&code=K7Q2M-9XT4A'))).toBe('/parent-connection?for=invitation')
  expect(afterSignIn(new URLSearchParams(''))).toBe('/')
})

test('no link leads anywhere else after signing in, whatever is in its address', () => {
  const words = fc.constantFrom(
    'for',
    'next',
    'code',
    'to',
    'return',
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:1',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(words, fc.string()), fc.oneof(words, fc.string()))), (pairs) => {
      expect(['/', '/parent-connection?for=invitation']).toContain(afterSignIn(new URLSearchParams(pairs)))
    }),
  )
})
