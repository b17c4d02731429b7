import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import type { Found } from './found.ts'

/** Those that are a run of their own, or whose cases a run tries in greater number. */
const elsewhere = [
  'test/anonymity.slow.test.ts',
  'test/append.slow.test.ts',
  'test/fuzz.slow.test.ts',
  'src/features/case/files/interrupted.slow.test.ts',
  'src/features/accounts/subscriptions/deliveries.test.ts',
]

/** The test files that try more cases in full than in CI: what they ask for its number says so. */
export const deepFiles = (): string[] =>
  globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !elsewhere.includes(file) && /\biterations\(/.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted()

export interface TestReport {
  numPassedTests: number
  numPendingTests: number
  numTotalTests: number
  success: boolean
}

/** What passed of what was tried. An error outside of any test is one more that was tried. */
export function countOf({ numPassedTests, numPendingTests, numTotalTests, success }: TestReport): Found {
  const of = numTotalTests - numPendingTests
  return { found: numPassedTests, of: numPassedTests === of && !success ? of + 1 : of }
}

/** Runs test files with all of their cases, or with as many as CI does, and counts the tests that pass. */
export function runTests(files: readonly string[], isSmall: boolean): Found {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-deep-'))
  try {
    const report = path.join(folder, 'report.json')
    const env = { ...process.env, TEST_REPORT: report, TEST_DEPTH: isSmall ? 'small' : 'full' }
    // Nothing beside it: a test that ends processes or counts seconds has the machine to itself.
    spawnSync('vitest', ['run', '--maxWorkers=1', ...files], { cwd: root, stdio: 'inherit', env })
    return countOf(JSON.parse(readFileSync(report, 'utf8')) as TestReport)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
