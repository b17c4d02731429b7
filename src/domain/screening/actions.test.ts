import { describe, expect, test } from 'vitest'
import { screenReply } from '../reply/screen.ts'
import { screen } from './screen.ts'
import { screenTexts } from './texts.ts'
import type { About, Action, CheckId } from './types.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }

/** A sentence for each check and what it alone comes to. Each says nothing that another check looks for. */
const sentences: readonly { check: CheckId | null; action: Action; text: string }[] = [
  { check: null, action: 'publish', text: 'I was in the courtroom and the hearing began an hour late.' },
  { check: 'C5', action: 'nudge', text: 'I saw that she never let me finish.' },
  { check: 'C4', action: 'hold', text: 'I was there and the judge took bribes.' },
  { check: 'C10', action: 'hold', text: 'I read it: the sealed report says that he was ill.' },
  { check: 'C12', action: 'hold', text: 'I was there. Call our office for a free consultation.' },
  { check: 'C2', action: 'edit', text: 'I was there and my number is 614-555-0137.' },
  { check: 'C3', action: 'edit', text: 'I was there with my daughter Emily Johnson.' },
  { check: 'C7', action: 'edit', text: 'I was there and she is an idiot.' },
  { check: 'C8', action: 'edit', text: 'I was there and she is a narcissist.' },
  { check: 'C1', action: 'block', text: 'I was there. I will kill this judge.' },
]

/** Read off ratings.md 3.5 by hand: what stops comes before what waits, and what waits before what is advice. */
function wanted(actions: readonly Action[]): Action {
  if (actions.includes('block')) return 'block'
  if (actions.includes('edit')) return 'edit'
  if (actions.includes('hold')) return 'hold'
  return actions.includes('nudge') ? 'nudge' : 'publish'
}

const pairs = sentences.flatMap((one, at) => sentences.slice(at + 1).map((other) => [one, other]))
const triples = pairs.flatMap(([one, other]) => sentences.slice(sentences.indexOf(other!) + 1).map((third) => [one!, other!, third]))
const orders = <T>(all: readonly T[]): T[][] => [[...all], all.toReversed()]

describe('every finding counts', () => {
  test.each(sentences)('$check alone: $action', ({ check, action, text }) => {
    const found = screen(text, judge)
    expect([found.action, found.findings.filter((one) => one.action === action).map((one) => one.check)]).toEqual([
      action,
      check === null ? [] : [check],
    ])
  })

  test.each([
    ['pair', 45, pairs],
    ['triple', 120, triples],
  ] as const)('every %s of them, in one text and over the answers, in both orders', (_, n, all) => {
    expect(all).toHaveLength(n)
    for (const some of all.flatMap((one) => orders(one))) {
      const name = some.map(({ check }) => check).join(' ')
      const action = wanted(some.map((one) => one.action))
      const [saw, wentWell, shouldKnow] = some.map(({ text }) => text) as [string, string, string?]
      expect([name, screen(some.map(({ text }) => text).join(' '), judge).action]).toEqual([name, action])
      const apart = screenTexts({ saw, wentWell, shouldKnow }, judge)
      expect([name, apart.action]).toEqual([name, action])
      // Not one of them is lost beside another.
      expect([name, some.filter(({ check }) => check !== null && !apart.findings.some((one) => one.check === check))]).toEqual([name, []])
    }
  })

  test('the child, the school, the home and the accusation of one real text', () => {
    const pii = 'I was there. My daughter Emily Johnson goes to Oak Elementary School and we live at 12 Main Street.'
    expect(screen(pii, judge).action).toBe('edit')
    expect(screen(`${pii} The judge is corrupt and took bribes.`, judge).action).toBe('edit')
  })
})

describe('in a reply too', () => {
  /** As in a rating, and what only a reply is asked: R1 hunts the writer, R2 tells of a client, R4 gives an amount. */
  const said: readonly { action: 'publish' | 'hold' | 'edit'; text: string }[] = [
    { action: 'publish', text: 'I read every rating and I think about it.' },
    { action: 'hold', text: 'The other lawyer took bribes.' },
    { action: 'hold', text: 'A flat fee of $1,500 covers the first hearing.' },
    { action: 'edit', text: 'My number is 614-555-0137.' },
    { action: 'edit', text: 'I know who you are.' },
    { action: 'edit', text: 'I represented her for two years.' },
    { action: 'edit', text: 'I will kill this judge.' },
  ]
  const lena: About = { name: 'Lena Brandt', role: 'attorney' }
  const verdictOf = (actions: readonly string[]) => (actions.includes('edit') ? 'edit' : actions.includes('hold') ? 'hold' : 'publish')

  test('every one, every pair and every triple', () => {
    const every = said.flatMap((one, a) => [
      [one],
      ...said.slice(a + 1).flatMap((other, b) => [[one, other], ...said.slice(a + b + 2).map((third) => [one, other, third])]),
    ])
    expect(every).toHaveLength(7 + 21 + 35)
    for (const some of every.flatMap((one) => orders(one))) {
      const text = some.map((one) => one.text).join(' ')
      expect([text, screenReply(text, lena).verdict]).toEqual([text, verdictOf(some.map(({ action }) => action))])
    }
  })

  test('words that must be changed are not lost inside a sentence that a person would read', () => {
    for (const text of [
      'I know who you are: you bribed the clerk, and everybody at the courthouse knows it.',
      'You took a bribe from the other lawyer, you narcissist, and everyone could see it in that room.',
      'My client committed fraud, and he bribed the clerk of the court.',
    ])
      expect([text, screenReply(text, lena).verdict]).toEqual([text, 'edit'])
  })
})
