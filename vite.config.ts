import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { chunkModules } from '#scripts/chunk-modules.ts'
import { earlyScript } from '#scripts/early-script.ts'
import { leanContracts } from '#scripts/lean-contracts.ts'
import { leanPackages } from '#scripts/lean-packages.ts'
import { pageTexts } from '#scripts/page-texts.ts'

/**
 * What every page needs, and what nearly every page does, in one file: it compresses 5 KB better than in
 * twenty. What few pages need stays out of it.
 */
const base = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack|@lingui|wouter|regexparam|lucide-react(?!/dist/esm/icons))/',
    'virtual:shell-texts',
    // Of the map only what visitors have: the menus and lines of whoever is signed in stay with their shell.
    'src/(map/(pages|lines)|server/http|kernel/(?!csv|email))',
    'src/web/(app|api|boundary|crash\\.|dates|days|emergency|first-invalid|footer|i18n|install\\.|leave-link|link|match|not-found|page|posted|pwa)',
    'src/web/(query|router|seed|shell|site)',
    'src/web/ui/(button|lucide|mark|nav|notice|skeleton|states)',
  ].join('|'),
)

/** Fields of forms, how they are sent, states and places, what the directory is asked for, names of checks, a figure with its spread: not every page has one of them. */
const fields = /src\/web\/ui\/(field|choice)\./
const forms = /src\/web\/(hidden|not-sent|form\/use-mutation)\./
/** By itself: the form of a rating needs it, and not the rest of what sends forms. */
const action = /src\/web\/form\/use-action\./
const places = /src\/(domain\/directory\/(place|states)|web\/place)\./
const directory = /src\/features\/(directory|ratings)\/(professionals|search|reviews|scores)\/contract\./
const checks = /src\/domain\/screening\/types\./
/** What the pages of signing in have in common, and only they and the signed-in frame. */
const accounts = /src\/features\/accounts\/accounts\/(contract|components\/words)\./
const interval = /src\/web\/ui\/interval\./

/** Parts that show people, parts of ratings, and parts that show reviews: a page that needs one of a kind needs most. */
const people = /src\/features\/directory\/professionals\/components\/(words|marks|positions|standing)/
const opinions = /src\/features\/ratings\/reviews\/components\/review\./
const scores = /src\/features\/ratings\/scores\/components\/(score|histogram|frozen)\./
const ratings = /src\/(web\/rating-words|features\/ratings\/reviews\/components\/(fresh|choice))\./

/** What both builds for browsers do with the code. */
export const code = () => [react(), lingui({ macroTransform: true }), leanPackages(), leanContracts(), pageTexts()]

/** What both builds for browsers have. */
export const build = {
  cssCodeSplit: false,
  target: 'es2022',
  outDir: 'dist/client',
  assetsDir: 'assets',
  // A page's files are named in its head (http/pages.ts), and on the way to another page they are fetched ahead.
  modulePreload: false,
  rolldownOptions: {
    // How long the plugins take is of no use to a person who starts the site.
    checks: { pluginTimings: false },
    // What a feature offers to others (public.tsx) is much, and a page takes what it shows.
    treeshake: { moduleSideEffects: [{ test: /src\/(domain|features)\//, sideEffects: false }] },
  },
} satisfies BuildOptions

/** The pages of visitors, with the look of all pages, and the page code for the server. Signed-in pages: vite.signed-in.config.ts. */
export default defineConfig({
  plugins: [...code(), tailwindcss(), earlyScript(), chunkModules('.vite/visitor-modules.json')],
  build: {
    ...build,
    manifest: true,
    rolldownOptions: {
      ...build.rolldownOptions,
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'fields', test: fields, minShareCount: 2 },
            { name: 'action', test: action, minShareCount: 2 },
            { name: 'forms', test: forms, minShareCount: 2 },
            { name: 'accounts', test: accounts, minShareCount: 2 },
            { name: 'places', test: places, minShareCount: 2 },
            { name: 'checks', test: checks, minShareCount: 2 },
            { name: 'directory', test: directory, minShareCount: 2 },
            { name: 'interval', test: interval, minShareCount: 2 },
            { name: 'people', test: people, minShareCount: 2 },
            { name: 'ratings', test: ratings, minShareCount: 2 },
            { name: 'opinions', test: opinions, minShareCount: 2 },
            { name: 'scores', test: scores, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The whole page code in one file for the server; packages stay where npm put them.
  ssr: { noExternal: [/^@lingui/, 'wouter', 'lucide-react'] },
})
