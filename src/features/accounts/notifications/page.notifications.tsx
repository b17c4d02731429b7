import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Input } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Pager } from '#web/ui/nav.tsx'
import { Section } from '#web/ui/section.tsx'
import { Lines } from './components/lines.tsx'
import { MarkAll } from './components/mark-all.tsx'
import { calls } from './contract.ts'

type Query = Input<typeof calls.list>['query']

/** What the address asks for. */
function queryOf({ search }: Pick<At, 'search'>): Query {
  const cursor = search.get('cursor') ?? ''
  return { ...(search.get('only') === 'unseen' && { only: 'unseen' as const }), ...(cursor !== '' && { cursor }) }
}

const hrefOf = (only: Query['only'], cursor?: string) => {
  const search = new URLSearchParams({ ...(only && { only }), ...(cursor && { cursor }) })
  return search.size === 0 ? '/notifications' : `/notifications?${search}`
}

/** All of them, or only what is new. */
function Filter({ only }: { only: Query['only'] }) {
  const { t: text } = useLingui()
  const choices = [
    { of: undefined, label: text`All` },
    { of: 'unseen' as const, label: text`Unread` },
  ]
  return (
    <nav aria-label={text`Which notifications`} className="flex gap-4">
      {choices.map(({ of, label }) =>
        of === only ? (
          <span aria-current="page" className="inline-flex min-h-11 items-center border-b-2 border-action font-semibold" key={label}>
            {label}
          </span>
        ) : (
          <SiteLink className="inline-flex min-h-11 items-center" key={label} to={hrefOf(of)}>
            {label}
          </SiteLink>
        ),
      )}
    </nav>
  )
}

function View({ search }: At) {
  const query = queryOf({ search })
  const { only, cursor } = query
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Notifications</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>
          Everything from the last 90 days. Opening a notification doesn’t count as viewing a message. To also get e-mail or notifications
          on your devices, go to <SiteLink to="/account-settings#notifications">Account settings</SiteLink>.
        </Trans>
      </p>
      <Section className="mt-6 max-w-2xl" id="list" title={only ? <Trans>Unread</Trans> : <Trans>All notifications</Trans>}>
        <Filter only={only} />
        <Loaded
          failed={<Trans>Your notifications could not be loaded</Trans>}
          lines={8}
          query={useApiQuery(calls.list, { query })}
          safe={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        >
          {(data) => (
            <>
              {cursor === undefined && <MarkAll data={data} />}
              <Lines
                empty={only ? <Trans>You’re all caught up.</Trans> : <Trans>Nothing has come in during the last 90 days.</Trans>}
                of={data.notifications}
              />
              <Pager
                first={cursor === undefined ? null : hrefOf(only)}
                next={data.next === null ? null : { href: hrefOf(only, data.next) }}
              />
            </>
          )}
        </Loaded>
      </Section>
    </main>
  )
}

export const page: Page = {
  queries: (at) => [apiQuery(calls.list, { query: queryOf(at) })],
  title: (_at, i18n) => t(i18n)`Notifications`,
  View,
  noIndex: () => true,
}
