import { expect, test } from 'vitest'
import { courtKinds, kindNames, maySignHere, paperKinds, privateKinds } from './kinds.ts'
import { isNameOf, visibleState, signLifecycle } from './lifecycle.ts'
import { federal, loadRules, ruleFor, signingRules } from './rules.ts'

test('every row has a citation, a page that was read, its edition and the day; so has each federal section', () => {
  expect(signingRules.length).toBeGreaterThan(4)
  for (const { citation, source, edition, checkedOn } of [...signingRules, ...Object.values(federal)]) {
    expect(citation).toMatch(/\d/)
    expect(source).toMatch(/^https?:\/\/[\w.-]+\/\S+$/)
    expect(edition).not.toBe('')
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('without a row there is only a page to be signed: no state, no kind of paper is guessed', () => {
  for (const kind of courtKinds) expect([kind, ruleFor('OH', kind)]).toEqual([kind, null])
  expect(ruleFor('NY', 'motion')).toBeNull()
  expect(ruleFor('', 'motion')).toBeNull()
  expect(ruleFor('NY', 'settlement')).toMatchObject({ ways: ['notary'], declares: '' })
  expect(ruleFor('IL', 'financial')?.citation).toBe('735 ILCS 5/1-109')
})

test('no paper for a court is signed here, whatever a row says; private ones are', () => {
  expect(paperKinds.filter(maySignHere)).toEqual([...privateKinds])
  expect(paperKinds.every((kind) => kind in kindNames)).toBe(true)
})

test('a row that lacks what it must have is refused, and so are two for one paper', () => {
  const row = { ...signingRules[0]!, checkedOn: '2026-11-30' }
  const wrong = [
    { ...row, citation: '' },
    { ...row, source: 'a book' },
    { ...row, edition: '' },
    { ...row, checkedOn: '2026-02-30' },
    { ...row, state: 'Ca' },
    { ...row, kinds: [] },
    { ...row, ways: [] },
    { ...row, ways: ['notary' as const] },
  ]
  for (const one of wrong) expect(() => loadRules([one])).toThrow(RangeError)
  expect(() => loadRules([row, row])).toThrow('two signing rules for CA declaration')
  expect(loadRules([row])).toHaveLength(1)
})

test('who was asked signs or declines, who asks takes back, and nobody does anything once it is over', () => {
  expect(signLifecycle.mayDo('asked', 'other')).toEqual(['sign', 'decline'])
  expect(signLifecycle.mayDo('asked', 'author')).toEqual(['withdraw'])
  expect(signLifecycle.mayDo('asked', 'onlooker')).toEqual([])
  for (const state of ['signed', 'declined', 'withdrawn', 'expired'] as const)
    expect(['author', 'other'].flatMap((part) => signLifecycle.mayDo(state, part as 'author'))).toEqual([])
  expect(signLifecycle.refusal('asked', 'author', 'sign')).toBe('own_words')
})

test('a request is over at its last moment, and what was answered stays as it was', () => {
  expect(visibleState('asked', 1000, 999)).toBe('asked')
  expect(visibleState('asked', 1000, 1000)).toBe('expired')
  expect(visibleState('asked', null, 1000)).toBe('asked')
  for (const state of ['signed', 'declined', 'withdrawn'] as const) expect(visibleState(state, 1000, 2000)).toBe(state)
})

test('a typed name is the person’s own, whatever its case, accents and signs', () => {
  for (const typed of ['Ana Moreno', ' ana  moreno ', 'ANA MORENO', 'Aná Moreno', 'Ana-Moreno'])
    expect([typed, isNameOf(typed, 'Ana Moreno')]).toEqual([typed, true])
  for (const typed of ['', 'Ana', 'Ben Harlow', 'Ana Moreno Harlow']) expect([typed, isNameOf(typed, 'Ana Moreno')]).toEqual([typed, false])
  expect(isNameOf('', '—')).toBe(false)
})
