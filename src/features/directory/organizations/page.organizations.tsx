import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { calls } from './contract.ts'
import { listQuery, shownOf } from './components/address.ts'
import { List } from './components/list.tsx'
import { One } from './components/one.tsx'
import { Person } from './components/person.tsx'

function Shown({ search }: { search: URLSearchParams }) {
  const shown = shownOf(search)
  if (shown.what === 'organization') return <One id={shown.id} key={shown.id} on={shown.on} />
  if (shown.what === 'person') return <Person id={shown.id} />
  return <List search={search} />
}

/** Domains are verified with a password of the last ten minutes; the rest needs none, for nothing is lost by it. */
function View({ search }: At) {
  return (
    <RequireRecentSignIn
      why={<Trans>A domain decides whose claims are believed. Give your password again; it then counts for ten minutes.</Trans>}
    >
      <main className="page" id="content" tabIndex={-1}>
        <Desks here="/professional-organization" />
        <Shown search={search} />
      </main>
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const shown = shownOf(search)
    if (shown.what === 'organization') return [apiQuery(calls.one, { params: { id: shown.id }, query: { on: shown.on } })]
    if (shown.what === 'person') return [apiQuery(calls.person, { params: { professional: shown.id } })]
    return [apiQuery(calls.list, { query: listQuery(search) })]
  },
  title: ({ search }, i18n, peek) => {
    const shown = shownOf(search)
    const name =
      shown.what === 'organization'
        ? peek(calls.one, { params: { id: shown.id }, query: { on: shown.on } })?.name
        : shown.what === 'person'
          ? peek(calls.person, { params: { professional: shown.id } })?.person.name
          : undefined
    return name ? t(i18n)`${name}: organizations` : t(i18n)`Organizations`
  },
  View,
  noIndex: () => true,
}
