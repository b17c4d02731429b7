import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAsk } from '../../web/ask.ts'
import { SiteLink } from '../../web/link.tsx'
import { type At, need, type Page, post, valuesOf } from '../../web/page.ts'
import { Failed } from '../../web/ui/states.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { calls as directory } from '../professionals/contract.ts'
import { calls as reviews } from '../reviews/contract.ts'
import { calls } from './contract.ts'
import { idIn, noticeOf } from './parts/bodies.ts'
import { Find } from './parts/find.tsx'
import { LookUp } from './parts/look-up.tsx'
import { NoticeForm } from './parts/notice-form.tsx'
import { pickInput } from './parts/pick.tsx'

const given = (search: URLSearchParams, key: string) => search.get(key)?.trim() ?? ''

/** Who the reviews are about, and the form. */
function About({ id, cursor, rating }: { id: string; cursor: string; rating: string }) {
  const { t: text } = useLingui()
  const found = useAsk(directory.get, { params: { id } })
  if (found.isPending) return <Skeleton lines={8} />
  if (!found.data)
    return (
      <Failed
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        sentence={text`Check the address of the page, or look the person up again.`}
        title={text`This person could not be found`}
      />
    )
  const { name, role } = found.data
  return (
    <>
      <p className="mb-6">
        <Trans>
          About reviews of <SiteLink to={`/professionals/${id}`}>{name}</SiteLink>.
        </Trans>{' '}
        <SiteLink className="inline-flex min-h-11 items-center" to="/notice">
          <Trans>Choose somebody else</Trans>
        </SiteLink>
      </p>
      <NoticeForm cursor={cursor} isJudge={role === 'judge'} professional={id} rating={rating} />
    </>
  )
}

function View({ search }: At) {
  const { t: text } = useLingui()
  const typed = given(search, 'professional')
  const id = idIn(typed)
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Send a notice about a review</Trans>
      </h1>
      <div className="prose mt-3">
        <p>
          <Trans>
            For words that break a rule or the law. We acknowledge a notice within 24 hours. A person decides, by the same rules for every
            review: never because it is bad, nor because somebody pays us.
          </Trans>
        </p>
        <p>
          <Trans>
            An opinion that you do not share stays. We never change a review; only its author does. We do not know who wrote it. This is not
            legal advice.
          </Trans>
        </p>
        <p>
          <Trans>
            A notice that threatens without ground, or comes again after we have decided, can lead to a public note on the profile.
          </Trans>
        </p>
      </div>
      <section className="mt-8">
        <h2 className="mb-4">
          <Trans>Your notice</Trans>
        </h2>
        {id === '' ? (
          <Find typed={typed} />
        ) : (
          <About cursor={given(search, 'cursor')} id={id} key={id} rating={idIn(given(search, 'rating'))} />
        )}
      </section>
      <section className="mt-12 border-t border-line pt-8">
        <h2 className="mb-4">
          <Trans>Read the answer</Trans>
        </h2>
        <LookUp form="look" title={text`The answer could not be looked up`} verb={text`Read the answer`} />
      </section>
      <section className="mt-12 border-t border-line pt-8">
        <h2 className="mb-4">
          <Trans>Take a notice back</Trans>
        </h2>
        <LookUp form="withdraw" title={text`The notice was not taken back`} verb={text`Take it back`} />
      </section>
    </main>
  )
}

const opened = (form: URLSearchParams) => ({ number: form.get('number') ?? '', code: form.get('code') ?? '' })

export const page: Page = {
  needs: ({ search }) => {
    const id = idIn(given(search, 'professional'))
    return id === '' ? [] : [need(directory.get, { params: { id } }), need(reviews.list, pickInput(id, given(search, 'cursor')))]
  },
  title: (_at, i18n) => t(i18n)`Notice`,
  description: (_at, i18n) => t(i18n)`Tell us which words of a review break a rule or the law, and read our answer. You need no account.`,
  View,
  noIndex: ({ search }) => search.size > 0,
  forms: {
    // Several reviews can be chosen: their ids go into one value, for the form that is shown again.
    file: (form, { search }) =>
      post(
        form,
        calls.file,
        { body: noticeOf(form, idIn(given(search, 'professional'))) },
        { ...valuesOf(form), ratings: form.getAll('ratings').join(' ') },
      ),
    look: (form) => post(form, calls.look, { body: opened(form) }),
    withdraw: (form) => post(form, calls.withdraw, { body: opened(form) }),
  },
}
