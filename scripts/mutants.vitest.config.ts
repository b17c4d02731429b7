// The tests of src/domain alone, without a database or a browser: what `npm run mutants` runs for each mutant. Random sequences
// are left out: examples have to notice by themselves, and each mutant would draw thousands.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], exclude: ['**/random.test.ts'], watch: false } })
