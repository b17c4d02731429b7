import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { weights } from '#domain/screening/model/weights.generated.ts'
import { root } from '#scripts/build.ts'
import { judgedExam, judgedIn } from './corpus.ts'
import { freshSigns } from './learning.ts'
import { bare, pageOf } from './page.ts'

// Each is half a minute of a processor's time, and several on a busy machine.
const timeout = 180_000

test('docs/screening.md says what the rules find today: after a change of rules or set, run "npm run screening"', { timeout }, () => {
  const page = pageOf({ tuned: judgedIn('tuned'), heldOut: judgedIn('held-out'), outside: judgedIn('outside'), exam: judgedExam() })
  expect(bare(readFileSync(path.join(root, 'docs', 'screening.md'), 'utf8'))).toBe(bare(page))
})

test(
  'the weights are those that a fresh training gives: after a change of features or texts, run "npm run screening -- --train"',
  { timeout },
  () => {
    const { signs, step, bias } = weights
    expect(freshSigns()).toEqual({ signs, step, bias })
  },
)
