import { t } from '@lingui/core/macro'
import { type Page, apiQuery } from '#web/page.ts'
import { calls as directory } from '#directory/search/contract.ts'
import { calls } from './contract.ts'
import { CaseTool } from './components/case-tool.tsx'
import { Claims } from './components/claims.tsx'
import { Hero } from './components/hero.tsx'
import { RatingTool } from './components/rating-tool.tsx'

function View() {
  return (
    <main className="page grid gap-16 sm:gap-24" id="content" tabIndex={-1}>
      <Hero />
      <Claims />
      <RatingTool />
      <CaseTool />
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(directory.count, {}), apiQuery(calls.open, {})],
  title: (_at, i18n, _peek, site) => t(i18n)`${site.appName}: Legal Rating & Case Management`,
  description: (_at, i18n) =>
    t(
      i18n,
    )`Look up judges, attorneys, guardians ad litem and experts of the family courts, and rate them without an account. 100% free, and nothing is kept that says who you are.`,
  // What the site is, and how a search engine may search it.
  data: (_at, _i18n, _peek, { appName, appUrl }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: appName,
      url: new URL('/', appUrl).href,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${new URL('/search-professionals', appUrl).href}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
  View,
}
