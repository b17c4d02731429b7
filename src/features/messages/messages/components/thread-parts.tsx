import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { urlOf } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls, type Message } from '../contract.ts'
import { More } from './more.tsx'
import { Windowed } from './windowed.tsx'

type Data = Reply<typeof calls.thread>
/** Which part of a thread, as the call takes it; of the latest nothing. */
export type Part = { cursor?: string; after?: string; at?: string; day?: string }

/** What the call of a part is asked. */
export const partOf = (thread: string, search: URLSearchParams, part: Part) => ({
  params: { thread },
  query: { ...caseQuery(search), ...part },
})

/** px: of thirty messages that are about as long as most are. */
const guess = 30 * 200

interface PartsProps {
  thread: string
  search: URLSearchParams
  parts: readonly Part[]
  onParts: (parts: readonly Part[]) => void
  renderMessage: (message: Message) => React.ReactNode
}

/** The messages of a thread, in parts that the server gives one by one. */
export function ThreadParts({ thread, search, parts, onParts, renderMessage }: PartsProps) {
  const client = useQueryClient()
  const earlier = ({ older, since, ...data }: Data) => {
    const [first = {}, ...others] = parts
    const isFixed = first.cursor !== undefined || first.after !== undefined
    if (!isFixed && since !== null) {
      // From now on the part begins where it begins now, or what is sent would push messages out of it and into none.
      const fixed = { after: since }
      client.setQueryData([urlOf(calls.thread, partOf(thread, search, fixed))], { ...data, older, since })
      onParts([{ cursor: older! }, fixed, ...others])
    } else onParts([{ cursor: older! }, ...parts])
  }
  return (
    <Windowed
      renderPart={(part, index) => (
        <ThreadPart renderMessage={renderMessage} part={part} search={search} thread={thread}>
          {(data, items) => (
            <>
              {index === 0 && data.older !== null && (
                <More onMore={() => earlier(data)}>
                  <Trans>Show earlier messages</Trans>
                </More>
              )}
              <ol className="grid gap-3 pb-3">{items}</ol>
              {index === parts.length - 1 && data.newer !== null && (
                <More onMore={() => onParts([...parts, { after: data.newer! }])}>
                  <Trans>Show later messages</Trans>
                </More>
              )}
            </>
          )}
        </ThreadPart>
      )}
      guess={guess}
      renderHeld={(part) => <Held part={part} search={search} thread={thread} />}
      keyOf={(part) => JSON.stringify(part)}
      parts={parts}
    />
  )
}

interface PartProps {
  thread: string
  part: Part
  search: URLSearchParams
}

function ThreadPart({
  thread,
  part,
  search,
  renderMessage,
  children,
}: PartProps & {
  renderMessage: (message: Message) => React.ReactNode
  children: (data: Data, items: React.ReactNode) => React.ReactNode
}) {
  const asked = useApiQuery(calls.thread, partOf(thread, search, part))
  return (
    <Loaded failed={<Trans>These messages could not be loaded</Trans>} lines={8} query={asked}>
      {(data) => (
        <>
          <GoingOut messages={data.messages} />
          {children(
            data,
            data.messages.map((message) => <li key={message.id}>{renderMessage(message)}</li>),
          )}
        </>
      )}
    </Loaded>
  )
}

/** A part that is not drawn: its answer stays in memory, for paper and the way back, and is not asked for again meanwhile. */
function Held({ thread, part, search }: PartProps) {
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
