import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'

const areas = readdirSync(new URL('src/features', import.meta.url))

/** Where the catalogs are; `npm run check` collects the texts into a copy. */
const folder = process.env['CATALOGS'] ?? '<rootDir>'

// A catalog for what is around every page, one for the signed-in frame, and one a feature: a page brings its own feature's texts only.
export default defineConfig({
  sourceLocale: 'en',
  // Spanish is collected and translated, and no build loads it until it has been read (docs/spanish.md).
  locales: ['en', 'es'],
  catalogs: [
    { path: `${folder}/src/web/locales/{locale}`, include: ['<rootDir>/src/web', '<rootDir>/src/app'] },
    { path: `${folder}/src/server/locales/{locale}`, include: ['<rootDir>/src/server', '<rootDir>/src/kernel'] },
    { path: `${folder}/src/domain/locales/{locale}`, include: ['<rootDir>/src/domain'] },
    { path: `${folder}/src/shell/locales/{locale}`, include: ['<rootDir>/src/shell'] },
    ...areas.map((area) => ({
      path: `${folder}/src/features/${area}/{name}/locales/{locale}`,
      include: [`<rootDir>/src/features/${area}/{name}`],
    })),
  ],
  extractors: [createSwcExtractor()],
  // The texts of the server and of rules, too (kernel/text.ts).
  macro: { corePackage: ['@lingui/core/macro', '#kernel/text.ts'] },
  format: formatter({ lineNumbers: false, origins: false }),
})
