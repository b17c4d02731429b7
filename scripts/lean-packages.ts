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
  ...[
    { importer: '/wouter/', ends: 'use-sync-external-store/shim/index.js' },
    { importer: '/@lingui/react/', ends: 'use-sync-external-store/shim' },
  ].map((where) => ({ ...where, client: true, code: `export { useSyncExternalStore } from 'react'` })),
  // What changes something is asked with `ask`, and lists go on page by page: the cache serves readers alone.
  {
    ends: './mutationCache.js',
    importer: '/query-core/',
    client: true,
    code: `export class MutationCache {
      findAll = () => []
      resumePausedMutations = () => Promise.resolve()
      clear() {}
      build() { throw new Error('Mutations are left out of the build (scripts/lean-packages.ts).') }
    }`,
  },
  {
    ends: './infiniteQueryBehavior.js',
    importer: '/query-core/',
    client: true,
    code: `const none = () => { throw new Error('Infinite queries are left out of the build (scripts/lean-packages.ts).') }
    export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }`,
  },
  // Texts have their ids by the time they are built. The bundler leaves the hash out by itself, but would put what makes it into the frame.
  {
    ends: '@lingui/message-utils/generateMessageId',
    importer: '/kernel/text.ts',
    client: true,
    code: `export const generateMessageId = () => { throw new Error('Ids of texts are made by the build (scripts/lean-packages.ts).') }`,
  },
  // No query here suspends a page or throws into one: each page shows what failed, with a button.
  {
    ends: './errorBoundaryUtils.js',
    importer: '/react-query/',
    client: true,
    code: `export const ensurePreventErrorBoundaryRetry = () => {}
    export const useClearResetErrorBoundary = () => {}
    export const getHasError = () => false`,
  },
  {
    ends: './suspense.js',
    importer: '/react-query/',
    client: true,
    code: `export const ensureSuspenseTimers = () => {}
    export const shouldSuspend = () => false
    export const fetchOptimistic = () => { throw new Error('Queries that suspend are left out of the build (scripts/lean-packages.ts).') }
    export { fetchOptimistic as defaultThrowOnError }`,
  },
  {
    ends: './QueryErrorResetBoundary.js',
    importer: '/react-query/',
    client: true,
    code: `export const useQueryErrorResetBoundary = () => undefined
    export { useQueryErrorResetBoundary as QueryErrorResetBoundary }`,
  },
]

const mark = '\0lean:'

/** Leaves out what packages bring along and nothing here uses: 5 KB of every first visit, compressed. */
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
    load: (id) => {
      // Vite's helper would load a page's styles first: all styles are in one file here, and are there.
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load()'
      return id.startsWith(mark) ? replacements[Number(id.slice(mark.length))]?.code : undefined
    },
  }
}
