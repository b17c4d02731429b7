import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { templateIds, templateOf } from '#domain/templates/templates.ts'
import { addressWith } from '#shell/address-with.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Choices } from './components/choices.tsx'
import { FillIn } from './components/fill-in.tsx'
import { calls } from './contract.ts'

function View({ search }: At) {
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-4" id="content" tabIndex={-1}>
      <InCase
        heading={
          <h1>
            <Trans>Templates</Trans>
          </h1>
        }
        isDense
        search={search}
      >
        {(seat) => <Templates search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Templates({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const id = templateIds.find((one) => one === search.get('template'))
  const to = (parts: Record<string, string>) => addressWith('/documents', search, parts)
  return (
    <>
      <SiteLink
        className="no-print inline-flex min-h-11 items-center justify-self-start"
        to={id ? to({ template: 'all' }) : to({ template: '', document: '' })}
      >
        {id ? <Trans>All templates</Trans> : <Trans>Back to documents</Trans>}
      </SiteLink>
      <Loaded
        failed={<Trans>Couldn’t load the templates</Trans>}
        lines={6}
        query={useApiQuery(calls.facts, { query: caseQuery(search) })}
        safe={<Trans>Your documents are safe. Try again in a minute.</Trans>}
      >
        {(facts) =>
          id ? (
            <FillIn canMake={facts.can.make} key={id} search={search} seat={seat} template={templateOf(id)} />
          ) : (
            <Choices search={search} />
          )
        }
      </Loaded>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.facts, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Templates`,
  View,
  noIndex: () => true,
}
