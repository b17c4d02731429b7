import { expect, test } from 'vitest'
import type { Paper } from '#domain/papers/paper.ts'
import { findPrivate } from './find.ts'
import { groupsOf, headingsOf, pagesOfPaper, replacementOf, withReplacements } from './reduce.ts'
import { filingRules, ruleOf, ruleOfKind } from './rules.ts'
import { findingKinds } from './types.ts'

const known = { minors: [{ name: 'Maya Harlow', born: null }], births: [], adults: [], places: [] }
const paper: Paper = {
  title: 'Packet · Maya Harlow',
  prefix: '',
  blocks: [
    { kind: 'heading', level: 1, text: 'Packet' },
    { kind: 'facts', rows: [['Child', 'Maya Harlow'], ['SSN', '900-12-3456'], ['Empty', '']] },
    { kind: 'rule' },
    { kind: 'heading', level: 2, text: '1. Late' },
    { kind: 'text', text: 'Maya waited. Born 3/4/2017.' },
    { kind: 'table', columns: [{ name: 'Who', share: 0.5 }, { name: 'What', share: 0.5 }], rows: [['Maya', 'account no. 0047 118 2203'], ['', 'nothing']] },
  ],
} // prettier-ignore
const findings = findPrivate(pagesOfPaper(paper), known)
const replaced = (which: (id: string) => boolean) =>
  withReplacements(
    paper,
    Map.groupBy(
      groupsOf(findings)
        .filter(({ id }) => which(id))
        .flatMap(({ places }) => places.map((one) => ({ ...one, with: one.short })))
        .toSorted((one, other) => one.page - other.page || one.start - other.start),
      ({ page }) => page,
    ),
  )

test('a paper is written with replacements in every kind of block, and with nothing else changed', () => {
  expect(replaced(() => true)).toEqual({
    title: 'Packet · M.H.',
    prefix: '',
    blocks: [
      paper.blocks[0],
      { kind: 'facts', rows: [['Child', 'M.H.'], ['SSN', 'xxx-xx-3456'], ['Empty', '']] },
      { kind: 'rule' },
      paper.blocks[3],
      { kind: 'text', text: 'M.H. waited. Born 2017.' },
      { ...paper.blocks[5], rows: [['M.H.', 'account no. xxxx-2203'], ['', 'nothing']] },
    ],
  }) // prettier-ignore
  expect(replaced(() => false)).toEqual(paper)
})

test('findings with the same words are one group, which is left or replaced whole', () => {
  const groups = groupsOf(findings)
  expect(groups.map(({ id, quote, places }) => [id, quote, places.length])).toEqual([
    ['minor1', 'Maya Harlow', 2],
    ['ssn1', '900-12-3456', 1],
    ['minor2', 'Maya', 2],
    ['birth1', '3/4/2017', 1],
    ['account1', '0047 118 2203', 1],
  ])
  expect(JSON.stringify(replaced((id) => id !== 'minor2'))).toContain('Maya waited. Born 2017.')
  expect(groupsOf([])).toEqual([])
})

test('each text of a paper has the heading that it is under', () => {
  expect(headingsOf(paper)).toEqual([
    'Packet · Maya Harlow',
    'Packet',
    'Packet',
    'Packet',
    'Packet',
    '1. Late',
    '1. Late',
    '1. Late',
    '1. Late',
  ])
})

test('what is written follows the rule of the state, and the federal one where the state has none for it', () => {
  const ssn = { kind: 'ssn', short: 'xxx-xx-3456' } as const
  expect(replacementOf(ssn, ruleOfKind('OH', 'ssn').treatment)).toBe('xxx-xx-3456')
  expect(replacementOf(ssn, ruleOfKind('TX', 'ssn').treatment)).toBe('xxx-xx-xxxx')
  expect(ruleOf('OH').id).toBe('US')
  expect(ruleOfKind('OH', 'birth')).toMatchObject({ citation: 'Fed. R. Civ. P. 5.2(a)(2)', treatment: 'year', isOfState: false })
  expect(ruleOfKind('CA', 'minor')).toMatchObject({ citation: 'Fed. R. Civ. P. 5.2(a)(3)', isOfState: false })
  expect(ruleOfKind('CA', 'account')).toMatchObject({ citation: 'Cal. Rules of Court, rule 1.201', isOfState: true })
  expect(ruleOfKind('OH', 'address')).toMatchObject({ treatment: 'nothing', checkedOn: null, isOfState: false })
  expect(ruleOfKind('TX', 'address')).toMatchObject({ citation: 'Tex. R. Civ. P. 21c', isOfState: true })
})

test('every row has a citation, and a source where it says that it was checked', () => {
  for (const { id, citation, source, checkedOn, kinds } of filingRules) {
    expect([id, citation.length > 5, source.length > 5]).toEqual([id, true, true])
    expect(checkedOn === null).toBe(source === 'from memory')
    expect(Object.keys(kinds).toSorted()).toEqual(findingKinds.toSorted())
  }
})
