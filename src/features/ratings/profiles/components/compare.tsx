import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as scoreCalls } from '#ratings/scores/contract.ts'
import { calls } from '#directory/professionals/contract.ts'
import { CompareAdd } from './compare-add.tsx'
import type { Compared } from './compare-rows.tsx'
import { CompareTable } from './compare-table.tsx'
import { Marks } from '#directory/professionals/public.tsx'
import { comparedIn, compareHref, mostCompared } from '#directory/search/public.tsx'

/** One place in the comparison; empty without an id. */
function useOne(id: string | undefined) {
  const asked = { params: { id: id ?? '' } }
  const person = useApiQuery(calls.get, asked, { enabled: id !== undefined })
  const scores = useApiQuery(scoreCalls.score, asked, { enabled: id !== undefined })
  const isNobody = person.isError && /^(400|404):/.test(person.error.message)
  return {
    id,
    compared: person.data && !scores.isPending ? { of: person.data, scores: scores.data ?? null } : null,
    isNobody,
    isWaiting: id !== undefined && (person.isPending || (!isNobody && scores.isPending)),
    isFailed: person.isError && !isNobody,
    retry: () => void person.refetch(),
  }
}

function Chosen({ all, ids }: { all: readonly Compared[]; ids: readonly string[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`People in the comparison`} className="grid gap-x-6 border-t border-line sm:grid-cols-2">
      {all.map(({ of }) => {
        const { name } = of
        return (
          <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line pb-1" key={of.id}>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
              <SiteLink className="inline-block py-2.5 font-semibold" to={`/professionals/${of.id}`}>
                {name}
              </SiteLink>
              <Marks of={of} />
            </span>
            <SiteLink className="no-print inline-block py-3 text-sm" to={compareHref(ids.filter((id) => id !== of.id))}>
              <Trans>
                Take out<span className="sr-only"> {name}</span>
              </Trans>
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Up to four people side by side, in the order in which someone put them. Nobody is ranked. */
export function Compare({ search }: { search: URLSearchParams }) {
  const { t } = useLingui()
  const asked = comparedIn(search)
  const [one, two, three, four] = asked
  const places = [useOne(one), useOne(two), useOne(three), useOne(four)]
  const all = places.flatMap(({ compared }) => (compared ? [compared] : []))
  const ids = all.map(({ of }) => of.id)
  const nobody = places.filter(({ isNobody }) => isNobody).length
  const failed = places.find(({ isFailed }) => isFailed)
  const surplus = asked.length - mostCompared
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <header>
        <Breadcrumbs items={[{ label: t`All states`, to: '/profiles' }, { label: t`Compare` }]} />
        <h1>
          <Trans>Compare professionals</Trans>
        </h1>
        <p className="mt-3 max-w-prose text-soft">
          <Trans>
            The order is yours. Nobody is ranked here, and a difference counts only where the ranges lie apart. Ratings are the opinions of
            those who chose to rate.
          </Trans>
        </p>
      </header>
      {surplus > 0 && (
        <Notice tone="attention">
          <Trans>Four people fit side by side, and no more. The first four are shown.</Trans>{' '}
          <Plural one="# more was left out." other="# more were left out." value={surplus} />
        </Notice>
      )}
      {nobody > 0 && (
        <Notice tone="attention">
          <Plural
            one="One of the addresses belongs to nobody in the directory and was left out."
            other="# of the addresses belong to nobody in the directory and were left out."
            value={nobody}
          />
        </Notice>
      )}
      {new Set(all.map(({ of }) => of.role)).size > 1 && (
        <Notice>
          <Trans>
            These people have different roles. Each role is rated on its own questions, so their scores do not measure the same.
          </Trans>
        </Notice>
      )}
      {failed && (
        <Failed
          onRetry={failed.retry}
          sentence={t`The others are shown. Try again in a moment.`}
          title={t`One of these people did not load`}
        />
      )}
      {all.length > 0 && <Chosen all={all} ids={ids} />}
      {places.some(({ isWaiting }) => isWaiting) && <Skeleton lines={9} />}
      {all.length === 0 && !places.some(({ isWaiting }) => isWaiting) && (
        <Empty title={t`Nobody is chosen yet`}>
          <Trans>Look somebody up below, or tick up to four people in the search.</Trans>
        </Empty>
      )}
      {ids.length < mostCompared && <CompareAdd ids={ids} q={search.get('q')?.trim() ?? ''} />}
      {all.length > 0 && <CompareTable all={all} />}
    </main>
  )
}
