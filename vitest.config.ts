import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#test/support/longest-first.ts'
import site from './vite.config.ts'

export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'assurance/**/*.test.ts'],
      globalSetup: ['test/support/engine.ts'],
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      testTimeout: 30_000,
      // What is waited for may come late on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      hookTimeout: 30_000,
    },
  }),
)
