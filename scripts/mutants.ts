// Changes the code of folders of src/domain in one place at a time and runs their tests: a change that no test notices survives. The share that
// is noticed is the mutation score. `--changed` tries what has changed since the folders of mutants.json were run.
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { changedSince, hashesIn, readRecord, writeRecord } from './mutants-record.ts'

const least = 85
const args = process.argv.slice(2)
const isChanged = args.length === 1 && args[0] === '--changed'
const folders = isChanged ? [] : args.map((folder) => folder.replace(/\/$/, ''))
if (!isChanged && (folders.length === 0 || folders.some((folder) => !/^src\/domain\/[\w-]+$/.test(folder)))) {
  console.error('Name folders of src/domain: npm run mutants -- src/domain/books src/domain/interest. Or ask for --changed.')
  process.exit(1)
}
const record = readRecord()
const changed = Object.entries(record).flatMap(([folder, { files }]) => changedSince(files, hashesIn(folder)))
if (isChanged && changed.length === 0) {
  console.log('No code has changed since its mutants were tried.')
  process.exit(0)
}
// The random tests draw fewer cases: each mutant runs them.
process.env['TEST_DEPTH'] = 'small'
const reports = mkdtempSync(path.join(os.tmpdir(), 'mutants-'))
const results = await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: isChanged ? changed : folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]),
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

const scoreOf = (mutants: typeof results) => {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  return { noticed, of: noticed + count('Survived', 'NoCoverage') }
}
const percent = ({ noticed, of }: { noticed: number; of: number }) => (100 * noticed) / Math.max(1, of)
const all = scoreOf(results)
console.log(`${all.noticed} of ${all.of} mutants were noticed: ${percent(all).toFixed(1)} %`)
for (const folder of folders) {
  const score = scoreOf(results.filter(({ fileName }) => fileName.replaceAll('\\', '/').includes(`${folder}/`)))
  if (percent(score) >= least) record[folder] = { ...score, files: hashesIn(folder) }
}
if (!isChanged) writeRecord(record)
process.exit(percent(all) >= least ? 0 : 1)
