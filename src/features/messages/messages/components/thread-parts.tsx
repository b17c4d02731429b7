import { Trans } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { urlOf } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls, type Message } from '../contract.ts'
import { type ItemProps, MessageItem } from './message-item.tsx'
import { More } from './more.tsx'
import { Windowed } from '#shell/windowed.tsx'

export type Data = Reply<typeof calls.thread>
/** Which part of a thread, as the call takes it; of the latest nothing. `name`: what it was called before it was asked for in another way. */
export type Part = { cursor?: string; after?: string; at?: string; day?: string; name?: string }

/** The same for as long as the part is there: under a new name all of it would be drawn again. */
const nameOf = ({ name, ...part }: Part) => name ?? JSON.stringify(part)

/** What the call of a part is asked. */
export const partOf = (thread: string, search: URLSearchParams, { name: _name, ...part }: Part) => ({
  params: { thread },
  query: { ...caseQuery(search), ...part },
})

/** px: of thirty messages that are about as long as most are. */
const guess = 30 * 200

type Shared = Omit<ItemProps, 'message' | 'isNamed'> & {
  thread: string
  /** The message that the address names. */
  named: string | null
}

interface PartsProps extends Shared {
  parts: readonly Part[]
  onParts: (parts: readonly Part[]) => void
}

/** The parts with the one before the first of them. @param start what the first of them has, which is not the thread's beginning */
export function withEarlier(
  client: QueryClient,
  { thread, search, parts }: { thread: string; search: URLSearchParams; parts: readonly Part[] },
  start: Data,
): readonly Part[] {
  const [first = {}, ...others] = parts
  const before = { cursor: start.older! }
  if (first.cursor !== undefined || first.after !== undefined || start.since === null) return [before, ...parts]
  // From now on the part begins where it begins now, or what is sent would push messages out of it and into none.
  const fixed = { after: start.since, name: nameOf(first) }
  client.setQueryData([urlOf(calls.thread, partOf(thread, search, fixed))], start)
  return [before, fixed, ...others]
}

/** The messages of a thread, in parts that the server gives one by one. */
export function ThreadParts({ parts, onParts, ...shared }: PartsProps) {
  const { thread, search } = shared
  const client = useQueryClient()
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })
  // The same function all the time, or every part would be drawn again with each new one.
  const add = useCallback(
    (where: 'earlier' | 'later', data: Data) =>
      onParts(
        where === 'later'
          ? [...latest.current, { after: data.newer! }]
          : withEarlier(client, { thread, search, parts: latest.current }, data),
      ),
    [client, onParts, thread, search],
  )
  return (
    <Windowed
      renderPart={(part, index) => (
        <ThreadPart {...shared} isFirst={index === 0} isLast={index === parts.length - 1} onAdd={add} part={part} />
      )}
      guess={guess}
      renderHeld={(part) => <Held part={part} search={search} thread={thread} />}
      keyOf={nameOf}
      parts={parts}
    />
  )
}

interface PartProps extends Shared {
  part: Part
  isFirst: boolean
  isLast: boolean
  onAdd: (where: 'earlier' | 'later', data: Data) => void
}

const ThreadPart = memo(function ThreadPart({ part, isFirst, isLast, onAdd, thread, named, ...item }: PartProps) {
  const asked = useApiQuery(calls.thread, partOf(thread, item.search, part))
  // Thirty messages take longer to draw than a frame: what is pressed or scrolled meanwhile comes first.
  const data = useDeferredValue(asked.data)
  return (
    <Loaded failed={<Trans>These messages could not be loaded</Trans>} lines={8} query={{ ...asked, data }}>
      {(of) => (
        <>
          <GoingOut messages={of.messages} />
          {isFirst && of.older !== null && (
            <More onMore={() => onAdd('earlier', of)}>
              <Trans>Show earlier messages</Trans>
            </More>
          )}
          <ol className="grid gap-3 pb-3">
            {of.messages.map((message) => (
              <li key={message.id}>
                <MessageItem {...item} isNamed={named === message.id} message={message} />
              </li>
            ))}
          </ol>
          {isLast && of.newer !== null && (
            <More onMore={() => onAdd('later', of)}>
              <Trans>Show later messages</Trans>
            </More>
          )}
        </>
      )}
    </Loaded>
  )
})

/** A part that is not drawn: its answer stays in memory, for paper and the way back, and is not asked for again meanwhile. */
function Held({ thread, part, search }: Pick<PartProps, 'thread' | 'part' | 'search'>) {
  useApiQuery(calls.thread, partOf(thread, search, part), { enabled: false })
  return null
}

/** A message that waits is asked for again when it should be out, should the line to the server be down. */
function GoingOut({ messages }: { messages: readonly Message[] }) {
  const client = useQueryClient()
  const isWaiting = messages.some(({ goesOutAt }) => goesOutAt !== null)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(
      () => void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/messages') }),
      12_000,
    )
    return () => clearInterval(timer)
  }, [client, isWaiting])
  return null
}
