import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { weights } from '#domain/screening/model/weights.generated.ts'
import { root } from '#scripts/build.ts'
import { judgedExam, judgedIn } from './corpus.ts'
import { freshSigns } from './learning.ts'
import { pageOf } from './page.ts'

/** The page without what a formatter changes: blanks, and the widths of tables. */
const bare = (text: string) => text.replace(/-{3,}/g, '---').replace(/\s+/g, '').replaceAll('\\', '')

test('docs/screening.md says what the rules find today: after a change of rules or set, run "npm run screening"', () => {
  const page = pageOf({ tuned: judgedIn('tuned'), heldOut: judgedIn('held-out'), outside: judgedIn('outside'), exam: judgedExam() })
  expect(bare(readFileSync(path.join(root, 'docs', 'screening.md'), 'utf8'))).toBe(bare(page))
})

test('the weights are those that a fresh training gives: after a change of features or texts, run "npm run screening -- --train"', () => {
  const { signs, step, bias } = weights
  expect(freshSigns()).toEqual({ signs, step, bias })
})
