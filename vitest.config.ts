import { mergeConfig } from 'vite'
import { defineConfig, type TestUserConfig } from 'vitest/config'
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
      // A file that makes a server imports 2,500 modules: 1.65 seconds of processor time. The tests of src/ therefore share the modules of
      // their worker (decision 0075). What starts processes or measures gets a process of its own, and goes first.
      projects: [
        {
          extends: true,
          test: { name: 'alone', include: ['{test,scripts,bench,assurance}/**/*.test.ts'] },
        },
        {
          extends: true,
          test: { name: 'together', include: ['src/**/*.test.{ts,tsx}'], isolate: false },
        },
      ],
    },
  }),
)
