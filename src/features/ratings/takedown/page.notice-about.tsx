import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page, post, valuesOf } from '#web/page.ts'
import { Failed } from '#web/ui/states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls as directory } from '#directory/professionals/contract.ts'
import { calls as reviews } from '#ratings/reviews/contract.ts'
import { calls } from './contract.ts'
import { idIn, noticeOf } from './components/bodies.ts'
import { Find } from './components/find.tsx'
import { Frame } from './components/frame.tsx'
import { NoticeForm } from './components/notice-form.tsx'
import { pickInput } from './components/pick.tsx'

const given = (search: URLSearchParams, key: string) => search.get(key)?.trim() ?? ''

/** Who the reviews are about, and the form. */
function About({ id, cursor, rating }: { id: string; cursor: string; rating: string }) {
  const { t: text } = useLingui()
  const found = useApiQuery(directory.get, { params: { id } })
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
  const typed = given(search, 'professional')
  const id = idIn(typed)
  return (
    <Frame>
      {id === '' ? (
        <Find typed={typed} />
      ) : (
        <About cursor={given(search, 'cursor')} id={id} key={id} rating={idIn(given(search, 'rating'))} />
      )}
      <p className="mt-8">
        <SiteLink className="inline-flex min-h-11 items-center" to="/notice#look">
          <Trans>Read the answer to a notice, or take it back</Trans>
        </SiteLink>
      </p>
    </Frame>
  )
}

export const page: Page = {
  queries: ({ search }) => {
    const id = idIn(given(search, 'professional'))
    return id === '' ? [] : [apiQuery(directory.get, { params: { id } }), apiQuery(reviews.list, pickInput(id, given(search, 'cursor')))]
  },
  title: (_at, i18n) => t(i18n)`Notice`,
  View,
  noIndex: () => true,
  forms: {
    // Several reviews can be chosen: their ids go into one value, for the form that is shown again.
    file: (form, { search }) =>
      post(
        form,
        calls.file,
        { body: noticeOf(form, idIn(given(search, 'professional'))) },
        { ...valuesOf(form), ratings: form.getAll('ratings').join(' ') },
      ),
  },
}
