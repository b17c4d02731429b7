import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useApiQuery } from '#web/api.ts'
import { NotFound } from '#web/not-found.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls as directory, type Professional } from '#directory/professionals/contract.ts'
import { calls as searchCalls } from '#directory/search/contract.ts'
import { placeInWords } from '#web/place.ts'
import { Finder } from './components/finder.tsx'
import { useFreshView } from '#ratings/reviews/public.tsx'
import { rateByForm } from './components/plain.ts'
import { RatingForm } from './components/rating-form.tsx'
import { ClosedNote } from '#web/closed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { roleWords } from '#web/rating-words.ts'

const chosenIn = ({ search }: At) => search.get('professional')?.trim() ?? ''
const typedIn = ({ search }: At) => search.get('q')?.trim().slice(0, 100) ?? ''

function Whom({ q }: { q: string }) {
  return (
    <>
      <h1>
        <Trans>Whom do you want to rate?</Trans>
      </h1>
      <p className="mt-3 max-w-prose">
        <Trans>It is free, and it takes no account. Nothing that says who you are is kept with a rating.</Trans>
      </p>
      <Finder q={q} />
    </>
  )
}

function Head({ of }: { of: Professional }) {
  const { i18n } = useLingui()
  const [path] = useLocation()
  const place = placeInWords(of)
  return (
    <>
      <Breadcrumbs items={[{ label: <Trans>Choose somebody else</Trans>, to: path }, { label: of.name }]} />
      <h1>{of.closed ? of.name : <Trans>Rate {of.name}</Trans>}</h1>
      <p className="mt-2">
        {of.title || i18n._(roleWords[of.role])}
        {place && <span className="block text-soft">{place}</span>}
      </p>
      {of.isFictional && (
        <div className="mt-4 max-w-2xl">
          <Notice tone="attention">
            <Trans>This person is fictional. Try the form as you like: a rating shows how the tool works.</Trans>
          </Notice>
        </div>
      )}
    </>
  )
}

function View(at: At) {
  const { t: text } = useLingui()
  const [path] = useLocation()
  const id = chosenIn(at)
  useFreshView(id, 'content')
  const found = useApiQuery(directory.get, { params: { id } }, { enabled: id !== '' })
  if (id !== '' && found.isError && /^(400|404):/.test(found.error.message)) return <NotFound />
  return (
    <main className="page" id="content" tabIndex={-1}>
      {id === '' ? (
        <Whom q={typedIn(at)} />
      ) : found.data?.closed ? (
        <>
          <Head of={found.data} />
          <div className="mt-6 grid max-w-2xl justify-items-start gap-4">
            <ClosedNote why={found.data.closed} />
            <ButtonLink kind="secondary" to={`/professionals/${found.data.id}`}>
              <Trans>See the facts</Trans>
            </ButtonLink>
          </div>
        </>
      ) : found.data ? (
        <RatingForm again={path} head={<Head of={found.data} />} key={`${id} ${path}`} of={found.data} quick={path === '/quick-rate'} />
      ) : found.isError ? (
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={text`Nothing was lost. Try again in a moment.`}
          title={text`The form did not load`}
        />
      ) : (
        <Skeleton className="max-w-2xl" lines={12} />
      )}
    </main>
  )
}

export const page: Page = {
  forms: { rate: rateByForm },
  queries: (at) => {
    const [id, q] = [chosenIn(at), typedIn(at)]
    if (id !== '') return [apiQuery(directory.get, { params: { id } }, { required: true })]
    return q === '' ? [] : [apiQuery(searchCalls.search, { query: { q } })]
  },
  title: (at, i18n, peek) => {
    const found = peek(directory.get, { params: { id: chosenIn(at) } })
    if (found?.closed) return found.name
    return found ? t(i18n)`Rate ${found.name}` : t(i18n)`Rate your court`
  },
  description: (_at, i18n) =>
    t(
      i18n,
    )`Rate a judge, attorney, guardian ad litem or expert whom you met in family court. Free, without an account, and without a trace of who you are.`,
  View,
  noIndex: (at) => at.search.size > 0,
}
