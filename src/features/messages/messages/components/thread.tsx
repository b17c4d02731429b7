import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, roleNames } from '#case/cases/public.tsx'
import { RecordCode } from '#case/ledger/public.tsx'
import { type Reply, urlOf } from '#http/contract.ts'
import { dayOfMoment } from '#web/times.ts'
import { ApiError, useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { addresses } from './addresses.ts'
import { Composer } from './composer.tsx'
import { linkFrom, type Place } from './place.ts'
import { PaperSays, PrintThread } from './paper.tsx'
import { Readers } from './readers.tsx'
import { type Part, partOf, ThreadParts } from './thread-parts.tsx'
import { useArchive } from './use-archive.ts'

type Data = Reply<typeof calls.thread>

interface ThreadProps {
  thread: string
  place: Place
  seat: Seat
  search: URLSearchParams
}

/** The part of a thread that its address names: around a message, from a day on, or the latest. */
export const firstPart = ({ message, day }: Pick<Place, 'message' | 'day'>): Part =>
  message !== null ? { at: message } : day !== null ? { day } : {}

/** One thread, the latest message last, and below it the answer. */
export function Thread(props: ThreadProps) {
  const { thread, place, search } = props
  const client = useQueryClient()
  const known = client.getQueryData<Data>([urlOf(calls.thread, partOf(thread, search, {}))])
  const isThere = place.message === null || known?.messages.some(({ id }) => id === place.message)
  const part = isThere ? firstPart({ message: null, day: place.day }) : firstPart(place)
  const [round, setRound] = useState(0)
  return <FromPart key={JSON.stringify([part, round])} {...props} onAgain={() => setRound(round + 1)} part={part} />
}

interface FromPartProps extends ThreadProps {
  part: Part
  /** Goes to the place of the address again: someone has scrolled away, and asks for the same day. */
  onAgain: () => void
}

function FromPart({ part: now, ...props }: FromPartProps) {
  const { thread, search } = props
  const [part] = useState(now)
  const asked = useApiQuery(calls.thread, partOf(thread, search, part))
  // From the list the title and thirty messages come at once: in steps that let a press through.
  const data = useDeferredValue(asked.data)
  // Also while it is open: what was shown stays in the query's memory, and is shown no longer.
  if (asked.error instanceof ApiError && asked.error.status === 404)
    return (
      <Empty title={<Trans>This thread isn’t open to you</Trans>}>
        <p>
          <Trans>Your access may have ended. The thread wasn’t changed.</Trans>
        </p>
      </Empty>
    )
  return (
    <Loaded failed={<Trans>The thread could not be loaded</Trans>} lines={8} query={{ ...asked, data }}>
      {(of) => <Opened {...props} data={of} part={part} />}
    </Loaded>
  )
}

function Opened({ data, part, thread, place, seat, search, onAgain }: FromPartProps & { data: Data }) {
  const { i18n } = useLingui()
  const { subject, zone, children, can } = data
  const [parts, setParts] = useState<readonly Part[]>([part])
  const end = useApiQuery(calls.thread, partOf(thread, search, parts.at(-1)!)).data ?? data
  /** The first message of the day that is asked for, or the next one. */
  const ofDay = part.day === undefined ? undefined : data.messages.find(({ sentAt }) => dayOfMoment(sentAt, zone) >= part.day!)
  const named = place.message ?? ofDay?.id ?? null
  const isDayEmpty = part.day !== undefined && (ofDay === undefined || dayOfMoment(ofDay.sentAt, zone) !== part.day)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNamed = named !== null || place.writing !== null
  const begin = useRef({ isNamed })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (!begin.current.isNamed) showFirstUnread()
  }, [])
  const { writing } = place
  const reader = seat.parents.find(({ isMe }) => isMe)?.name ?? i18n._(roleNames[seat.role])
  const answered = writing !== null && (writing.is === 'reply' || writing.is === 'addendum') ? writing : null
  const last = end.messages.findLast(({ goesOutAt, body }) => goesOutAt === null && body !== null)
  return (
    <section aria-labelledby="thread-title" className="grid gap-3">
      {/* In sight however far one has read: what is older comes in above, and moves the beginning away. Below the bar of the site. */}
      <div className="top-13 z-[6] -mx-1 flex items-start justify-between gap-x-4 bg-paper px-1 tall:sticky">
        <h2
          className="line-clamp-2 min-w-0 py-2 outline-none [overflow-wrap:anywhere] print:line-clamp-none"
          dir="auto"
          id="thread-title"
          ref={heading}
          tabIndex={-1}
        >
          {subject || <Trans>Erased message</Trans>}
        </h2>
        <Menu data={data} onAgain={onAgain} onParts={setParts} parts={parts} place={place} search={search} seat={seat} thread={thread} />
      </div>
      {isDayEmpty && (
        <output className="no-print block text-sm">
          {ofDay === undefined ? (
            <Trans>No messages on {dayInWords(part.day!, i18n.locale)} or later. These are the latest.</Trans>
          ) : (
            <Trans>No messages on {dayInWords(part.day!, i18n.locale)}. The next ones are shown.</Trans>
          )}
        </output>
      )}
      <Readers data={data} seat={seat} />
      <p className="print-only text-sm">
        <Trans>
          Messages of the case “{seat.title}” as {reader} sees them. Times of the clock in {zone}. Messages that {reader} has not opened are
          without their text.
        </Trans>
      </p>
      <PaperSays parts={parts} search={search} thread={thread} zone={zone} />
      <ThreadParts
        canWrite={can.write}
        kids={children}
        named={named}
        onParts={setParts}
        parts={parts}
        search={search}
        seat={seat}
        thread={thread}
        zone={zone}
      />
      {end.newer !== null && (
        <p className="no-print sticky bottom-4 z-[5] justify-self-center max-lg:tall:bottom-20">
          <ButtonLink kind="secondary" to={linkFrom(search, { thread })}>
            <Trans>Go to the latest message</Trans>
          </ButtonLink>
        </p>
      )}
      {!answered && (
        <>
          <RecordCode search={search} />
          <p className="no-print flex flex-wrap gap-x-4">
            <SiteLink className="inline-block py-2" to={caseLink(`/case-records?thread=${thread}`, search)}>
              <Trans>Make a record of this thread</Trans>
            </SiteLink>
            {seat.role === 'parent' && (
              <SiteLink className="inline-block py-2" to={caseLink(`/evidence-dashboard?view=suggested&of=thread&id=${thread}`, search)}>
                <Trans>Suggested facts</Trans>
              </SiteLink>
            )}
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

/** A thread opens at the first message that is not read, else at its latest one. */
function showFirstUnread() {
  scrollTo(0, 0)
  const rows = [...document.querySelectorAll<HTMLElement>('[data-message]')]
  const unread = rows.find((row) => row.dataset['unread'] !== undefined)
  if (unread && unread !== rows[0]) unread.scrollIntoView({ block: 'start' })
  else if (!unread) rows.at(-1)?.scrollIntoView({ block: 'nearest' })
  // The list notes at once what is on the screen now (use-window.ts): the browser would say so a frame later.
  document.dispatchEvent(new Event('scroll'))
}

interface MenuProps extends ThreadProps {
  data: Data
  onAgain: () => void
  parts: readonly Part[]
  onParts: (parts: readonly Part[]) => void
}

/** What can be done with a thread: how a parent sorts it in their lists, which nobody else sees, printing it, and going to a day. */
function Menu({ data, thread, place, seat, search, parts, onParts, onAgain }: MenuProps) {
  const { t } = useLingui()
  const marking = useMutation(calls.mark, addresses)
  const { archive, restore, marking: archiving } = useArchive(seat.caseId, search)
  const about = data.messages.findLast(({ deliveredAt }) => deliveredAt !== null)
  const mark = (body: object, done: string) => marking.send({ params: { case: seat.caseId, message: about!.id }, body }, { done })
  return (
    <details className="no-print relative">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        <Trans>More</Trans>
      </summary>
      <div className="grid justify-items-start absolute end-0 z-10 w-max max-w-[calc(100vw-2rem)] rounded-sm border border-line bg-surface px-3">
        {about && data.can.write && (
          <>
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
          </>
        )}
        <PrintThread onParts={onParts} parts={parts} search={search} thread={thread} />
        <GoToDay onAgain={onAgain} place={place} search={search} thread={thread} />
      </div>
    </details>
  )
}

function GoToDay({ thread, place, search, onAgain }: Pick<MenuProps, 'thread' | 'place' | 'search' | 'onAgain'>) {
  const { t } = useLingui()
  const [, go] = useLocation()
  return (
    <form
      autoComplete="off"
      className="flex items-end gap-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        const day = String(new FormData(event.currentTarget).get('day') ?? '')
        if (day === place.day && place.message === null) onAgain()
        else go(linkFrom(search, { thread, day }))
      }}
    >
      <TextInput label={t`Day`} name="day" required type="date" />
      <Button kind="secondary" type="submit">
        <Trans>Go to day</Trans>
      </Button>
    </form>
  )
}
