import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { NotFound } from '#web/not-found.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { SiteLink } from '#web/link.tsx'
import { ClosedNote } from '#web/closed.tsx'
import { placeInWords } from '#web/place.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls as reviewCalls } from '#ratings/reviews/contract.ts'
import { ReviewsOf } from '#ratings/reviews/public.tsx'
import { calls } from '#directory/professionals/contract.ts'
import {
  Changes,
  describePerson,
  Facts,
  kindWord,
  Marks,
  personData,
  Positions,
  Standing,
  titleOf,
} from '#directory/professionals/public.tsx'

const listOf = (at: At) => ({ params: { id: idOf(at) }, query: at.search.has('cursor') ? { cursor: at.search.get('cursor')! } : {} })
const idOf = ({ params }: At) => params['id'] ?? ''

function View(at: At) {
  const { t: text, i18n } = useLingui()
  const id = idOf(at)
  const found = useApiQuery(calls.get, { params: { id } })
  if (found.isPending) return <PageSkeleton />
  if (found.isError) {
    if (/^(400|404):/.test(found.error.message)) return <NotFound />
    return (
      <main className="page" id="content" tabIndex={-1}>
        <Failed
          onRetry={() => void found.refetch()}
          sentence={text`Nothing was lost. Try again in a moment.`}
          title={text`This page did not load`}
        />
      </main>
    )
  }
  const of = found.data
  const place = placeInWords(of)
  const holder = of.positions.find(({ since }) => since.next?.on === of.since.next?.on && since.fromOn === of.since.fromOn)?.nextHolder
  const isOpen = !of.closed && of.goneOn === null
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <header className="grid gap-1">
        <Breadcrumbs items={[{ label: text`Search`, to: '/search-professionals' }, { label: of.name }]} />
        <h1>{of.name}</h1>
        <p className="text-lg">
          {of.title || i18n._(kindWord(of.kind, of.role))}
          {place && <span className="block text-soft">{place}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <Standing holder={holder} long of={of} />
          </span>
          <Marks of={of} />
        </p>
      </header>
      {of.isFictional && (
        <Notice tone="attention">
          <Trans>This person is fictional. The page shows how the tool works; nobody real is meant.</Trans>
        </Notice>
      )}
      {of.goneOn !== null && (
        <Notice tone="attention">
          <Trans>The source no longer names this person. What is shown here is what it said before.</Trans>
        </Notice>
      )}
      {of.closed && <ClosedNote why={of.closed} />}
      {isOpen && (
        <p className="no-print">
          <ButtonLink kind="primary" to={`/rate-your-court?professional=${of.id}`}>
            <Trans>Rate {of.name}</Trans>
          </ButtonLink>
        </p>
      )}
      <ReviewsOf professional={{ id: of.id, role: of.role, kind: of.kind, name: of.name, closed: !isOpen }} />
      <Positions of={of} />
      <Facts of={of} />
      <Changes of={of} />
      <p className="no-print flex flex-wrap gap-x-6">
        <SiteLink className="inline-block py-2.5" to={`/add-professional?correct=${of.id}`}>
          <Trans>Report a correction</Trans>
        </SiteLink>
        <SiteLink className="inline-block py-2.5" to={`/profiles?compare=${of.id}`}>
          <Trans>Compare with others</Trans>
        </SiteLink>
        <SiteLink className="inline-block py-2.5" to={`/claim?professional=${of.id}`}>
          <Trans>Is this you?</Trans>
        </SiteLink>
      </p>
    </main>
  )
}

export const page: Page = {
  queries: (at) => [
    apiQuery(calls.get, { params: { id: idOf(at) } }, { required: true }),
    apiQuery(calls.changes, { params: { id: idOf(at) } }),
    apiQuery(reviewCalls.list, listOf(at)),
  ],
  title: (at, i18n, peek) => {
    const of = peek(calls.get, { params: { id: idOf(at) } })
    return of ? titleOf(of) : t(i18n)`Professional`
  },
  description: (at, i18n, peek) => {
    const of = peek(calls.get, { params: { id: idOf(at) } })
    const reviews = peek(reviewCalls.list, listOf(at))
    return of ? describePerson(i18n, of, reviews?.total ?? null) : ''
  },
  data: (at, i18n, peek, { appUrl }) => {
    const of = peek(calls.get, { params: { id: idOf(at) } })
    return of ? personData(i18n, of, appUrl) : []
  },
  View,
  // Another profile stands for this record.
  movedTo: (at, peek) => {
    const of = peek(calls.get, { params: { id: idOf(at) } })
    return of && of.id !== idOf(at) ? `/professionals/${of.id}` : null
  },
  // Fictional people are not for search engines.
  noIndex: (at, peek) => peek(calls.get, { params: { id: idOf(at) } })?.isFictional ?? true,
}
