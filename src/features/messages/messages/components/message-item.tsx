import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useLocation } from 'wouter'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, CiteInFact, Due, Elsewhere, Moment, NoteIncident, roleNames } from '#case/cases/public.tsx'
import { FileList } from '#case/files/public.tsx'
import { sizeText } from '#domain/files/sizes.ts'
import { useNow } from '#shell/due.ts'
import { useLanding } from '#shell/landing.ts'
import { dayOfMoment } from '#web/times.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type Message } from '../contract.ts'
import { kindNames, linkNames } from '../rules.ts'
import { addresses } from './addresses.ts'
import { linkFrom } from './place.ts'
import { Receipts } from './receipts.tsx'

export interface ItemProps {
  message: Message
  seat: Seat
  search: URLSearchParams
  zone: string
  kids: readonly { id: string; name: string }[]
  /** The address names it. */
  isNamed: boolean
  canWrite: boolean
}

/**
 * One message of a thread. Its words are shown once it was opened by a press, and that press alone is the first view.
 * Drawn again only when something of it changed: there are dozens of them, and the list around them changes at every step of scrolling.
 */
export const MessageItem = memo(function MessageItem({ message, seat, search, zone, kids, isNamed, canWrite }: ItemProps) {
  const { i18n } = useLingui()
  const place = useLanding<HTMLElement>(isNamed)
  const { id, from, to, isMine, body, kind, isEmergency, children, refersTo, goesOutAt, sentAt } = message
  const names = to
    .map(({ name, role }) =>
      role === 'parent' || !(role in roleNames) ? name : `${name} (${i18n._(roleNames[role as keyof typeof roleNames])})`,
    )
    .join(', ')
  const canAnswer = canWrite && goesOutAt === null && body !== null
  const canReply = canAnswer && !isMine
  const replyTo = linkFrom(search, { thread: message.thread, reply: id })
  const about = kids.filter((child) => children.includes(child.id)).map(({ name }) => name)
  return (
    <article
      aria-labelledby={`from-${id}`}
      className={`grid scroll-mt-8 gap-2 rounded-md border bg-surface p-3 outline-none sm:p-4 ${message.isUnread ? 'border-action' : 'border-line'}`}
      data-message={id}
      {...(message.isUnread && { 'data-unread': '' })}
      {...(canReply && { 'data-reply': replyTo })}
      id={`message-${id}`}
      ref={place}
      tabIndex={-1}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-base" id={`from-${id}`}>
          {isMine && (
            <span className="print:hidden">
              <Trans>You to {names}</Trans>
            </span>
          )}
          {/* On paper someone else reads it. */}
          <span className={isMine ? 'hidden print:inline' : ''}>
            <Trans>
              {from.name} to {names}
            </Trans>
          </span>
        </h3>
        <span className="text-sm text-soft">
          <Moment at={sentAt} zone={zone} />
          <Elsewhere at={sentAt} zone={zone} />
        </span>
        {isEmergency && (
          <Badge tone="danger">
            <Trans>Emergency</Trans>
          </Badge>
        )}
        {kind !== 'message' && <Badge>{i18n._(kindNames[kind])}</Badge>}
        {message.isPrivate && (
          <Badge tone="info">
            <Trans>Private, with attorney</Trans>
          </Badge>
        )}
      </header>
      {(refersTo !== null || about.length > 0 || message.links.length > 0) && (
        <p className="flex flex-wrap gap-x-4 text-sm text-soft">
          {refersTo !== null && (
            <SiteLink to={linkFrom(search, { thread: message.thread, message: refersTo })}>
              {kind === 'addendum' ? <Trans>Adds to an earlier message</Trans> : <Trans>Answers an earlier message</Trans>}
            </SiteLink>
          )}
          {about.length > 0 && (
            <span>
              <Trans>About {about.join(', ')}</Trans>
            </span>
          )}
          {message.links.map((link) => (
            <LinkedTo key={link.kind + link.id + link.paragraph} link={link} search={search} zone={zone} />
          ))}
        </p>
      )}
      {message.erased !== null ? (
        <p className="max-w-prose font-semibold [overflow-wrap:anywhere]">
          <Trans>
            Erased on {dayInWords(dayOfMoment(message.erased.at, zone), i18n.locale)} by order of {message.erased.court},{' '}
            {message.erased.docket}.
          </Trans>
        </p>
      ) : body === null ? (
        <Closed canStamp={!seat.isFormer && to.some(({ memberId }) => memberId === seat.memberId)} message={message} seat={seat} />
      ) : (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {body}
        </p>
      )}
      {message.files !== null && <FileList caseId={seat.caseId} files={message.files} />}
      {(message.erased === null || message.answeredAt !== null) && <Answer message={message} zone={zone} />}
      {goesOutAt === null ? (
        <Receipts me={seat.memberId} message={message} zone={zone} />
      ) : (
        <Waiting message={message} search={search} seat={seat} zone={zone} />
      )}
      {canAnswer && isMine && <Unanswered message={message} search={search} />}
      {canAnswer && (
        <div className="no-print flex flex-wrap gap-x-4">
          {isMine ? (
            <ButtonLink kind="quiet" to={linkFrom(search, { thread: message.thread, add: id })}>
              <Trans>Add to it</Trans>
            </ButtonLink>
          ) : (
            <>
              <ButtonLink kind="quiet" to={replyTo}>
                <Trans>Reply</Trans>
              </ButtonLink>
              <MarkUnread message={message} seat={seat} />
            </>
          )}
          {body !== null && goesOutAt === null && <CiteInFact message={id} search={search} />}
        </div>
      )}
    </article>
  )
})

