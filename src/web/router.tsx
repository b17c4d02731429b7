import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { createContext, Suspense, use, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Router as Wouter, useLocation, useSearch } from 'wouter'
import { urlOf } from '#http/contract.ts'
import type { PageLine } from '#map/lines.ts'
import { Boundary, type ReportCrash } from './boundary.tsx'
import { Crash } from './crash.tsx'
import { fullTitle, lineAt, setAt } from './match.ts'
import { NotFound } from './not-found.tsx'
import { type At, fileOf, type Page, type PageFiles, type Peek } from './page.ts'
import { Shell } from './shell.tsx'
import { PageRuns } from './page-runs.tsx'
import { SiteProvider, useSite } from './site.ts'
import { titleCount, titleError } from './title-marks.ts'
import { useUser } from './user.ts'
import { PageSkeleton } from './ui/skeleton.tsx'

const FilesContext = createContext<PageFiles | null>(null)
export const FilesProvider = FilesContext.Provider
export { Wouter }

function PageView({ line, at }: { line: PageLine; at: At }) {
  const files = useContext(FilesContext)!
  const file = fileOf(line)
  const page: Page = files.ready(file) ?? use(files.load(file))
  const { i18n } = useLingui()
  const site = useSite()
  const client = useQueryClient()
  useIsFetching() // a title may contain data that has just arrived
  const peek: Peek = (call, input) => client.getQueryData([urlOf(call, input as object)])
  const title = fullTitle(line, page.title(at, i18n, peek, site), site.appName, useUser()?.isDiscreet)
  const count = useSyncExternalStore(titleCount.subscribe, titleCount.get, titleCount.none)
  const hasError = useSyncExternalStore(titleError.subscribe, titleError.get, titleError.none)
  useEffect(() => {
    const counted = count > 0 ? `(${count}) ${title}` : title
    document.title = hasError ? t(i18n)`Error: ${counted}` : counted
  }, [title, count, hasError, i18n])
  return <page.View {...at} />
}

/** After a move within the site the new page starts at its top, and the focus moves to it, so that screen readers announce it. */
function useFreshStart(path: string) {
  const lastPath = useRef(path)
  const wentBack = useRef(false)
  const address = useRef<string | null>(null)
  useEffect(() => {
    address.current = window.location.href
  })
  useEffect(() => {
    // A step within the page, such as a dialog that "Back" closed, does not count.
    const note = () => (wentBack.current ||= window.location.href !== address.current)
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    // Back and forward return to the earlier position, which the browser restores.
    if (!wentBack.current && location.hash === '') window.scrollTo(0, 0)
    wentBack.current = false
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}

/** While a page's code is on its way. The page then takes over the focus, which the grey one had and took along. */
function Waiting() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
    },
    [],
  )
  return <PageSkeleton />
}

/** Shows the page of the current address, or the fallback. */
export function Pages({ host, reportCrash }: { host: string; reportCrash: ReportCrash }) {
  const [path] = useLocation()
  const query = useSearch()
  const user = useUser()
  const { inside } = useContext(FilesContext)!
  const lines = (user && inside()?.lines) ?? null
  const known = useSite()
  const there = lineAt(host, path, query, lines)
  const found = there?.line.feature === known.closed ? null : there
  useFreshStart(path + (found?.line.query ?? ''))
  const search = useMemo(() => new URLSearchParams(query), [query])
  const client = useQueryClient()
  const set = setAt(host, path, lines)
  const site = useMemo(() => ({ ...known, set, inside: lines }), [known, set, lines])
  const Around = set === 'in' ? inside()!.Shell : Shell
  return (
    <SiteProvider value={site}>
      <Around line={found?.line ?? null}>
        {found ? (
          <Boundary
            at={`${path}?${query}`}
            renderInstead={(retry) => <Crash retry={retry} />}
            key={found.line.path + found.line.page}
            net="page"
            reportCrash={reportCrash}
            // The page is gone, so no component uses its answers: they are requested again.
            onRetry={() => client.removeQueries({ type: 'inactive' })}
          >
            <Suspense fallback={<Waiting />}>
              <PageView at={{ params: found.params, search }} line={found.line} />
              <PageRuns />
            </Suspense>
          </Boundary>
        ) : (
          <>
            <NotFound />
            <PageRuns />
          </>
        )}
      </Around>
    </SiteProvider>
  )
}
