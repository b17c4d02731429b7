import { expect, test } from 'vitest'
import { flagDefaults } from '#map/flags.ts'
import { nameOf, switchOf } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'
import { type Answer, harmQuestions } from './contract.ts'
import { closable, flagsOf, harmProblem, needsHarmCheck, neverClosed, resolve, type Word } from './rules.ts'

const all = (isOn: boolean): Word => ({ scope: 'all', isOn, at: 9 })
const cohort = (isOn: boolean, at = 1): Word => ({ scope: 'cohort', isOn, at })
const person = (isOn: boolean): Word => ({ scope: 'person', isOn, at: 0 })

test('spec.md section 3 names 40 flags: 9 are on, 31 are off', () => {
  const values = Object.values(flagDefaults)
  expect([values.length, values.filter(Boolean).length]).toEqual([40, 9])
  expect(flagDefaults).toMatchObject({ evidenceVault: true, professionalDirectory: true, systemReports: false, caseFileManagement: false })
})

test.each([
  ['nothing is set', [], 'default'],
  ['it is set for all', [all(true)], true],
  ['a cohort says otherwise than all', [all(true), cohort(false)], false],
  ['the person has a word of their own', [cohort(false), person(true), all(false)], true],
  ['the person is left out of what all have', [all(true), cohort(true), person(false)], false],
  ['two cohorts disagree: the later word counts', [cohort(true, 1), cohort(false, 2)], false],
  ['two cohorts disagree, in any order', [cohort(false, 2), cohort(true, 1)], false],
] as const)('where %s', (_, words, said) => {
  for (const byDefault of [true, false]) expect(resolve(byDefault, words)).toBe(said === 'default' ? byDefault : said)
})

test('a setting for one flag does not affect another', () => {
  const flags = flagsOf({ a: true, b: false, c: false }, [{ ...all(true), name: 'b' }], { showAll: false })
  expect(flags).toEqual({ a: true, b: true, c: false })
})

test('with show-all every flag is on, whatever is set', () => {
  const flags = flagsOf(flagDefaults, [{ ...person(false), name: 'evidenceVault' }], { showAll: true })
  expect(Object.values(flags)).toEqual(Array<boolean>(40).fill(true))
})

test('only turning on a flag that is off by default needs the harm checklist', () => {
  expect(needsHarmCheck(false, true)).toBe(true)
  for (const [byDefault, isOn] of [
    [true, true],
    [true, false],
    [false, false],
    [false, null],
    [true, null],
  ] as const) {
    expect(needsHarmCheck(byDefault, isOn)).toBe(false)
  }
})

const answers: Answer[] = harmQuestions.map((question) => ({ question, isRisk: false, note: '' }))

test('the checklist is complete when each question has one answer, and each risk a note of what is done about it', () => {
  expect(harmProblem(answers)).toBeNull()
  expect(harmProblem(answers.map((one) => ({ ...one, isRisk: true, note: 'Shown to its author alone.' })))).toBeNull()
  expect(harmProblem([])).toEqual({ question: harmQuestions[0], is: 'unanswered' })
  for (const [index, question] of harmQuestions.entries()) {
    expect(harmProblem(answers.toSpliced(index, 1))).toEqual({ question, is: 'unanswered' })
    expect(harmProblem([...answers, answers[index]!])).toEqual({ question, is: 'twice' })
    const silent = answers.with(index, { question, isRisk: true, note: '  . ' })
    expect(harmProblem(silent)).toEqual({ question, is: 'without_a_note' })
  }
})

test('every feature with a page has a kill switch, except those needed to open one again', () => {
  const lines = [...neverClosed, 'reviews', 'emotional-support', 'reviews'].map((name, index) => ({ name, path: `/${index % 7}` }))
  expect([...closable(lines)]).toEqual([
    ['emotional-support', ['/6']],
    ['reviews', ['/5', '/0']],
  ])
})

test('the pages of ratings and scores are closed with the reviews', () => {
  const lines = pages.filter(({ path }) => ['/rate-your-court', '/receipt', '/reviews'].includes(path))
  expect(new Set(lines.map(nameOf))).toEqual(new Set(['ratings', 'scores', 'reviews']))
  const closed = [...closable(lines.map((line) => ({ name: switchOf(line), path: line.path })))]
  expect(closed.map(([name, paths]) => [name, paths.toSorted()])).toEqual([['reviews', ['/rate-your-court', '/receipt', '/reviews']]])
  const bySwitch = pages.map((line) => [nameOf(line), switchOf(line)] as const)
  const of = (name: string) => bySwitch.find(([feature]) => feature === name)?.[1]
  expect(['ratings', 'scores', 'reviews', 'emotional-support'].map(of)).toEqual(['reviews', 'reviews', 'reviews', 'emotional-support'])
})
