import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Input, Reply } from '#http/contract.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type ExpenseRow } from '../contract.ts'

interface Props {
  first: Reply<typeof calls.list>
  query: Input<typeof calls.list>['query']
  row: (expense: ExpenseRow) => ReactNode
}

/** The further pages of the list, each when it is asked for. */
export function More({ first, query, row }: Props) {
  const { t } = useLingui()
  const pages = useInfiniteQuery({
    queryKey: [`/api/expenses?more`, query, first.next],
    queryFn: ({ pageParam }) => api(calls.list, { query: { ...query, cursor: pageParam } }),
    initialPageParam: first.next!,
    getNextPageParam: ({ next }) => next,
    enabled: false,
  })
  const rows = pages.data?.pages.flatMap(({ expenses }) => expenses) ?? []
  const isMore = pages.data === undefined || pages.hasNextPage
  const problem = pages.error ? { sentence: t`Couldn’t load more expenses. Your data is safe. Try again.` } : null
  return (
    <>
      <Rows of={rows} rowKey={({ id }) => id}>
        {row}
      </Rows>
      {isMore && (
        <ActionButton
          kind="secondary"
          mutation={{ busy: pages.isFetching, problem }}
          onAct={() => (pages.data === undefined ? pages.refetch() : pages.fetchNextPage())}
        >
          <Trans>Show more</Trans>
        </ActionButton>
      )}
    </>
  )
}
