import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from './build.ts'

/** Writes beside the manifest which modules each built file has in it: what a page loads can be read there, and is tested. */
export function chunkModules(fileName: string): Plugin {
  return {
    name: 'chunk-modules',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const modules = files.map(({ fileName: name, modules: within }) => {
        const used = Object.entries(within).filter(([, { renderedLength }]) => renderedLength > 0)
        return [name, used.map(([id]) => path.relative(root, id))] as const
      })
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(modules), null, 1) })
    },
  }
}
