import { t as text } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { stateName } from '#domain/directory/place.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls } from './contract.ts'
import { hrefWith, queryOf } from './components/address.ts'
import { moveByArrow } from './components/arrows.ts'
import { useCompared } from './components/compare.tsx'
import { Facets } from './components/facets.tsx'
import { Filters } from './components/filters.tsx'
import { Found } from './components/found.tsx'
import { OrderOf } from './components/order.tsx'
import { SearchForm } from './components/search-form.tsx'
import { NobodyFound, PlaceNote } from './components/place-note.tsx'
import { Tally } from './components/tally.tsx'
import { CoverageOf } from './components/profiles/coverage.tsx'
import { useTyped } from './components/typed.ts'

/** Anyone can suggest a person who is missing; suggestions are checked first. */
function AddLink() {
  return (
    <SiteLink className="inline-block py-2.5" to="/add-professional">
      <Trans>Not here? Add a professional</Trans>
    </SiteLink>
  )
}

/** With fewer people than this the page says what was collected for the place. */
const few = 5

/** The place that was chosen, if any. */
function placeOf(search: URLSearchParams) {
  const { state, county } = queryOf(search)
  return state || county ? { ...(state && { state }), ...(county && { county }) } : null
}

/** What was collected for the place, so that few or no results read as "not collected" and not as "nothing bad is known". */
function Collected({ search }: { search: URLSearchParams }) {
  const place = placeOf(search)
  if (!place) return null
  const state = place.state && stateName(place.state)
  const name = [place.county, state].filter(Boolean).join(', ')
  return (
    <section className="mt-8">
      <h2 className="mb-3">
        <Trans>What was collected for {name}</Trans>
      </h2>
      <CoverageOf place={place} />
    </section>
  )
}

function View({ search }: At) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { typed, live, type } = useTyped(search)
  const compared = useCompared()
  const query = queryOf(live)
  const found = useApiQuery(calls.search, { query }, { keepOld: true })
  // Another state has other counties and courts.
  const choose = ({ q, role, state }: { q: string; role: string; state: string }) =>
    go(hrefWith(live, { q, role, state, cursor: undefined, ...(state !== (query.state ?? '') && { county: undefined, court: undefined }) }))

  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions -- a shortcut beside Tab, for the field and the links inside
    <main className="page" id="content" onKeyDown={moveByArrow} tabIndex={-1}>
      <h1>
        <Trans>Find a professional</Trans>
      </h1>
      <SearchForm onChoose={choose} onType={type} query={query} typed={typed} />
      {found.isPending && <Skeleton className="mt-8 max-w-2xl" lines={9} />}
      {found.isError && (
        <Failed
          onRetry={() => void found.refetch()}
          sentence={t`Your search is still here. Try again in a moment.`}
          title={t`The search did not answer`}
        />
      )}
      <div className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_17rem]">
        <section aria-busy={found.isPlaceholderData} aria-label={t`Results`} className="min-w-0">
          <Tally found={found.data} />
          {found.data && (
            <>
              <Filters facets={found.data.facets} search={live} />
              <PlaceNote found={found.data} hrefOf={(q) => hrefWith(live, { q, county: undefined, state: undefined, cursor: undefined })} />
              {found.data.items.length === 0 ? (
                <Empty action={<AddLink />} title={t`Nobody found`}>
                  <NobodyFound found={found.data} q={typed} />
                </Empty>
              ) : (
                <>
                  <OrderOf found={found.data} search={live} />
                  <Found compared={compared} found={found.data} search={live} />
                  <p className="mt-4">
                    <AddLink />
                  </p>
                </>
              )}
              {(found.data.total < few || live.has('county')) && <Collected search={live} />}
            </>
          )}
        </section>
        {found.data && <Facets facets={found.data.facets} search={live} />}
      </div>
    </main>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const place = placeOf(search)
    const found = apiQuery(calls.search, { query: queryOf(search) })
    return place ? [found, apiQuery(calls.coverage, { query: place })] : [found]
  },
  title: ({ search }, i18n) => {
    const q = search.get('q')
    return q ? text(i18n)`Search for ${q}` : text(i18n)`Find a professional`
  },
  description: (_at, i18n) =>
    text(
      i18n,
    )`Search the judges, attorneys, guardians ad litem and experts of family courts by name, court or county. A misspelled name is fine.`,
  View,
  noIndex: ({ search }) => search.size > 0,
}
