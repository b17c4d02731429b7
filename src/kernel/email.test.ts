import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['ana@example.org', "o'neil+court@mail.example.co.uk"])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  'ana',
  'ana@',
  'ana@example',
  'a@b@c.example',
  'ana@example.org, bob@example.org',
  'ana@example.org\r\nBcc: x@y.example',
  'Ana <ana@example.org>',
  'ana@-a.example',
  'ana@a..b',
])('%j is no single address', (text) => {
  expect(isEmail(text)).toBe(false)
})
