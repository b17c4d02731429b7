import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, roleNames } from '#case/cases/public.tsx'
import { RecordCode } from '#case/ledger/public.tsx'
import type { Reply } from '#http/contract.ts'
import { ApiError, useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Message } from '../contract.ts'
import { addresses } from './addresses.ts'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { linkFrom, type Place } from './place.ts'
import { Readers } from './readers.tsx'
import { useArchive } from './use-archive.ts'

type Data = Reply<typeof calls.thread>

interface ThreadProps {
  thread: string
  place: Place
  seat: Seat
  search: URLSearchParams
}

/** One thread, the latest message last, and below it the answer. */
export function Thread({ thread, place, seat, search }: ThreadProps) {
  const asked = useApiQuery(calls.thread, { params: { thread }, query: caseQuery(search) })
  // Also while it is open: what was shown stays in the query's memory, and is shown no longer.
  if (asked.error instanceof ApiError && asked.error.status === 404)
    return (
      <Empty title={<Trans>This thread isn’t open to you</Trans>}>
        <p>
          <Trans>Access to it may have ended. Nothing of it was changed.</Trans>
        </p>
      </Empty>
    )
  return (
    <Loaded failed={<Trans>The thread could not be loaded</Trans>} lines={8} query={asked}>
      {(data) => <Opened data={data} place={place} search={search} seat={seat} thread={thread} />}
    </Loaded>
  )
}

function Opened({ data, thread, place, seat, search }: ThreadProps & { data: Data }) {
  const { i18n } = useLingui()
  const { messages, subject, older, zone, children, can } = data
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  useGoingOut(messages)
  const { writing } = place
  const reader = seat.parents.find(({ isMe }) => isMe)?.name ?? i18n._(roleNames[seat.role])
  const answered = writing !== null && (writing.is === 'reply' || writing.is === 'addendum') ? writing : null
  const last = messages.findLast(({ goesOutAt, body }) => goesOutAt === null && body !== null)
  const items = (of: readonly Message[]) =>
    of.map((message) => (
      <li key={message.id}>
        <MessageItem
          canWrite={can.write}
          isNamed={place.message === message.id}
          kids={children}
          message={message}
          search={search}
          seat={seat}
          zone={zone}
        />
      </li>
    ))
  return (
    <section aria-labelledby="thread-title" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2 className="min-w-0 py-2 outline-none [overflow-wrap:anywhere]" dir="auto" id="thread-title" ref={heading} tabIndex={-1}>
          {subject}
        </h2>
        <Marks data={data} search={search} seat={seat} thread={thread} />
      </div>
      <Readers data={data} seat={seat} />
      <p className="print-only text-sm">
        <Trans>
          Messages of the case “{seat.title}” as {reader} sees them. Times of the clock in {zone}. Messages that {reader} has not opened are
          without their text.
        </Trans>
      </p>
      <ol className="grid gap-3">
        {older !== null && <Earlier cursor={older} items={items} search={search} thread={thread} />}
        {items(messages)}
      </ol>
      {!answered && (
        <>
          <RecordCode search={search} />
          <p className="no-print">
            <SiteLink className="inline-block py-2" to={caseLink(`/case-records?thread=${thread}`, search)}>
              <Trans>Make a record of this thread</Trans>
            </SiteLink>
          </p>
        </>
      )}
      {answered ? (
        <Composer
          key={answered.is + answered.to}
          of={answered}
          onClosed={linkFrom(search, { thread })}
          search={search}
          seat={seat}
          thread={data}
        />
      ) : (
        can.write &&
        last && (
          <p className="no-print">
            <ButtonLink to={linkFrom(search, last.isMine ? { thread, add: last.id } : { thread, reply: last.id })}>
              {last.isMine ? <Trans>Add to the last message</Trans> : <Trans>Reply to {last.from.name}</Trans>}
            </ButtonLink>
          </p>
        )
      )}
    </section>
  )
}

/** Older messages, above those that are there, once they are asked for. */
function Earlier({
  thread,
  cursor,
  search,
  items,
}: {
  thread: string
  cursor: string
  search: URLSearchParams
  items: (of: readonly Message[]) => React.ReactNode
}) {
  const [isAsked, setAsked] = useState(false)
  const asked = useApiQuery(calls.thread, { params: { thread }, query: { ...caseQuery(search), cursor } }, { enabled: isAsked })
  if (!isAsked)
    return (
      <li className="no-print">
        <Button kind="secondary" onClick={() => setAsked(true)}>
          <Trans>Show earlier messages</Trans>
        </Button>
      </li>
    )
  return (
    <Loaded failed={<Trans>Earlier messages could not be loaded</Trans>} lines={4} query={asked}>
      {(data) => (
        <>
          {data.older !== null && <Earlier cursor={data.older} items={items} search={search} thread={thread} />}
          {items(data.messages)}
        </>
      )}
    </Loaded>
  )
}

/** A message that waits is asked for again when it should be out, should the line to the server be down. */
function useGoingOut(messages: readonly Message[]) {
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
}

/** How a parent sorts a thread in their lists. Nobody else sees it. */
function Marks({ data, thread, seat, search }: Omit<ThreadProps, 'place'> & { data: Data }) {
  const { t } = useLingui()
  const marking = useMutation(calls.mark, addresses)
  const { archive, restore, marking: archiving } = useArchive(seat.caseId, search)
  const about = data.messages.findLast(({ deliveredAt }) => deliveredAt !== null)
  if (!about || !data.can.write) return null
  const mark = (body: object, done: string) => marking.send({ params: { case: seat.caseId, message: about.id }, body }, { done })
  return (
    <details className="no-print relative">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        <Trans>More</Trans>
      </summary>
      <div className="grid justify-items-start rounded-sm border border-line bg-surface px-3 sm:absolute sm:end-0 sm:z-10 sm:w-max">
        <ActionButton
          aria-keyshortcuts={data.isArchived ? undefined : 'e'}
          kind="quiet"
          mutation={archiving}
          onAct={() => (data.isArchived ? restore(thread) : archive(thread))}
        >
          {data.isArchived ? <Trans>Move to the inbox</Trans> : <Trans>Archive</Trans>}
        </ActionButton>
        <Button kind="quiet" onClick={() => void mark({ pinned: !data.isPinned }, data.isPinned ? t`Unpinned` : t`Pinned`)}>
          {data.isPinned ? <Trans>Unpin</Trans> : <Trans>Pin to the top</Trans>}
        </Button>
        <Button kind="quiet" onClick={() => void mark({ muted: !data.isMuted }, data.isMuted ? t`Unmuted` : t`Muted`)}>
          {data.isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
        </Button>
        <Button kind="quiet" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </details>
  )
}
