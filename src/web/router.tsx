import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, Suspense, use, useContext, useEffect, useMemo } from 'react'
import { Router as Wouter, useLocation, useSearch } from 'wouter'
import { urlOf } from '../http/contract.ts'
import type { PageLine } from '../map/pages.ts'
import { fullTitle, lineAt } from './match.ts'
import { NotFound } from './not-found.tsx'
import { type At, fileOf, type Page, type PageFiles, type Peek } from './page.ts'
import { Shell } from './shell.tsx'
import { useSite } from './site.ts'
import { PageSkeleton } from './ui/skeleton.tsx'

const FilesContext = createContext<PageFiles | null>(null)
export const FilesProvider = FilesContext.Provider
export { Wouter }

function Shown({ line, at }: { line: PageLine; at: At }) {
  const files = useContext(FilesContext)!
  const file = fileOf(line)
  const page: Page = files.ready(file) ?? use(files.load(file))
  const { i18n } = useLingui()
  const site = useSite()
  const client = useQueryClient()
  const peek: Peek = (call, input) => client.getQueryData([urlOf(call, input as object)])
  const title = fullTitle(line, page.title(at, i18n, peek, site), site.appName)
  useEffect(() => {
    document.title = title
  }, [title])
  return <page.View {...at} />
}

/** Shows the page of the current address, or the fallback. */
export function Pages({ host }: { host: string }) {
  const [path] = useLocation()
  const query = useSearch()
  const found = lineAt(host, path)
  const search = useMemo(() => new URLSearchParams(query), [query])
  return (
    <Shell>
      {found ? (
        <Suspense fallback={<PageSkeleton />} key={found.line.path + found.line.page}>
          <Shown at={{ params: found.params, search }} line={found.line} />
        </Suspense>
      ) : (
        <NotFound />
      )}
    </Shell>
  )
}
