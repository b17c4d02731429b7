import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnyCall, type Input, type Reply, urlOf } from '#http/contract.ts'
import { api, session } from './api.ts'
import { ActionButton } from './form/action-button.tsx'

interface Pages<C extends AnyCall, T> {
  /** The call for a further page: it takes a `cursor` and replies with `next`. */
  call: C
  /** What the list is of, without the cursor. */
  input: Input<C>
  /** The first page, which came with the rest of what is shown, and the cursor of the second. */
  first: readonly T[]
  next: string | null
  of: (reply: Reply<C>) => readonly T[]
  idOf: (row: T) => string
}

/**
 * A list that came with its first page, and its further pages once they are asked for. When the first page changes, those that were shown are
 * read again from its end: no row is left out or there twice because another one arrived.
 */
export function usePages<C extends AnyCall, T>({ call, input, first, next, of, idOf }: Pages<C, T>) {
  const url = urlOf(call, input as object)
  const [asked, setAsked] = useState({ url, pages: 0 })
  // Another list begins with its first page.
  const wanted = asked.url === url ? asked.pages : 0
  const cache = useQueryClient()
  const keyOf = (count: number) => [url, 'further', next, count]
  const pages = useQuery<Reply<C>[], Error>({
    queryKey: keyOf(wanted),
    queryFn: async ({ signal }) => {
      // Those before the last one are known, unless something changed since.
      const before = cache.getQueryState<Reply<C>[]>(keyOf(wanted - 1))
      const found = before?.data && !before.isInvalidated ? [...before.data] : []
      const { query } = input as { query?: object }
      while (found.length < wanted) {
        const cursor = found.length === 0 ? next : nextOf(found.at(-1)!)
        if (cursor === null) break
        const after = { ...(input as object), query: { ...query, cursor } } as unknown as Input<C>
        found.push(await api(call, after, { signal, background: session.asksByItself?.(url) ?? false }))
      }
      return found
    },
    enabled: wanted > 0 && next !== null,
    placeholderData: (before, query) => (query?.queryKey[0] === url ? before : undefined),
  })
  const further = next === null || wanted === 0 ? [] : (pages.data ?? [])
  const last = further.at(-1)
  return {
    rows: [...new Map([...first, ...further.flatMap(of)].map((row) => [idOf(row), row])).values()],
    isMore: next !== null && (last === undefined || nextOf(last) !== null),
    busy: pages.isFetching,
    hasFailed: pages.isError,
    ask: () => (pages.isError ? pages.refetch() : setAsked({ url, pages: wanted + 1 })),
  }
}

const nextOf = (reply: unknown) => (reply as { next: string | null }).next

interface ShowMoreProps {
  pages: Pick<ReturnType<typeof usePages>, 'isMore' | 'busy' | 'hasFailed' | 'ask'>
  /** Said where a page could not be loaded. */
  failed: string
}

/** Asks for a further page, where there is one. */
export const ShowMore = ({ pages: { isMore, busy, hasFailed, ask }, failed }: ShowMoreProps) =>
  isMore && (
    <ActionButton
      className="no-print justify-self-start"
      kind="secondary"
      mutation={{ busy, problem: hasFailed ? { sentence: failed } : null }}
      onAct={ask}
    >
      <Trans>Show more</Trans>
    </ActionButton>
  )
