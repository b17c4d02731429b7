import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import type { Input } from '#http/contract.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { states } from '#domain/directory/states.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Pager } from '#web/ui/nav.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls } from './contract.ts'
import { useFreshView } from './components/fresh.ts'
import { Latest } from './components/latest.tsx'
import { roles, roleWords } from '#web/rating-words.ts'

type Query = Input<typeof calls.latest>['query']

/** What the address asks for. A role or a state that does not exist counts as none. */
function queryOf({ search }: At): Query {
  const role = roles.find((known) => known === search.get('role'))
  const state = search.get('state') ?? ''
  const cursor = search.get('cursor') ?? ''
  return { ...(role && { role }), ...(state in states && { state }), ...(cursor !== '' && { cursor }) }
}

function hrefOf({ role, state }: Query, cursor?: string): string {
  const search = new URLSearchParams({ ...(role && { role }), ...(state && { state }), ...(cursor && { cursor }) })
  return search.size === 0 ? '/reviews' : `/reviews?${search}`
}

/** A plain form: works without JavaScript. */
function Filter({ query: { role, state } }: { query: Query }) {
  const { t: text, i18n } = useLingui()
  return (
    <search>
      <form action="/reviews" className="mt-6 grid max-w-2xl grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          defaultValue={role ?? ''}
          key={`role ${role}`}
          label={text`Role`}
          name="role"
          options={[{ value: '', label: text`All roles` }, ...roles.map((value) => ({ value, label: i18n._(roleWords[value]) }))]}
        />
        <Select
          defaultValue={state ?? ''}
          key={`state ${state}`}
          label={text`State`}
          name="state"
          options={[{ value: '', label: text`All states` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
        />
        <Button className="min-h-12 max-sm:col-span-2" kind="secondary" type="submit">
          <Trans>Show</Trans>
        </Button>
      </form>
    </search>
  )
}

function View(at: At) {
  const { t: text } = useLingui()
  const query = queryOf(at)
  const here = hrefOf(query, query.cursor)
  useFreshView(here, 'list')
  const found = useApiQuery(calls.latest, { query }, { keepOld: true })
  const isNarrowed = query.role !== undefined || query.state !== undefined
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Reviews</Trans>
      </h1>
      <div className="prose mt-3">
        <p>
          <Trans>
            Each review is the opinion of the person who wrote it. It was sent without an account, is shown as it was written, and we have
            not checked what it says. The newest months come first; nothing is ordered by how good or bad it is.
          </Trans>
        </p>
      </div>
      <Filter query={query} />
      <section
        aria-busy={found.isFetching}
        aria-label={text`Reviews`}
        className="mt-8 max-w-3xl scroll-mt-20 outline-none"
        id="list"
        tabIndex={-1}
      >
        {found.isPending && <Skeleton lines={16} />}
        {found.isError && !found.data && (
          <Failed
            busy={found.isFetching}
            onRetry={() => void found.refetch()}
            sentence={text`They are safe. Try again in a moment.`}
            title={text`The reviews did not load`}
          />
        )}
        {found.data?.items.length === 0 && (
          <Empty
            action={
              <ButtonLink kind="secondary" to={isNarrowed ? '/reviews' : '/rate-your-court'}>
                {isNarrowed ? <Trans>Show all reviews</Trans> : <Trans>Write a review</Trans>}
              </ButtonLink>
            }
            title={isNarrowed ? text`No reviews of these people yet` : text`No reviews yet`}
          >
            <p>
              <Trans>A review appears here some time after it was sent, at a random moment, so that nobody can tell who wrote it.</Trans>
            </p>
          </Empty>
        )}
        {found.data && found.data.items.length > 0 && (
          <>
            <Latest items={found.data.items} />
            <Pager
              first={query.cursor === undefined ? null : hrefOf(query)}
              next={found.data.next === null ? null : { href: hrefOf(query, found.data.next) }}
            />
          </>
        )}
      </section>
    </main>
  )
}

export const page: Page = {
  queries: (at) => [apiQuery(calls.latest, { query: queryOf(at) })],
  title: (_at, i18n) => t(i18n)`Reviews`,
  description: (_at, i18n) =>
    t(i18n)`What people who were there say about judges, attorneys, guardians ad litem and experts of family courts. Newest months first.`,
  View,
  // Reviews of fictional people are for no search engine.
  noIndex: (at, peek) =>
    at.search.size > 0 || (peek(calls.latest, { query: queryOf(at) })?.items ?? []).some(({ isFictional }) => isFictional),
}
