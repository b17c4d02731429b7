import { afterEach, expect, test, vi } from 'vitest'
import { conclude, isWhole, lastLine, metOf, readLastLine } from './found.ts'

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

test('the last line of a run is read as it was written, after everything else that the run prints', () => {
  const found = { found: 19_998, of: 20_000 }
  expect(lastLine('fuzz', found)).toBe('fuzz: 19,998/20,000')
  expect(readLastLine('fuzz', `Nothing broke.\nlinkage: 1/1\n${lastLine('fuzz', found)}\n`)).toEqual(found)
})

test.each(['', 'fuzz: 1/1\nand more', 'linkage: 1/1', 'fuzz: all/1'])('%j is no last line of the run "fuzz"', (output) => {
  expect(readLastLine('fuzz', output)).toBeNull()
})

test('a run fails when something falls short, and when nothing was tried', () => {
  expect(
    [
      [3, 3],
      [2, 3],
      [0, 0],
    ].map(([found, of]) => isWhole({ found: found!, of: of! })),
  ).toEqual([true, false, false])
  vi.spyOn(console, 'log').mockReturnValue()
  conclude('fuzz', { found: 3, of: 3 })
  expect(process.exitCode).toBeUndefined()
  conclude('fuzz', { found: 2, of: 3 })
  expect(process.exitCode).toBe(1)
})

test('goals are counted, and those that are not met are printed', () => {
  const say = vi.spyOn(console, 'log').mockReturnValue()
  const goals = [
    { goal: 'at most 10 minutes', isMet: true },
    { goal: 'every digit found', isMet: false },
  ]
  expect(metOf(goals)).toEqual({ found: 1, of: 2 })
  expect(say.mock.calls).toEqual([['Not met: every digit found']])
})
