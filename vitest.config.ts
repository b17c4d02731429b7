import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import site from './vite.config.ts'

export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
      globalSetup: ['test/engine.ts'],
      maxWorkers: 2,
      // One process goes through many files, for reading the modules takes a second of each. What a test changes outside
      // of its own database it puts back.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  }),
)
