import { t as text } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { NotFound } from '#web/not-found.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as directory, type Role } from '#directory/professionals/contract.ts'
import { calls, type Sheet } from './contract.ts'
import { Frozen } from './components/frozen.tsx'
import { ScoreLine } from './components/score.tsx'
import { Method } from './components/score-method.tsx'
import { Steps } from './components/score-steps.tsx'
import { StrataOf } from './components/score-strata.tsx'
import { groupWord } from '#web/rating-words.ts'

interface GroupProps {
  sheet: Sheet
  role: Role
  state: string | null
  since: string
}

/** One group of raters: its score, its parts, and the way to the number. */
function GroupOf({ sheet, role, state, since }: GroupProps) {
  const { i18n } = useLingui()
  const { made } = sheet
  return (
    <section aria-labelledby={sheet.group} className="mt-10 border-t border-line pt-6">
      <h2 id={sheet.group}>{i18n._(groupWord(sheet.group, role))}</h2>
      <div className="mt-3">
        <ScoreLine of={role} quiet score={{ ...sheet, levels: made?.levels ?? null }} />
      </div>
      {sheet.show !== 'nothing' && <StrataOf sheet={sheet} since={since} />}
      {made && (
        <>
          <h3 className="mt-10">
            <Trans>Step by step</Trans>
          </h3>
          <Steps sheet={{ ...sheet, made }} state={state} />
        </>
      )}
      {sheet.show === 'interval' && (
        <p className="mt-4 max-w-prose">
          <Trans>The steps are shown from 15 ratings on: with fewer they would tell a score that chance has made.</Trans>
        </p>
      )}
    </section>
  )
}

/** How the scores of one professional came about, with that person's own numbers. */
function View(at: At) {
  const { t, i18n } = useLingui()
  const id = explainedIn(at)
  const person = useApiQuery(directory.get, { params: { id } })
  const found = useApiQuery(calls.score, { params: { id } })
  if (person.isPending || found.isPending) return <PageSkeleton />
  if (person.isError && /^(400|404):/.test(person.error.message)) return <NotFound />
  if (!person.data || !found.data) {
    return (
      <main className="page" id="content" tabIndex={-1}>
        <Failed
          onRetry={() => void Promise.all([person.refetch(), found.refetch()])}
          sentence={t`Nothing was lost. Try again in a moment.`}
          title={t`This page did not load`}
        />
      </main>
    )
  }
  const { name, role, state, isFictional } = person.data
  const { groups, since, method, asOf, frozenOn } = found.data
  const total = groups.reduce((sum, { n }) => sum + n, 0)
  const profile = `/professionals/${id}`
  const month = dayInWords(`${asOf}-01`, i18n.locale, 'month')
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Breadcrumbs
        items={[{ label: t`Search`, to: '/search-professionals' }, { label: name, to: profile }, { label: t`Why this number` }]}
      />
      <h1>
        <Trans>Why this number: {name}</Trans>
      </h1>
      <div className="prose mt-3">
        <p>
          <Trans>
            A score here is the opinion of the people who chose to rate, worked out by our own method. It is not a fact about {name}. This
            page shows how each number came about, so that you can check it.
          </Trans>
        </p>
        <p className="figures text-soft">
          <Plural one="# rating counts." other="# ratings count." value={total} /> <Trans>Weighed as of {month}.</Trans>
          <SiteLink className="block w-fit py-2.5" to={profile}>
            <Trans>Read the reviews</Trans>
          </SiteLink>
        </p>
      </div>
      {isFictional && (
        <div className="mt-4">
          <Notice tone="attention">
            <Trans>This person is fictional. The page shows how the tool works; nobody real is meant.</Trans>
          </Notice>
        </div>
      )}
      {frozenOn && (
        <div className="mt-4">
          <Frozen on={frozenOn} />
        </div>
      )}
      {groups.length === 0 && (
        <div className="mt-8">
          <Empty title={t`No ratings yet`}>
            <p>
              <Trans>Nobody has rated {name} here, so there is no number to explain. That says nothing good or bad.</Trans>
            </p>
          </Empty>
        </div>
      )}
      {groups.map((sheet) => (
        <GroupOf key={sheet.group} role={role} sheet={sheet} since={since} state={state} />
      ))}
      <Method {...method} />
    </main>
  )
}

/** Whose score is to be explained. */
const explainedIn = ({ search }: At) => search.get('score') ?? ''

/** "Why this number": `/reviews?score={id}`. */
export const page: Page = {
  queries: (at) => {
    const params = { id: explainedIn(at) }
    return [apiQuery(directory.get, { params }, { required: true }), apiQuery(calls.score, { params }, { required: true })]
  },
  title: (at, i18n, peek) => {
    const name = peek(directory.get, { params: { id: explainedIn(at) } })?.name
    return name === undefined ? text(i18n)`Why this number` : text(i18n)`Why this number: ${name}`
  },
  View,
  noIndex: () => true,
}
