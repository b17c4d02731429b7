import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Boundary, type ReportCrash } from './boundary.tsx'
import { Emergency } from './emergency.tsx'
import { Bare } from './leave-link.tsx'
import { NotFound } from './not-found.tsx'
import type { PageFiles } from './page.ts'
import { type Posts, PostsProvider } from './posted.ts'
import { FilesProvider, Pages, Wouter } from './router.tsx'
import { type Site, SiteProvider } from './site.ts'

export interface AppProps {
  client: QueryClient
  i18n: I18n
  files: PageFiles
  site: Site
  host: string
  posts: Posts
  /** Used in browsers only: nothing is caught while the server renders. */
  reportCrash: ReportCrash
  /** The address, on the server only. */
  ssr?: { path: string; search: string }
}

export function App({ client, i18n, files, site, host, posts, reportCrash, ssr }: AppProps) {
  return (
    <Boundary renderInstead={() => <Emergency i18n={i18n} />} net="app" reportCrash={reportCrash}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <SiteProvider value={site}>
            <FilesProvider value={files}>
              <PostsProvider value={posts}>
                <Wouter {...(ssr && { ssrPath: ssr.path, ssrSearch: ssr.search })}>
                  <Boundary renderInstead={() => <Lost />} net="router" reportCrash={reportCrash}>
                    <Pages host={host} reportCrash={reportCrash} />
                  </Boundary>
                </Wouter>
              </PostsProvider>
            </FilesProvider>
          </SiteProvider>
        </QueryClientProvider>
      </I18nProvider>
    </Boundary>
  )
}

/** What is shown when the router or the shell breaks: the not-found screen (spec.md section 8). */
function Lost() {
  return (
    <Bare leave={<Trans>Leave this site</Trans>}>
      <NotFound />
    </Bare>
  )
}
