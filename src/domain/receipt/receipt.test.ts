import { createHash, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf, receiptOf, secretOf, wordsOf } from './receipt.ts'

const secrets = fc.uint8Array({ minLength: 16, maxLength: 16 })
const zeros = new Uint8Array(16)

describe('the twelve words', () => {
  // The first test vectors of BIP 39 itself.
  test.each([
    ['00000000000000000000000000000000', `${'abandon '.repeat(11)}about`],
    ['7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
    ['80808080808080808080808080808080', 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'],
    ['ffffffffffffffffffffffffffffffff', `${'zoo '.repeat(11)}wrong`],
    ['9e885d952ad362caeb4efe34a8e91bd2', 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic'],
  ])('%s is written as BIP 39 writes it', (hex, words) => {
    expect(wordsOf(Uint8Array.from(Buffer.from(hex, 'hex'))).join(' ')).toBe(words)
  })

  test('lead back to the secret, whatever it was', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        expect(secretOf(wordsOf(secret).join(' '))).toEqual({ ok: true, secret })
      }),
    )
  })

  test('are read in any case, with numbers, commas, line ends, and by their first four letters', () => {
    const typed = `1. ABANDON, 2. abandon\n3 Aban aban aban aban\tabandon abandon abandon abandon; abandon ABOUT.`
    expect(secretOf(typed)).toEqual({ ok: true, secret: zeros })
  })

  test('say what is wrong: too few, an unknown one, or one in the wrong place', () => {
    expect(secretOf('')).toEqual({ ok: false, problem: { kind: 'count', n: 0 } })
    expect(secretOf('abandon '.repeat(11))).toEqual({ ok: false, problem: { kind: 'count', n: 11 } })
    expect(secretOf(`${'abandon '.repeat(4)}banadon ${'abandon '.repeat(6)}about`)).toEqual({
      ok: false,
      problem: { kind: 'unknown', at: 5, word: 'banadon' },
    })
    expect(secretOf('abandon '.repeat(12))).toEqual({ ok: false, problem: { kind: 'check' } })
  })

  test('of another length do not exist', () => {
    expect(() => wordsOf(new Uint8Array(15))).toThrow(RangeError)
  })
})

describe('what is shown and what is stored', () => {
  test('are HKDF-SHA-256 and SHA-256, as node:crypto makes them', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const receipt = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'id', 32))
        expect(receiptOf(secret)).toBe(receipt.toString('hex'))
        expect(hashOf(receiptOf(secret))).toBe(createHash('sha256').update(receipt).digest('hex'))
      }),
    )
  })
})
