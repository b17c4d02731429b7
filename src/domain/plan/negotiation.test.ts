import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Parent } from '../schedule/types.ts'
import { isAgreed, openItems } from './agreement.ts'
import { type Act, acts, actsOf, drafted, type Item, move, type Move, type State, states, type Words } from './negotiation.ts'

const words = (digest: string): Words => ({ answers: { days: digest.length }, digest })
const parents = ['A', 'B'] as const

function made(act: Act, digest: string): Move {
  if (act === 'accept') return { act, digest }
  return act === 'decline' || act === 'withdraw' ? { act } : { act, words: words(digest) }
}
const after = (item: Item, parent: Parent, act: Act, digest: string): Item => {
  const moved = move(item, parent, made(act, digest))
  if (!moved.ok) throw new Error(moved.refusal)
  return moved.item
}

/** A clause of A's in each state, reached the way parents reach it. */
const draft = drafted('A', words('a1'))
const proposed = after(draft, 'A', 'propose', 'a1')
const inState: { [state in State]: Item } = {
  draft,
  proposed,
  countered: after(after(draft, 'A', 'propose', 'a0'), 'B', 'counter', 'b1'),
  accepted: after(proposed, 'B', 'accept', 'a1'),
  declined: after(proposed, 'B', 'decline', ''),
  withdrawn: after(proposed, 'A', 'withdraw', ''),
}

/** The result of each act: the new state, or why it is refused. Of each pair the first is A's move, the second B's. */
const table: { [state in State]: { [act in Act]: [string, string] } } = {
  draft: {
    edit: ['draft', 'not_yours'],
    propose: ['proposed', 'not_yours'],
    counter: ['not_in_this_state', 'not_in_this_state'],
    accept: ['not_in_this_state', 'not_in_this_state'],
    decline: ['not_in_this_state', 'not_in_this_state'],
    withdraw: ['withdrawn', 'not_yours'],
  },
  proposed: {
    edit: ['not_in_this_state', 'not_in_this_state'],
    propose: ['not_in_this_state', 'not_in_this_state'],
    counter: ['own_words', 'countered'],
    accept: ['own_words', 'accepted'],
    decline: ['own_words', 'declined'],
    withdraw: ['withdrawn', 'not_yours'],
  },
  // B's words are on the table.
  countered: {
    edit: ['not_in_this_state', 'not_in_this_state'],
    propose: ['not_in_this_state', 'not_in_this_state'],
    counter: ['countered', 'own_words'],
    accept: ['accepted', 'own_words'],
    decline: ['declined', 'own_words'],
    withdraw: ['not_yours', 'withdrawn'],
  },
  accepted: {
    edit: ['not_in_this_state', 'not_in_this_state'],
    propose: ['proposed', 'proposed'],
    counter: ['not_in_this_state', 'not_in_this_state'],
    accept: ['not_in_this_state', 'not_in_this_state'],
    decline: ['not_in_this_state', 'not_in_this_state'],
    withdraw: ['not_in_this_state', 'not_in_this_state'],
  },
  declined: {
    edit: ['not_in_this_state', 'not_in_this_state'],
    propose: ['proposed', 'proposed'],
    counter: ['not_in_this_state', 'not_in_this_state'],
    accept: ['not_in_this_state', 'not_in_this_state'],
    decline: ['not_in_this_state', 'not_in_this_state'],
    withdraw: ['withdrawn', 'not_yours'],
  },
  withdrawn: {
    edit: ['not_in_this_state', 'not_in_this_state'],
    propose: ['proposed', 'proposed'],
    counter: ['not_in_this_state', 'not_in_this_state'],
    accept: ['not_in_this_state', 'not_in_this_state'],
    decline: ['not_in_this_state', 'not_in_this_state'],
    withdraw: ['not_in_this_state', 'not_in_this_state'],
  },
}
const everyMove = states.flatMap((state) =>
  acts.flatMap((act) => parents.map((parent, at) => [state, act, parent, table[state][act][at]!] as const)),
)

