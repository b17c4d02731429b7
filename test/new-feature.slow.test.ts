import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '#scripts/check.ts'
import { type Copy, copyOfTree } from './support/copy.ts'

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
  [['site/library', 'book', 'page'], /^Name the feature by its area and one word/],
  [['site/library', 'Book'], /^"Book" can't name one entry/],
  [['site/library', 'draft'], /^"draft" can't name one entry/],
  [['case/library', 'child', '--case'], /^There is a table "child" already/],
  [['site/library', '--shared'], /^Only a feature of a case has rows that can be shared/],
  [['attic/library'], /^There is no area "attic"/],
  [['site/professionals'], /^The feature "professionals" exists already, in src\/features\/directory/],
  [['site/bound'], /^The word "bound" means something else/],
] as const)('%j is refused with a sentence, and nothing is written', (names, says) => {
  const before = copy.run('node', '-p', "require('fs').readdirSync('src/features', { recursive: true }).join()").output
  const { good, output } = newFeature(...names)
  expect(good).toBe(false)
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(says)])
  expect(copy.run('node', '-p', "require('fs').readdirSync('src/features', { recursive: true }).join()").output).toBe(before)
})

/** Every file of the copy that is written by hand, by path; the formats of what is derived are left out. */
function handWritten(): Map<string, string> {
  const derived = /\.generated\.ts$|\.po$|^migrations\/(schema\.sql|checksums\.txt)$/
  const files = globSync('{src,test,scripts,assurance,bench,migrations}/**/*.*', { cwd: copy.folder }).filter((file) => !derived.test(file))
  return new Map(files.map((file) => [file, readFileSync(path.join(copy.folder, file), 'utf8')]))
}

const kinds = [
  ['site/lantern', []],
  ['case/pets', ['pet', '--case']],
  ['case/chores', ['--case', '--shared']],
] as const
const folders = kinds.map(([folder]) => `src/features/${folder}`)
const written = [...folders, 'src/app/features.ts']

// All of the tree is compiled once more, for all of them.
describe('a new feature', () => {
  test.each(kinds)(
    '%s touches the list of the app and a migration',
    (folder, more) => {
      const before = handWritten()
      const name = folder.slice(folder.indexOf('/') + 1)
      const made = newFeature(folder, ...more)
      expect(made.output).toContain(`The feature "${name}" stands`)
      expect(made.good).toBe(true)
      const touched = [...handWritten()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
      const outside = touched.filter((file) => !file.startsWith(`src/features/${folder}/`))
      expect(outside.toSorted()).toEqual([expect.stringMatching(new RegExp(`^migrations/\\d{4}_${name}\\.sql$`)), 'src/app/features.ts'])
    },
    120_000,
  )

  test.each([
    ['compiles', compile],
    ['breaks no wall', ['oxlint', '--quiet', ...written]],
    ['is formatted', ['oxfmt', '--check', ...written]],
    [
      'passes its own tests and those over all features',
      // Of the matrix what it says of every call; that it holds over HTTP is no matter of new features.
      [
        'vitest',
        'run',
        ...folders,
        'test/map.test.ts',
        'test/architecture.test.ts',
        'test/matrix.test.ts',
        '-t',
        '^(?!.* is told what the table says)',
      ],
    ],
  ] as const)(
    'of any kind %s',
    (_what, [program, ...args]) => {
      expect(folders.filter((folder) => !existsSync(path.join(copy.folder, folder)))).toEqual([])
      const { good, output } = copy.run(program, ...args)
      expect(good ? '' : output).toBe('')
    },
    300_000,
  )
})
