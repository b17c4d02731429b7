import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { epochOf, epochsTakenOn } from './epoch.ts'
import { messageOf, nonceBytes, tokenIn, tokenText, written } from './token.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

describe('a token', () => {
  test('reads as it was written', () => {
    fc.assert(
      fc.property(bytes(nonceBytes), bytes(256), (nonce, signature) => {
        const token = { epoch: '2026-03', nonce, signature }
        expect(tokenIn(tokenText(token))).toEqual(token)
      }),
    )
  })

  test('is written in one way only, and nothing else is one', () => {
    const good = tokenText({ epoch: '2026-03', nonce: new Uint8Array(nonceBytes), signature: new Uint8Array(256) })
    const [epoch, nonce, signature] = good.split('.') as [string, string, string]
    const other = `${nonce.slice(0, -1)}A`
    for (const damaged of [
      '',
      '..',
      `${good}.`,
      `2026-13.${nonce}.${signature}`,
      `${epoch}.${other}.${signature}`,
      `${epoch}.${nonce}=.${signature}`,
      good.replaceAll('0', 'O'),
      `${epoch}.${nonce}.${written(new Uint8Array(255))}`,
      `${epoch}.${written(new Uint8Array(31))}.${signature}`,
      `${epoch}.${nonce}.${signature.slice(1)}`,
      `${epoch}.ümlaut.${signature}`,
    ])
      expect(tokenIn(damaged)).toBeNull()
  })

  test('with the same number in another month has a different message', () => {
    const nonce = new Uint8Array(nonceBytes)
    expect(messageOf('2026-03', nonce)).not.toEqual(messageOf('2026-04', nonce))
  })
})

test('a month of tokens, and three days more', () => {
  expect(epochOf('2026-03-31' as Day)).toBe('2026-03')
  expect(epochsTakenOn('2026-03-31' as Day)).toEqual(['2026-03'])
  expect(epochsTakenOn('2026-04-03' as Day)).toEqual(['2026-04', '2026-03'])
  expect(epochsTakenOn('2026-04-04' as Day)).toEqual(['2026-04'])
  expect(epochsTakenOn('2026-01-01' as Day)).toEqual(['2026-01', '2025-12'])
})
