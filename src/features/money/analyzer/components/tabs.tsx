import { useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { linkTo, unfiltered } from './addresses.ts'
import { type View, viewNames, views } from './words.ts'

/** The views of the page. */
export function Tabs({ search, view }: { search: URLSearchParams; view: View }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Views`} className="no-print">
      <ul className="flex flex-wrap gap-x-4 max-sm:text-sm">
        {views.map((each) => (
          <li key={each}>
            {each === view ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center border-b-2 border-action font-semibold">
                {i18n._(viewNames[each])}
              </span>
            ) : (
              <SiteLink
                className="inline-flex min-h-11 items-center"
                to={linkTo(search, { ...unfiltered, view: each === 'overview' ? null : each })}
              >
                {i18n._(viewNames[each])}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
