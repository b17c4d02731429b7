import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './scripts/early-script.ts'
import { leanContracts } from './scripts/lean-contracts.ts'
import { leanPackages } from './scripts/lean-packages.ts'

/** What every page needs, in one file: it compresses 2 KB better than in six. */
const base = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack|@lingui|wouter|regexparam|lucide-react(?!/dist/esm/icons))/',
    'src/(map|http|kernel)/',
    'src/web/(app|router|shell|not-found|toast|link|match|page|query|seed|site|ask|i18n)',
    'src/web/ui/(button|lucide|mark|search-box|skeleton)',
  ].join('|'),
)

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    tailwindcss(),
    leanPackages(),
    leanContracts(),
    earlyScript(),
  ],
  build: {
    manifest: true,
    cssCodeSplit: false,
    target: 'es2022',
    outDir: 'dist/client',
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } },
  },
  // The whole page code in one file for the server; packages stay where npm put them.
  ssr: { noExternal: [/^@lingui/, 'wouter', 'lucide-react'] },
})
