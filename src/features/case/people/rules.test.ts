import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantable } from '#case/cases/rules.ts'
import { codeFrom } from './codes.ts'
import { invitationMail } from './mails.ts'
import { codeOf, readCode, stateOf, wrongInGrant, writtenCode } from './rules.ts'

test('a code is recognized however it was typed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 7, maxLength: 32 }), (bytes) => {
      const code = codeOf(bytes)
      const written = writtenCode(code)
      expect(readCode(written)).toBe(code)
      expect(readCode(` ${written.toLowerCase().replace('-', ' ')} `)).toBe(code)
      expect(readCode(written.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

test.each(['', 'K7Q2M', 'K7Q2M-9XT4AA', 'K7Q2M-9XT4U', 'K7Q2M-9XT4!', 'ßßßßßßßßßß'])('“%s” is no code', (typed) => {
  expect(readCode(typed)).toBeNull()
})

test('ten thousand seeds give ten thousand codes, and the same seed gives the same code', () => {
  const codes = Array.from({ length: 10_000 }, (_, index) => codeFrom(`seed ${index}`))
  expect(new Set(codes).size).toBe(10_000)
  expect(codeFrom('seed 7')).toBe(codes[7])
})

const grant = { scopes: ['schedule'], seesPrivate: false, from: null, to: null, until: null } as const
const wrong = (role: Parameters<typeof wrongInGrant>[0], more: object) =>
  wrongInGrant(role, { ...grant, ...more }, grantable(role), '2026-04-20', (day) => day !== '2026-02-30')?.field ?? null

test.each([
  ['attorney', {}, null],
  ['attorney', { seesPrivate: true, scopes: ['case'] }, null],
  ['gal', { seesPrivate: true }, 'seesPrivate'],
  ['child', { scopes: ['schedule', 'trades'] }, 'scopes'],
  ['third_party', { scopes: ['orders'] }, 'scopes'],
  ['mediator', { scopes: [] }, 'scopes'],
  ['mediator', { from: '2026-05-02', to: '2026-05-01' }, 'to'],
  ['mediator', { from: '2026-05-01', to: '2026-05-01' }, null],
  ['mediator', { until: '2026-04-19' }, 'until'],
  ['mediator', { until: '2026-04-20' }, null],
  ['mediator', { from: '2026-02-30' }, 'from'],
] as const)('%s with %j: wrong at %s', (role, more, field) => {
  expect(wrong(role, more)).toBe(field)
})

test('an open invitation expires, and an answered one keeps its state', () => {
  const at = new Date('2026-04-20T12:00:00Z')
  expect(stateOf('pending', at, at.getTime() - 1)).toBe('pending')
  expect(stateOf('pending', at, at.getTime())).toBe('expired')
  expect(stateOf('declined', at, at.getTime() + 1)).toBe('declined')
})

test('the mail of an invitation has no names and nothing that others should not see on a screen', () => {
  const { subject, text } = invitationMail({ until: '4 May 2026', address: 'https://court.example' })
  const said = `${subject} ${text}`.replaceAll('https://court.example', '')
  expect(said).not.toMatch(/divorce|custody|abuse|evidence|court|parent|child|legal|lawyer|judge|rating|review|family|case/i)
  expect(said).not.toContain('!')
  expect(text).toContain('https://court.example/sign-in?for=invitation')
  // No code.
  expect(text).not.toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}/)
})
