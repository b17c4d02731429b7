import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// One catalog for the shell and one for each room, so that a page brings its own room's texts only.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: '<rootDir>/src/web/locales/{locale}', include: ['<rootDir>/src/web'] },
    { path: '<rootDir>/src/rooms/{name}/locales/{locale}', include: ['<rootDir>/src/rooms/{name}'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
