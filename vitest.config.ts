import { mergeConfig } from 'vite'
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config'
import { isFullRun } from '#test/support/depth.ts'
import { LongestFirst } from '#test/support/longest-first.ts'
import { TimesReporter } from '#test/support/times-reporter.ts'
import site from './vite.config.ts'

/** Where `npm test` reads what happened, and what it cost (scripts/test.ts). */
const { TEST_REPORT: report, TEST_TIMES: times } = process.env
const reporters: TestUserConfig['reporters'] = [
  'default',
  ...(report === undefined ? [] : ([['json', { outputFile: report }]] as ['json', object][])),
  ...(times === undefined ? [] : [new TimesReporter(times)]),
]

/** What starts processes, ends them, measures, or fills the memory: it would disturb its neighbors, or they it. */
const apart = [
  'test/{anonymity,append,fuzz,kill,kill-*,new-feature,setup,walls}.slow.test.ts',
  'test/{isolation,longest-first}.test.ts',
  '{scripts,bench,assurance}/**/*.test.ts',
]

/** By hand what takes ten seconds and more is left out, but for a file that is named; CI has it all (decision 0082). */
const exclude = [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.slow.test.ts'])]

export default mergeConfig(
  site,
  defineConfig({
    test: {
      globalSetup: ['test/support/engine.ts'],
      maxWorkers: 2,
      reporters,
      sequence: { sequencer: LongestFirst },
      testTimeout: 30_000,
      // What is waited for may come late on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      hookTimeout: 30_000,
      // A file that makes a server imports 2,000 modules: more than a second of processor time. Tests therefore share the modules of
      // their worker (decision 0075), but for those that are to be apart, which go first.
      projects: [
        {
          extends: true,
          test: { name: 'alone', include: apart, exclude },
        },
        {
          extends: true,
          test: {
            name: 'together',
            include: ['{src,test}/**/*.test.{ts,tsx}'],
            exclude: [...exclude, ...apart],
            isolate: false,
          },
        },
      ],
    },
  }),
)
