import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './build.ts'
import { judgedIn } from './screening/corpus.ts'
import { pageOf } from './screening/page.ts'

/** The page without what a formatter changes: blanks, and the widths of tables. */
const bare = (text: string) => text.replace(/-{3,}/g, '---').replace(/\s+/g, '').replaceAll('\\', '')

test('docs/screening.md tells what the rules find today: after a change of rules or set, run "npm run screening"', () => {
  const page = pageOf(judgedIn('tuned'), judgedIn('held-out'))
  expect(bare(readFileSync(path.join(root, 'docs', 'screening.md'), 'utf8'))).toBe(bare(page))
})
