import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { calls, periods } from './contract.ts'
import { Desks } from '#shell/desk-tabs.tsx'
import { Figures } from './components/figures.tsx'

const daysOf = ({ search }: Pick<At, 'search'>) => periods.find((days) => days === search.get('days')) ?? '30'

function View({ search }: At) {
  const { t: say } = useLingui()
  const chosen = daysOf({ search })
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/admin-dashboard" />
      <h1>
        <Trans>Admin dashboard</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>Counted when this page was opened. Days are UTC. Case contents are never included.</Trans>
      </p>
      <nav aria-label={say`Period`} className="no-print mt-4 mb-8">
        <ul className="flex flex-wrap gap-2">
          {periods.map((days) => (
            <li key={days}>
              {days === chosen ? (
                <span aria-current="true" className="button bg-action text-on-action">
                  <Plural one="# day" other="# days" value={Number(days)} />
                </span>
              ) : (
                <SiteLink className="button button-secondary" to={`/admin-dashboard?days=${days}`}>
                  <Plural one="# day" other="# days" value={Number(days)} />
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Figures days={chosen} />
    </main>
  )
}

export const page: Page = {
  queries: (at) => [apiQuery(calls.figures, { query: { days: daysOf(at) } })],
  title: (_at, i18n) => t(i18n)`Admin dashboard`,
  View,
  noIndex: () => true,
}
