import { expect, test } from 'vitest'
import { Misuse } from './command.ts'
import { asked, matching, usage } from './test-arguments.ts'

test.each([
  [[], { kind: 'all', isWhole: false }],
  [['--whole'], { kind: 'all', isWhole: true }],
  [['swaps'], { kind: 'named', names: ['swaps'], isWhole: false }],
  [['swaps', 'kernel/day', '--whole'], { kind: 'named', names: ['swaps', 'kernel/day'], isWhole: true }],
  [['--changed'], { kind: 'changed', since: null, isWhole: false }],
  [['--changed', 'main'], { kind: 'changed', since: 'main', isWhole: false }],
])('npm test -- %j asks for %j', (args, expected) => {
  expect(asked(args)).toEqual(expected)
})

test('an unknown flag and two commits are refused, and --help says what there is', () => {
  expect(() => asked(['--fast'])).toThrow(Misuse)
  expect(() => asked(['--fast'])).toThrow(/'--fast'.*npm run test -- --help/)
  expect(() => asked(['--changed', 'main', 'other'])).toThrow(/one commit at most/)
  expect(() => asked(['--help'])).toThrow(usage)
})

test('a name finds every file whose path has it, and nothing else', () => {
  const files = ['test/journeys/swap.spec.ts', 'src/features/schedule/swaps/service.test.ts', 'src/kernel/day.test.ts']
  expect(matching(files, ['swap'])).toEqual(['src/features/schedule/swaps/service.test.ts', 'test/journeys/swap.spec.ts'])
  expect(matching(files, ['kernel/', 'schedule/'])).toEqual(['src/features/schedule/swaps/service.test.ts', 'src/kernel/day.test.ts'])
  expect(matching(files, ['nothing'])).toEqual([])
})
