import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '#domain/directory/states.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls, type Coverage as Collected } from '../../contract.ts'
import { hrefOf, nameOf, peopleQuery, type Place, placeOf } from './address.ts'
import { Coverage } from './coverage.tsx'
import { People } from './people.tsx'
import { Places } from './places.tsx'
import { rolesWords } from './words.ts'

function Below({ of, place }: { of: Collected; place: Place }) {
  const { t, i18n } = useLingui()
  const { state } = place
  const stateSteps = of.states.map(({ value, n }) => ({ key: value, label: states[value] ?? value, to: hrefOf({ state: value }), n }))
  const without = Object.keys(states).filter((code) => !of.states.some(({ value }) => value === code))
  const countySteps = of.counties.map(({ value, label, n }) => ({ key: value, label, to: hrefOf({ state, county: value }), n }))
  const courtSteps = of.courts
    .map(({ value, label, n }) => ({ key: value, label, to: hrefOf({ ...place, court: value }), n }))
    // The 9th district stands before the 10th.
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale, { numeric: true }))
  return (
    <>
      <Places
        id="states"
        steps={stateSteps.toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))}
        title={<Trans>States</Trans>}
      />
      <Places
        hint={<Trans>Whoever serves several counties is counted in each.</Trans>}
        id="counties"
        steps={countySteps}
        title={<Trans>Counties</Trans>}
      />
      <Places
        hint={place.county ? undefined : <Trans>Their sources name no county.</Trans>}
        id="courts"
        steps={courtSteps}
        title={place.county ? <Trans>Courts</Trans> : <Trans>Courts of the whole state</Trans>}
      />
      {!state && of.states.length > 0 && without.length > 0 && (
        <section aria-labelledby="without">
          <h2 id="without">
            <Trans>Not collected yet</Trans>
          </h2>
          <p className="mt-1 max-w-prose text-soft">{without.map((code) => states[code]).join(t`, `)}</p>
        </section>
      )}
    </>
  )
}

function PeopleOf({ search, place }: { search: URLSearchParams; place: Place }) {
  const { t } = useLingui()
  const found = useApiQuery(calls.search, { query: peopleQuery(search) })
  if (found.isPending) return <Skeleton lines={9} />
  if (found.isError) {
    return (
      <Failed
        onRetry={() => void found.refetch()}
        sentence={t`Nothing was lost. Try again in a moment.`}
        title={t`The list did not load`}
      />
    )
  }
  if (found.data.items.length === 0) {
    return (
      <Empty title={t`Not collected yet`}>
        <Trans>Nobody of this role was collected for this place. That says nothing good or bad about anyone who works there.</Trans>
      </Empty>
    )
  }
  return <People found={found.data} isFirst={!search.has('cursor')} place={place} />
}

/** The directory by place: state, then county or court, then role, each step saying what was collected there. */
export function Browse({ search }: { search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const place = placeOf(search)
  const { role, ...where } = place
  const { state, county, court } = where
  const found = useApiQuery(calls.coverage, { query: where })
  const above = useApiQuery(calls.coverage, { query: { state, county } }, { enabled: court !== undefined })
  const courtName = above.data?.courts.find(({ value }) => value === court)?.label ?? court ?? ''
  const name = nameOf(where, courtName)
  const fictional = found.data?.fictional ?? 0
  const made = fictional.toLocaleString(i18n.locale)
  const roleName = role && i18n._(rolesWords[role])
  const steps = [
    { label: t`All states`, to: '/profiles' },
    ...(state ? [{ label: states[state] ?? state, to: hrefOf({ state }) }] : []),
    ...(county ? [{ label: county, to: hrefOf({ state, county }) }] : []),
    ...(court ? [{ label: courtName, to: hrefOf(where) }] : []),
    ...(roleName ? [{ label: roleName, to: '' }] : []),
  ]
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <header>
        {steps.length > 1 && <Breadcrumbs items={steps.map((step, at) => (at === steps.length - 1 ? { label: step.label } : step))} />}
        <h1>
          {roleName ? (
            name ? (
              <Trans>
                {roleName} in {name}
              </Trans>
            ) : (
              roleName
            )
          ) : (
            (name ?? <Trans>Browse the directory</Trans>)
          )}
        </h1>
        <p className="mt-3 max-w-prose text-soft">
          <Trans>
            What is not listed was not collected yet. That says nothing good or bad about anyone. Federal judges do not hear family cases
            and are not counted here.
          </Trans>
        </p>
      </header>
      {found.data && fictional > 0 && (
        <Notice tone="attention">
          {fictional === found.data.total ? (
            <Trans>Everybody counted here is fictional: they were made up to show how the tool works.</Trans>
          ) : (
            <Trans>Of the people counted here, {made} are fictional: they were made up to show how the tool works.</Trans>
          )}
        </Notice>
      )}
      {role && <PeopleOf place={place} search={search} />}
      {found.isPending && <Skeleton lines={9} />}
      {found.isError && (
        <Failed
          onRetry={() => void found.refetch()}
          sentence={
            found.error.message.startsWith('400:')
              ? t`No place is called so. Go back to all states.`
              : t`Nothing was lost. Try again in a moment.`
          }
          title={t`This page did not load`}
        />
      )}
      {found.data && (
        <>
          <section aria-labelledby="coverage">
            <h2 className="mb-3" id="coverage">
              {name ? <Trans>Collected for {name}</Trans> : <Trans>Collected so far</Trans>}
            </h2>
            <Coverage of={found.data} place={where} />
          </section>
          {!role && <Below of={found.data} place={where} />}
        </>
      )}
      <p>
        <Trans>Is somebody missing?</Trans>{' '}
        <SiteLink className="inline-block py-2.5" to="/add-professional">
          <Trans>Add a professional</Trans>
        </SiteLink>
      </p>
    </main>
  )
}
