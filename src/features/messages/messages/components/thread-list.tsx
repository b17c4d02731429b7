import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BellOff, Paperclip, Pin } from 'lucide-react'
import { useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { dayOfMoment, timeIn } from '#shell/times.ts'
import { useNow } from '#shell/due.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { kindNames } from '../kinds.ts'
import { type Box, filtersIn, linkFrom } from './place.ts'
import { emptyBoxes } from './words.ts'

type Thread = Reply<typeof calls.list>['threads'][number]

interface ListProps {
  search: URLSearchParams
  box: Exclude<Box, 'drafts'>
  /** The thread that is open beside the list. */
  opened: string | null
}

/** The threads of a box, the latest first, in pages. Looking at it stamps nothing. */
export function ThreadList({ search, box, opened }: ListProps) {
  return <ThreadsPage box={box} cursor={undefined} opened={opened} search={search} />
}

function ThreadsPage({ search, box, opened, cursor }: ListProps & { cursor: string | undefined }) {
  const filters = filtersIn(search)
  const query = { ...caseQuery(search), box, ...filters, ...(cursor !== undefined && { cursor }) }
  const [isMore, setMore] = useState(false)
  return (
    <Loaded
      failed={<Trans>Your messages could not be loaded</Trans>}
      lines={6}
      query={useApiQuery(calls.list, { query }, { keepOld: true })}
    >
      {({ pinned, threads, next, zone }) => (
        <>
          {cursor === undefined && pinned.length + threads.length === 0 && (
            <Nothing box={box} isFiltered={Object.keys(filters).length > 0} />
          )}
          <ul className={cursor === undefined && pinned.length + threads.length > 0 ? 'border-t border-line' : ''}>
            {[...pinned, ...threads].map((thread) => (
              <li className="border-b border-line" data-thread={thread.id} key={thread.id}>
                <Row isHere={thread.id === opened} to={linkFrom(search, { thread: thread.id })} thread={thread} zone={zone} />
              </li>
            ))}
          </ul>
          {next !== null &&
            (isMore ? (
              <ThreadsPage box={box} cursor={next} opened={opened} search={search} />
            ) : (
              <Button className="no-print mt-3" kind="secondary" onClick={() => setMore(true)}>
                <Trans>Show older threads</Trans>
              </Button>
            ))}
        </>
      )}
    </Loaded>
  )
}

function Nothing({ box, isFiltered }: { box: Box; isFiltered: boolean }) {
  const { i18n } = useLingui()
  if (isFiltered)
    return (
      <Empty title={<Trans>Nothing was found</Trans>}>
        <p>
          <Trans>Of messages that you have not opened, only the subject is searched.</Trans>
        </p>
      </Empty>
    )
  return (
    <Empty title={<Trans>Nothing here</Trans>}>
      <p>{i18n._(emptyBoxes[box])}</p>
    </Empty>
  )
}

/** When a message was sent, as short as a list needs it: the time of today, else the day. */
export function ShortMoment({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const now = useNow()
  const today = now === null ? null : dayOfMoment(new Date(now).toISOString(), zone)
  const day = dayOfMoment(at, zone)
  const shape = today === null || day.slice(0, 4) !== today.slice(0, 4) ? 'day' : 'dayAndMonth'
  return (
    <time className="figures whitespace-nowrap" dateTime={at}>
      {day === today ? timeIn(at, zone, i18n.locale) : formatDate(shape, at, i18n.locale, zone)}
    </time>
  )
}

function Row({ thread, to, isHere, zone }: { thread: Thread; to: string; isHere: boolean; zone: string }) {
  const { i18n, t } = useLingui()
  const { last, subject, messages, unread } = thread
  const isUnread = unread > 0
  const names = last.to.map(({ name }) => name).join(', ')
  const from = last.isMine ? t`To ${names}` : last.from.name
  const needsMine = last.needsAnswer && last.answeredAt === null && !last.isMine
  return (
    <SiteLink
      className={`grid min-h-14 content-center gap-0.5 border-s-4 px-3 py-2 text-ink no-underline hover:bg-action-wash ${isHere ? 'border-action bg-action-wash' : 'border-transparent'}`}
      to={to}
    >
      <span className="flex items-baseline gap-2">
        {isUnread && <span aria-hidden className="size-2.5 flex-none self-center rounded-full bg-action" />}
        <span className={`min-w-0 flex-1 truncate ${isUnread ? 'font-semibold' : ''}`}>{from}</span>
        {last.attachments.count > 0 && <Paperclip className="icon size-4 flex-none self-center text-soft" />}
        {thread.isPinned && <Pin className="icon size-4 flex-none self-center text-soft" />}
        {thread.isMuted && <BellOff className="icon size-4 flex-none self-center text-soft" />}
        <span className="text-sm text-soft">
          <ShortMoment at={last.sentAt} zone={zone} />
        </span>
      </span>
      <span className="flex items-baseline gap-2 text-sm">
        <span className={`min-w-0 flex-1 truncate ${isUnread ? 'font-semibold' : 'text-soft'}`}>
          {subject}
          {messages > 1 && <span className="font-normal text-soft"> ({messages})</span>}
        </span>
        {last.goesOutAt !== null && (
          <Badge>
            <Trans>Not out yet</Trans>
          </Badge>
        )}
        {last.isEmergency ? (
          <Badge tone="danger">
            <Trans>Emergency</Trans>
          </Badge>
        ) : needsMine ? (
          <Badge tone="attention">
            <Trans>Needs answer</Trans>
          </Badge>
        ) : (
          last.kind !== 'message' && last.kind !== 'addendum' && <Badge>{i18n._(kindNames[last.kind])}</Badge>
        )}
      </span>
      <span className="sr-only">
        {isUnread && <Plural one="# unread" other="# unread" value={unread} />} {thread.isPinned && <Trans>Pinned</Trans>}{' '}
        {thread.isMuted && <Trans>Muted</Trans>}{' '}
        {last.attachments.count > 0 && <Plural one="# file" other="# files" value={last.attachments.count} />}
      </span>
    </SiteLink>
  )
}