describe('a clause between two parents', () => {
  test.each(everyMove)('that is %s: %s by %s is %s', (state, act, parent, becomes) => {
    const item = inState[state]
    const moved = move(item, parent, made(act, act === 'accept' ? item.words.digest : 'new'))
    expect(moved.ok ? moved.item.state : moved.refusal).toBe(becomes)
    expect(actsOf(item, parent).includes(act)).toBe(moved.ok)
  })

  test('is not accepted in words that have changed since they were read', () => {
    expect(move(proposed, 'B', { act: 'accept', digest: 'a0' })).toEqual({ ok: false, refusal: 'text_changed' })
  })

  test('is not countered by the same words', () => {
    expect(move(proposed, 'B', { act: 'counter', words: words('a1') })).toEqual({ ok: false, refusal: 'same_text' })
  })

  test('keeps the yes of the person who proposed, and drops every yes with new words', () => {
    expect(proposed.yes).toEqual({ A: 'a1', B: null })
    expect(inState.accepted.yes).toEqual({ A: 'a1', B: 'a1' })
    expect(after(inState.accepted, 'B', 'propose', 'b2')).toEqual({
      state: 'proposed',
      by: 'B',
      words: words('b2'),
      yes: { A: null, B: 'b2' },
    })
    expect(inState.countered.yes).toEqual({ A: null, B: 'b1' })
    expect(inState.withdrawn.yes).toEqual({ A: null, B: null })
  })

  test('is accepted only with the yes of both to its very words, whatever is tried', () => {
    const tries = fc.array(
      fc.record({ act: fc.constantFrom(...acts), parent: fc.constantFrom(...parents), digest: fc.constantFrom('x', 'y', 'z') }),
      { minLength: 20, maxLength: 60 },
    )
    let accepted = 0
    fc.assert(
      fc.property(tries, (list) => {
        let item = drafted('A', words('x'))
        const said: { [parent in Parent]: Set<string> } = { A: new Set(), B: new Set() }
        for (const { act, parent, digest } of list) {
          const moved = move(item, parent, made(act, digest))
          if (!moved.ok) continue
          item = moved.item
          if (act === 'accept' || act === 'propose' || act === 'counter') said[parent].add(digest)
          const isAccepted = item.state === 'accepted'
          accepted += isAccepted ? 1 : 0
          expect(!isAccepted || (item.yes.A === item.words.digest && item.yes.B === item.words.digest)).toBe(true)
          expect(!isAccepted || (said.A.has(item.words.digest) && said.B.has(item.words.digest))).toBe(true)
        }
      }),
      { numRuns: 2000, seed: 8 },
    )
    expect(accepted).toBeGreaterThan(50)
  })
})

describe('a whole plan', () => {
  const inPlan = (id: string, item: Item, storedDigest = item.words.digest) => ({ id, item, storedDigest, holds: false })

  test('is agreed when both said yes to the same text of every clause that was proposed', () => {
    expect(isAgreed([inPlan('1', inState.accepted), inPlan('2', inState.withdrawn), inPlan('3', inState.draft)])).toBe(true)
  })

  test('is not agreed while a clause waits or was declined, and says on whom', () => {
    const plan = [
      inPlan('1', inState.accepted),
      inPlan('2', inState.proposed),
      inPlan('3', inState.countered),
      inPlan('4', inState.declined),
    ]
    expect(isAgreed(plan)).toBe(false)
    expect(openItems(plan)).toEqual([
      { item: '2', why: 'waits', on: 'B' },
      { item: '3', why: 'waits', on: 'A' },
      { item: '4', why: 'declined', on: null },
    ])
  })

  test('stays agreed while a change of an agreed clause waits, or was declined', () => {
    for (const item of [inState.proposed, inState.countered, inState.declined]) {
      const changing = { ...inPlan('1', item), holds: true }
      expect([isAgreed([changing]), openItems([changing])]).toEqual([true, []])
      expect(isAgreed([changing, inPlan('2', inState.proposed)])).toBe(false)
    }
  })

  test('is not agreed if the text that both accepted was not stored', () => {
    const plan = [inPlan('1', inState.accepted, '')]
    expect(isAgreed(plan)).toBe(false)
    expect(openItems(plan)).toEqual([{ item: '1', why: 'text_changed', on: null }])
  })

  test('is not agreed if one parent said yes to another text, or to none', () => {
    const { accepted } = inState
    for (const yes of [
      { A: 'a1', B: 'a0' },
      { A: 'a0', B: 'a1' },
      { A: 'a1', B: null },
      { A: null, B: 'a1' },
    ]) {
      expect(isAgreed([inPlan('1', { ...accepted, yes })])).toBe(false)
    }
    expect(isAgreed([inPlan('1', { ...accepted, yes: { A: 'a1', B: 'a1' } })])).toBe(true)
  })

  test('is not agreed when there is nothing in it', () => {
    expect(isAgreed([])).toBe(false)
    expect(isAgreed([inPlan('1', inState.draft)])).toBe(false)
  })
})
