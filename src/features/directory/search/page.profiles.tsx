import { t } from '@lingui/core/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { breadcrumbs } from '#web/search-engines.ts'
import { calls } from './contract.ts'
import { hrefOf, nameOf, peopleQuery, placeOf } from './components/profiles/address.ts'
import { Browse } from './components/profiles/browse.tsx'

function View({ search }: At) {
  return <Browse search={search} />
}

function browseNeeds(search: URLSearchParams) {
  const { role, ...where } = placeOf(search)
  const { state, county, court } = where
  return [
    apiQuery(calls.coverage, { query: where }),
    ...(court ? [apiQuery(calls.coverage, { query: { state, county } })] : []),
    ...(role ? [apiQuery(calls.search, { query: peopleQuery(search) })] : []),
  ]
}

export const page: Page = {
  queries: ({ search }) => browseNeeds(search),
  title: ({ search }, i18n, peek) => {
    const { state, county, court } = placeOf(search)
    const courts = court ? peek(calls.coverage, { query: { state, county } })?.courts : undefined
    const name = nameOf({ state, county, court }, courts?.find(({ value }) => value === court)?.label)
    return name ? t(i18n)`Professionals: ${name}` : t(i18n)`Browse the directory`
  },
  description: ({ search }, i18n) => {
    const name = nameOf(placeOf(search))
    return name
      ? t(
          i18n,
        )`Judges, attorneys, guardians ad litem and experts of family courts in ${name}: what was collected, from which sources and when.`
      : t(
          i18n,
        )`Judges, attorneys, guardians ad litem and experts of family courts by state, county and court, with the source and day of every fact.`
  },
  canonical: ({ search }) => {
    const { state, county } = placeOf(search)
    return !state ? '' : hrefOf({ state, county }).replace('/profiles?', '')
  },
  data: ({ search }, i18n, _peek, { appUrl }) => {
    const { state, county } = placeOf(search)
    if (!state) return []
    const steps = [
      { name: t(i18n)`All states`, path: '/profiles' },
      { name: nameOf({ state }) ?? state, path: hrefOf({ state }) },
      ...(county ? [{ name: county, path: hrefOf({ state, county }) }] : []),
    ]
    return [breadcrumbs(appUrl, steps)]
  },
  View,
  // Search engines do not list a place where only fictional people were collected.
  noIndex: ({ search }, peek) => {
    const { role, ...where } = placeOf(search)
    if (role || where.court || search.has('cursor')) return true
    const found = peek(calls.coverage, { query: where })
    return !found || found.total === found.fictional
  },
}
