// Changes the code of folders of src/domain in one place at a time and runs their tests: a change that no test notices survives. The share that
// is noticed is the mutation score.
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const folders = process.argv.slice(2)
if (folders.length === 0 || folders.some((folder) => !/^src\/domain\/[\w-]+\/?$/.test(folder))) {
  console.error('Name folders of src/domain: npm run mutants -- src/domain/books src/domain/interest')
  process.exit(1)
}
// The random tests draw fewer cases: each mutant runs them.
process.env['TEST_DEPTH'] = 'small'
const reports = mkdtempSync(path.join(os.tmpdir(), 'mutants-'))
const results = await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: folders.flatMap((folder) => [`${folder.replace(/\/$/, '')}/**/*.ts`, `!${folder.replace(/\/$/, '')}/**/*.test.ts`]),
  // The sandbox needs no more than this.
  ignorePatterns: [
    '**',
    '!src/domain/**',
    '!src/kernel/**',
    '!test/support/depth.ts',
    '!scripts/mutants.vitest.config.ts',
    '!package.json',
  ],
  // Its own reading of this file needs an older compiler, and nothing here does.
  tsconfigFile: 'none.json',
  tempDirName: path.join(reports, 'sandbox'),
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  cleanTempDir: 'always',
}).runMutationTest()

const count = (status: string) => results.filter((mutant) => mutant.status === status).length
const [caught, missed] = [count('Killed') + count('Timeout'), count('Survived') + count('NoCoverage')]
const score = (100 * caught) / Math.max(1, caught + missed)
console.log(`${caught} of ${caught + missed} mutants were noticed: ${score.toFixed(1)} %`)
process.exit(score >= 85 ? 0 : 1)
