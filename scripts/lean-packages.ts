import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from './build.ts'

interface Replacement {
  /** The import, in the package that has it. */
  ends: string
  importer: string
  /** In the browser only: the server takes packages as they are. */
  client?: boolean
  code: string
}

const replacements: readonly Replacement[] = [
  {
    ends: '/createLucideIcon.mjs',
    importer: '/lucide-react/',
    code: `export { createLucideIcon as default } from ${JSON.stringify(path.join(root, 'src/web/ui/lucide.ts'))}`,
  },
  // React has it by itself; the shim is for older ones.
  {
    ends: 'use-sync-external-store/shim/index.js',
    importer: '/wouter/',
    client: true,
    code: `export { useSyncExternalStore } from 'react'`,
  },
]

const mark = '\0lean:'

/** Leaves out what two packages bring along and nothing here uses: 2.5 KB of every first visit, compressed. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { ssr }) {
      const index = replacements.findIndex(
        ({ ends, importer: from, client }) => source.endsWith(ends) && importer?.includes(from) && !(client && ssr),
      )
      return index === -1 ? undefined : mark + index
    },
    load: (id) => (id.startsWith(mark) ? replacements[Number(id.slice(mark.length))]?.code : undefined),
  }
}
