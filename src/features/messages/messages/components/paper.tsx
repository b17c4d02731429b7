import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Moment } from '#case/cases/public.tsx'
import { urlOf } from '#http/contract.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { calls, type Message } from '../contract.ts'
import { type Data, type Part, partOf, withEarlier } from './thread-parts.tsx'

/** How many messages the button puts on paper at most: a browser takes seconds for more, and a record of the thread has page numbers. */
const mostPrinted = 1_000

interface OfThread {
  thread: string
  search: URLSearchParams
  parts: readonly Part[]
}

const dataOf = (client: QueryClient, { thread, search }: Omit<OfThread, 'parts'>, part: Part) =>
  client.getQueryData<Data>([urlOf(calls.thread, partOf(thread, search, part))])

/** What the page has of the thread: its messages in their order, and whether there are others before and after them. */
function loadedOf(client: QueryClient, { parts, ...of }: OfThread) {
  const all = parts.map((part) => dataOf(client, of, part))
  const messages = all.flatMap((data): readonly Message[] => data?.messages ?? [])
  return { messages, isFromStart: all[0]?.older === null, isToEnd: all.at(-1)?.newer === null }
}

/** On paper: which messages of the thread it has. */
export function PaperSays({ zone, ...of }: OfThread & { zone: string }) {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState<ReturnType<typeof loadedOf> | null>(null)
  useEffect(() => {
    const before = () => flushSync(() => setLoaded(loadedOf(client, of)))
    const after = () => setLoaded(null)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  })
  const [first, last] = [loaded?.messages[0], loaded?.messages.at(-1)]
  if (!loaded || !first || !last) return null
  return (
    <p className="print-only text-sm">
      {loaded.isFromStart && loaded.isToEnd ? (
        <Plural one="The whole thread: # message" other="The whole thread: # messages" value={loaded.messages.length} />
      ) : (
        <Plural one="Part of this thread: # message" other="Part of this thread: # messages" value={loaded.messages.length} />
      )}
      {', '}
      <Trans>
        sent from <Moment at={first.sentAt} zone={zone} /> to <Moment at={last.sentAt} zone={zone} />.
      </Trans>
      {!loaded.isFromStart && (
        <>
          {' '}
          <Trans>Earlier messages are not printed here.</Trans>
        </>
      )}
      {!loaded.isToEnd && (
        <>
          {' '}
          <Trans>Later messages are not printed here.</Trans>
        </>
      )}
    </p>
  )
}

/** Prints the thread: what the page does not have of it yet is fetched first, the newest parts before the others. */
export function PrintThread({ parts, onParts, ...of }: OfThread & { onParts: (parts: readonly Part[]) => void }) {
  const client = useQueryClient()
  const [state, setState] = useState({ busy: false, problem: null as { sentence: string } | null })
  const { t } = useLingui()
  const fetched = (part: Part) => {
    const input = partOf(of.thread, of.search, part)
    return client.ensureQueryData<Data>({
      queryKey: [urlOf(calls.thread, input)],
      queryFn: ({ signal }) => api(calls.thread, input, { signal }),
    })
  }
  const whole = async () => {
    let all = parts
    let count = loadedOf(client, { ...of, parts }).messages.length
    for (let end = await fetched(all.at(-1)!); end.newer !== null && count < mostPrinted; count += end.messages.length) {
      const part = { after: end.newer }
      end = await fetched(part)
      all = [...all, part]
    }
    for (let start = await fetched(all[0]!); start.older !== null && count < mostPrinted; count += start.messages.length) {
      all = withEarlier(client, { ...of, parts: all }, start)
      start = await fetched(all[0]!)
    }
    return all
  }
  const act = async () => {
    setState({ busy: true, problem: null })
    try {
      const all = await whole()
      flushSync(() => {
        onParts(all)
        setState({ busy: false, problem: null })
      })
      print()
    } catch {
      setState({ busy: false, problem: { sentence: t`Couldn’t load the whole thread. Nothing was printed. Try again.` } })
    }
  }
  return (
    <ActionButton kind="quiet" mutation={state} onAct={act}>
      <Trans>Print</Trans>
    </ActionButton>
  )
}
