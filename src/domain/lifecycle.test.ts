import { expect, test } from 'vitest'
import { lifecycle, type Part, type Refusal } from './lifecycle.ts'

const states = ['draft', 'sent', 'done'] as const
const acts = ['send', 'answer', 'close', 'withdraw'] as const
const parts: readonly Part[] = ['author', 'other', 'onlooker']
const { refusal, mayDo } = lifecycle<(typeof states)[number], (typeof acts)[number]>(acts, {
  draft: { send: 'author' },
  sent: { withdraw: 'author', answer: 'other', close: 'either' },
  done: {},
})

test.each<[(typeof states)[number], (typeof acts)[number], Record<Part, Refusal | null>]>([
  ['draft', 'send', { author: null, other: 'not_yours', onlooker: 'not_yours' }],
  ['draft', 'answer', { author: 'not_in_this_state', other: 'not_in_this_state', onlooker: 'not_in_this_state' }],
  ['sent', 'answer', { author: 'own_words', other: null, onlooker: 'not_yours' }],
  ['sent', 'withdraw', { author: null, other: 'not_yours', onlooker: 'not_yours' }],
  ['sent', 'close', { author: null, other: null, onlooker: 'not_yours' }],
  ['sent', 'send', { author: 'not_in_this_state', other: 'not_in_this_state', onlooker: 'not_in_this_state' }],
])('in state %s, who may %s and why the others may not', (state, act, expected) => {
  for (const part of parts) expect(refusal(state, part, act)).toBe(expected[part])
})

test('what may be done comes in the order of the acts, and is what is not refused', () => {
  expect(mayDo('sent', 'author')).toEqual(['close', 'withdraw'])
  expect(mayDo('sent', 'other')).toEqual(['answer', 'close'])
  for (const part of parts) expect(mayDo('done', part)).toEqual([])
  for (const state of states) expect(mayDo(state, 'onlooker')).toEqual([])
})
