import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { gradeOf, syllablesOf } from '#test/support/reading.ts'
import { documents } from './documents/all.ts'
import { type Piece, shapeOf } from './rules.ts'

/** look.md asks for grade 8; half a grade is what the counting of syllables is unsure of. */
const hardest = 8.5

const wordsOf = (pieces: readonly Piece[]) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('')

/** Paragraphs and points of a document; headings are no sentences. */
function linesOf(content: string): string[] {
  const { opening, sections } = shapeOf(content)
  return [opening, ...sections.map(({ blocks }) => blocks)]
    .flat()
    .flatMap((block) => (block.kind === 'paragraph' ? [wordsOf(block.pieces)] : block.points.map(wordsOf)))
}

/** The texts of a feature's pages, as its catalog has them. */
function textsOf(feature: string): string[] {
  const file = path.join(root, 'src', 'features', feature, 'locales', 'en.po')
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run messages`)
  return [...readFileSync(file, 'utf8').matchAll(/^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm)]
    .map(([, quoted]) =>
      quoted!
        .split('\n')
        .filter(Boolean)
        .map((part) => JSON.parse(part) as string)
        .join(''),
    )
    .map((text) => text.replaceAll(/<\/?\d+\/?>/g, '').replaceAll(/\{\w+, plural, .*?other \{([^}]*)\}\}/g, '$1'))
    .filter((text) => text.split(' ').length >= 6)
}

test.each([
  ['court', 1],
  ['judge', 1],
  ['review', 2],
  ['opinion', 3],
  ['professional', 4],
  ['names', 1],
  ['rated', 2],
  ['table', 2],
])('%s has %i syllables', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

test('a sentence of lawyers is above the grade, and a plain one below', () => {
  const hard =
    'Notwithstanding anything contained herein, the aforementioned organization disclaims responsibility for consequential damages.'
  expect(gradeOf([hard]).grade).toBeGreaterThan(hardest + 4)
  expect(gradeOf(['We keep no log. Nobody can see what you read here.']).grade).toBeLessThan(4)
})

test.each(documents)('$documentType of $version can be read in grade 8', ({ content }) => {
  const { grade, words } = gradeOf(linesOf(content))
  expect(words).toBeGreaterThan(200)
  expect(grade).toBeLessThanOrEqual(hardest)
})

const features = [
  'site/home',
  'accounts/agreements',
  'accounts/subscriptions',
  'staff/support',
  'site/emotional-support',
  'site/transparency',
  'directory/corrections',
  'ratings/reviews',
  'directory/professionals',
] as const

test.each(features)('the pages of %s can be read in grade 8', (feature) => {
  const { grade, words } = gradeOf(textsOf(feature))
  expect(words).toBeGreaterThan(100)
  expect(grade).toBeLessThanOrEqual(hardest)
})
