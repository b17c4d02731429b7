import { defineConfig } from 'vite'
import { chunkModules } from '#scripts/chunk-modules.ts'
import { signedInChunks } from '#scripts/signed-in-chunks.ts'
import { build, code } from './vite.config.ts'

const entry = 'src/app/entry.signed-in.tsx'

/** The pages as someone who is signed in gets them: few files, where visitors get little (decision 0076). The look is in vite.config.ts. */
export default defineConfig({
  plugins: [...code(), chunkModules('.vite/signed-in-modules.json')],
  build: {
    ...build,
    manifest: '.vite/signed-in.json',
    rolldownOptions: { ...build.rolldownOptions, input: entry, output: { codeSplitting: { groups: [signedInChunks(entry)] } } },
  },
})
