// The tests of src/domain alone, without a database or a browser: what `npm run mutants` runs for each mutant.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], watch: false } })
