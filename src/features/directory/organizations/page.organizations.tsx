import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { calls } from './contract.ts'
import { listQuery, viewOf } from './components/address.ts'
import { List } from './components/list.tsx'
import { One } from './components/one.tsx'
import { Person } from './components/person.tsx'

function Content({ search }: { search: URLSearchParams }) {
  const view = viewOf(search)
  if (view.what === 'organization') return <One id={view.id} key={view.id} on={view.on} />
  if (view.what === 'person') return <Person id={view.id} />
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
        <Content search={search} />
      </main>
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const view = viewOf(search)
    if (view.what === 'organization') return [apiQuery(calls.one, { params: { id: view.id }, query: { on: view.on } })]
    if (view.what === 'person') return [apiQuery(calls.person, { params: { professional: view.id } })]
    return [apiQuery(calls.list, { query: listQuery(search) })]
  },
  title: ({ search }, i18n, peek) => {
    const view = viewOf(search)
    const name =
      view.what === 'organization'
        ? peek(calls.one, { params: { id: view.id }, query: { on: view.on } })?.name
        : view.what === 'person'
          ? peek(calls.person, { params: { professional: view.id } })?.person.name
          : undefined
    return name ? t(i18n)`${name}: organizations` : t(i18n)`Organizations`
  },
  View,
  noIndex: () => true,
}
