import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls, type RecordFilter } from '../contract.ts'
import { NamedRecords } from './records.tsx'
import { RecordFilterForm } from './record-filter.tsx'

/** The records of one person, for admins. Nothing is asked for before someone presses the button: each look is noted. */
export function AllRecords() {
  const versions = useApiQuery(calls.versions, {}, { fixed: true })
  const [filter, setFilter] = useState<RecordFilter | null>(null)
  /** Where each page that was seen begins; the last is shown. */
  const [pages, setPages] = useState<readonly number[]>([0])
  const body = { ...(filter ?? { email: '' }), skip: pages.at(-1) ?? 0 }
  const found = useQuery({
    queryKey: [calls.all.path, body],
    queryFn: ({ signal }) => api(calls.all, { body }, { signal }),
    enabled: filter !== null,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const count = found.data?.records.length ?? 0
  return (
    <section aria-labelledby="all" className="grid gap-6">
      <div>
        <h2 id="all">
          <Trans>Look up a person’s records</Trans>
        </h2>
        <p className="max-w-prose text-soft">
          <Trans>For admins. Enter the whole e-mail address. You see days, not times. Each look is in the audit with your name.</Trans>
        </p>
      </div>
      <RecordFilterForm
        documents={versions.data ?? []}
        onFilter={(next) => {
          setFilter(next)
          setPages([0])
        }}
      />
      {found.isLoading && <Skeleton lines={6} />}
      {found.isError && (
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={<Trans>The records are safe. Try again in a moment.</Trans>}
          title={<Trans>The records did not load</Trans>}
        />
      )}
      {found.data && count === 0 && (
        <Empty title={<Trans>No record fits</Trans>}>
          <p>
            <Trans>Take a part of the filter away and look again.</Trans>
          </p>
        </Empty>
      )}
      {count > 0 && (
        <>
          <NamedRecords
            caption={<Plural one="# record on this page" other="# records on this page, the newest first" value={count} />}
            of={found.data!.records}
          />
          <div className="no-print flex gap-3">
            {pages.length > 1 && (
              <Button kind="secondary" onClick={() => setPages(pages.slice(0, -1))}>
                <Trans>Newer</Trans>
              </Button>
            )}
            {found.data!.next !== null && (
              <Button kind="secondary" onClick={() => setPages([...pages, found.data!.next!])}>
                <Trans>Older</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
