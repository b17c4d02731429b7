import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Copy, copyOfTree } from './support/copy.ts'
import { isFullRun } from './support/depth.ts'

let copy: Copy
beforeAll(() => {
  copy = copyOfTree()
})
afterAll(() => copy.remove())

const newFeature = (...names: string[]) => copy.run('node', 'scripts/new-feature.ts', ...names)

test.each([
  [[], /^Name the feature by its area and one word/],
  [['site/Library'], /^Name the feature by its area and one word/],
  [['library'], /^Name the feature by its area and one word/],
  [['site/court-forms'], /^Name the feature by its area and one word/],
  [['../library'], /^Name the feature by its area and one word/],
  [['site/library', 'site/forms'], /^Name the feature by its area and one word/],
  [['attic/library'], /^There is no area "attic"/],
  [['site/professionals'], /^The feature "professionals" exists already, in src\/features\/directory/],
  [['site/database'], /^The word "database" means something else/],
] as const)('%j is refused with a sentence, and nothing is written', (names, says) => {
  const before = copy.run('node', '-p', "require('fs').readdirSync('src/features', { recursive: true }).join()").output
  const { good, output } = newFeature(...names)
  expect(good).toBe(false)
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(says)])
  expect(copy.run('node', '-p', "require('fs').readdirSync('src/features', { recursive: true }).join()").output).toBe(before)
})

// All of the tree is compiled once more: a minute, and nobody breaks it by the way.
test.skipIf(!isFullRun)(
  'a new feature compiles, breaks no wall, is formatted, and its tests pass as they are',
  () => {
    const made = newFeature('site/lantern')
    expect(made.output).toContain('The feature "lantern" stands')
    expect(made.good).toBe(true)
    for (const [program, ...args] of [
      ['tsc', '-b'],
      ['oxlint', '--quiet', 'src/features/site/lantern', 'src/app/features.ts', 'src/map'],
      [
        'oxfmt',
        '--check',
        'src/features/site/lantern',
        'src/app/features.ts',
        'src/map/pages.ts',
        'test/matrix.test.ts',
        'test/map.test.ts',
      ],
      ['vitest', 'run', 'src/features/site/lantern', 'test/matrix.test.ts'],
    ] as const) {
      const { good, output } = copy.run(program, ...args)
      expect(good ? '' : output).toBe('')
    }
  },
  300_000,
)
