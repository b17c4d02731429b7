import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BellOff, Paperclip, Pin } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import type { Input, Reply } from '#http/contract.ts'
import { dayOfMoment, timeIn } from '#web/times.ts'
import { useNow } from '#shell/due.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { kindNames } from '../rules.ts'
import { More } from './more.tsx'
import { type Box, filtersIn, linkFrom } from './place.ts'
import { Windowed } from '#shell/windowed.tsx'
import { emptyBoxes } from './words.ts'

type Thread = Reply<typeof calls.list>['threads'][number]

interface ListProps {
  search: URLSearchParams
  box: Exclude<Box, 'drafts'>
  /** The thread that is open beside the list. */
  opened: string | null
}

/** The threads of a box, the latest first, in pages. Looking at it stamps nothing. */
export function ThreadList(props: ListProps) {
  const { box, search } = props
  return <Pages {...props} key={JSON.stringify([box, caseQuery(search), filtersIn(search)])} />
}

/** px: of fifty rows. */
const guess = 50 * 57

function Pages({ search, box, opened }: ListProps) {
  /** The cursor of each page; of the first none. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null])
  const filters = filtersIn(search)
  const isFiltered = Object.keys(filters).length > 0
  const asked = (cursor: string | null) => ({ query: { ...caseQuery(search), box, ...filters, ...(cursor !== null && { cursor }) } })
  const linkTo = ({ id, last }: Thread) => linkFrom(search, { thread: id, ...(isFiltered && { message: last.id }) })
  return (
    <Windowed
      renderPart={(cursor, index) => (
        <ThreadsPage
          asked={asked(cursor)}
          following={pages[index + 1]}
          onFollowing={(next) => setPages((before) => before.map((one, at) => (at === index + 1 ? next : one)))}
        >
          {({ pinned, threads, next, zone }) => (
            <>
              {index === 0 && pinned.length + threads.length === 0 && <Nothing box={box} isFiltered={isFiltered} />}
              <ul className={index === 0 && pinned.length + threads.length > 0 ? 'border-t border-line' : ''}>
                {[...pinned, ...threads].map((thread) => (
                  <li className="border-b border-line" data-thread={thread.id} key={thread.id}>
                    <Row isHere={thread.id === opened} thread={thread} to={linkTo(thread)} zone={zone} />
                  </li>
                ))}
              </ul>
              {next !== null && index === pages.length - 1 && (
                <More onMore={() => setPages([...pages, next])}>
                  <Trans>Show older threads</Trans>
                </More>
              )}
            </>
          )}
        </ThreadsPage>
      )}
      guess={guess}
      renderHeld={() => null}
      keyOf={(_cursor, index) => String(index)}
      parts={pages}
    />
  )
}

interface ThreadsPageProps {
  asked: Input<typeof calls.list>
  /** The cursor of the page after it, where that is there already. */
  following: string | null | undefined
  /** A thread that moved up has moved the others: the page after it begins elsewhere now. */
  onFollowing: (next: string) => void
  children: (data: Reply<typeof calls.list>) => React.ReactNode
}

function ThreadsPage({ asked, following, onFollowing, children }: ThreadsPageProps) {
  const query = useApiQuery(calls.list, asked, { keepOld: true })
  const next = query.isPlaceholderData ? null : (query.data?.next ?? null)
  const move = useEffectEvent(onFollowing)
  useEffect(() => {
    if (next !== null && following !== undefined && following !== next) move(next)
  }, [next, following])
  return (
    <Loaded failed={<Trans>Your messages could not be loaded</Trans>} lines={6} query={query}>
      {children}
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
  const needsMine = last.needsAnswer && last.erased === null && last.answeredAt === null && !last.isMine
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
          {subject || <Trans>Erased message</Trans>}
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
