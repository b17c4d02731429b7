import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), tailwindcss()],
  build: {
    manifest: true,
    cssCodeSplit: false,
    target: 'es2022',
    outDir: 'dist/client',
    assetsDir: 'assets',
  },
  // The whole page code in one file for the server; packages stay where npm put them.
  ssr: { noExternal: [/^@lingui/, 'wouter', 'lucide-react'] },
})
