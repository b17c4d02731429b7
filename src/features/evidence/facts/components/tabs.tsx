import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { pageWith, unfiltered, type View, views } from './addresses.ts'

/** The views of the page. */
export function Tabs({ search, view }: { search: URLSearchParams; view: View }) {
  const { t } = useLingui()
  const names = {
    overview: <Trans>Overview</Trans>,
    matrix: <Trans>Matrix</Trans>,
    facts: <Trans>Facts</Trans>,
    suggested: <Trans>Suggested</Trans>,
  }
  return (
    <nav aria-label={t`Views`} className="no-print">
      <ul className="flex flex-wrap gap-x-4">
        {views.map((each) => (
          <li key={each}>
            {each === view ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center border-b-2 border-action font-semibold">
                {names[each]}
              </span>
            ) : (
              <SiteLink
                className="inline-flex min-h-11 items-center"
                to={pageWith(search, { ...unfiltered, view: each === 'overview' ? '' : each })}
              >
                {names[each]}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