/** What a message is about: a link for a reader who sees it, and plain words for any other. */
function LinkedTo({
  link: { kind, paragraph, title, to, at },
  search,
  zone,
}: Pick<ItemProps, 'search' | 'zone'> & { link: Message['links'][number] }) {
  const { i18n } = useLingui()
  const name = i18n._(linkNames[kind as keyof typeof linkNames])
  const words = (
    <>
      {name}
      {paragraph !== '' && <> ¶ {paragraph}</>}
      {title && at !== null && (
        <>
          : <Moment at={at} zone={zone} />, <Trans>to {title}</Trans>
        </>
      )}
      {title && at === null && kind !== 'order' && <>: {kind === 'swap' ? dayInWords(title, i18n.locale) : <bdi>{title}</bdi>}</>}
    </>
  )
  return to === null ? <span>{words}</span> : <SiteLink to={caseLink(to, search)}>{words}</SiteLink>
}

/** What can be said of a message before it is opened, and the press that opens it. */
function Closed({ message, seat, canStamp }: { message: Message; seat: Seat; canStamp: boolean }) {
  const opening = useMutation(calls.open, addresses)
  const { size, attachments } = message
  const sizeOfFiles = sizeText(attachments.bytes)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-soft">
        <Plural one="Not opened. # character." other="Not opened. # characters." value={size} />
        {attachments.count > 0 && (
          <>
            {' '}
            <Plural one={`# file, ${sizeOfFiles}.`} other={`# files, ${sizeOfFiles}.`} value={attachments.count} />
          </>
        )}
        {canStamp && (
          <>
            {' '}
            {message.to.length > 1 ? (
              <Trans>When you open it, everyone it went to sees the time.</Trans>
            ) : (
              <Trans>When you open it, {message.from.name} sees the time.</Trans>
            )}
          </>
        )}
      </p>
      <ActionButton
        className="no-print"
        data-open
        kind="secondary"
        mutation={opening}
        onAct={() => opening.send({ params: { case: seat.caseId, message: message.id } })}
      >
        <Trans>Open message</Trans>
      </ActionButton>
    </div>
  )
}

function Answer({ message: { needsAnswer, answerBy, answerParagraph, answeredAt }, zone }: { message: Message; zone: string }) {
  if (!needsAnswer) return null
  return (
    <p className="text-sm">
      {answeredAt !== null && answerBy !== null && answeredAt > answerBy ? (
        <Trans>
          Answered <Moment at={answeredAt} zone={zone} />, late: asked for by <Moment at={answerBy} zone={zone} />
        </Trans>
      ) : answeredAt !== null ? (
        <Trans>
          Answered <Moment at={answeredAt} zone={zone} />
        </Trans>
      ) : answerBy === null ? (
        <Trans>Asks for an answer</Trans>
      ) : (
        <Trans>
          Asks for an answer <Due at={answerBy} zone={zone} />
        </Trans>
      )}
      {answerParagraph !== '' && (
        <span className="text-soft">
          {' '}
          <Trans>(order, ¶ {answerParagraph})</Trans>
        </span>
      )}
    </p>
  )
}

/** Sent and not out yet: it can be taken back, and nobody else sees it. */
function Waiting({ message, seat, search, zone }: Pick<ItemProps, 'message' | 'seat' | 'search' | 'zone'>) {
  const [, go] = useLocation()
  const { t } = useLingui()
  const undoing = useMutation(calls.undo, addresses, { saysConflicts: true })
  const isSoon = Date.parse(message.goesOutAt!) - Date.parse(message.sentAt) <= 10_000
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <output>
        {isSoon ? (
          <Trans>Goes out within 10 seconds.</Trans>
        ) : (
          <Trans>
            Goes out <Moment at={message.goesOutAt!} zone={zone} />.
          </Trans>
        )}
      </output>
      <ActionButton
        className="no-print"
        kind="secondary"
        mutation={undoing}
        onAct={async () => {
          const done = { done: t`It is a draft again` }
          if (await undoing.send({ params: { case: seat.caseId, message: message.id } }, done)) go(linkFrom(search, { draft: message.id }))
        }}
      >
        <Trans>Undo</Trans>
      </ActionButton>
    </div>
  )
}

/** From a message whose answer is late or missing to an incident. */
function Unanswered({ message, search }: Pick<ItemProps, 'message' | 'search'>) {
  const now = useNow()
  const { id, answerBy, answeredAt, isPrivate } = message
  if (now === null || answerBy === null || isPrivate || Date.parse(answerBy) > now) return null
  if (answeredAt !== null && answeredAt <= answerBy) return null
  return <NoteIncident search={search} source={`message:${id}`} />
}

function MarkUnread({ message, seat }: { message: Message; seat: Seat }) {
  const marking = useMutation(calls.mark, addresses)
  if (message.isUnread) return null
  return (
    <ActionButton
      kind="quiet"
      mutation={marking}
      onAct={() => marking.send({ params: { case: seat.caseId, message: message.id }, body: { unread: true } })}
    >
      <Trans>Mark unread</Trans>
    </ActionButton>
  )
}
