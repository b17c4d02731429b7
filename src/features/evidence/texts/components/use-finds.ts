import { useEffect, useEffectEvent, useState } from 'react'
import { findsIn } from '#domain/evidence/placed-words.ts'
import { useApiQuery } from '#web/api.ts'
import { calls, type TextPage } from '../contract.ts'

export interface Finds {
  /** What is looked for; empty before a search. */
  words: string
  look: (words: string) => void
  isFetching: boolean
  isError: boolean
  /** The pages with finds, in order; `null` while it is not known. */
  pages: readonly number[] | null
  hasMore: boolean
  /** On the page that is looked at: the places of the words of each find. */
  found: readonly (readonly number[])[]
  /** Which of them is looked at. */
  current: number | null
  step: (by: 1 | -1) => void
}

interface Props {
  caseId: string
  file: string
  at: number
  go: (to: number) => void
  page: TextPage | null
}

/** The search inside a file, and the way from find to find: those of a page first, then those of the next page that has some. */
export function useFinds({ caseId, file, at, go, page }: Props): Finds {
  const [words, setWords] = useState('')
  const [n, setN] = useState<number | 'last'>(0)
  const query = useApiQuery(calls.find, { params: { case: caseId }, query: { q: words, file } }, { enabled: words !== '' })
  const pages = words === '' || !query.data ? null : query.data.found.map((hit) => hit.page)
  const found =
    words === '' || !page
      ? []
      : findsIn(page.words.length > 0 ? page.words.flat().map(([text]) => text) : page.text.split(/\s+/).filter(Boolean), words)
  const current = found.length === 0 ? null : n === 'last' ? found.length - 1 : Math.min(n, found.length - 1)
  const arrived = useEffectEvent(() => {
    const next = pages?.find((each) => each >= at) ?? pages?.[0]
    if (next !== undefined && next !== at) go(next)
  })
  useEffect(() => {
    if (query.data) arrived()
  }, [query.data])
  const step = (by: 1 | -1) => {
    const within = current === null ? -1 : current + by
    if (within >= 0 && within < found.length) return setN(within)
    const next = by === 1 ? (pages?.find((each) => each > at) ?? pages?.[0]) : (pages?.findLast((each) => each < at) ?? pages?.at(-1))
    setN(by === 1 ? 0 : 'last')
    if (next !== undefined && next !== at) go(next)
  }
  return {
    words,
    look: (asked) => {
      setWords(asked)
      setN(0)
    },
    isFetching: query.isFetching,
    isError: query.isError,
    pages,
    hasMore: query.data?.hasMore ?? false,
    found,
    current,
    step,
  }
}
