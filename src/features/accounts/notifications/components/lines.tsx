import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EventKind } from '#domain/notifications/kinds.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type Notification } from '../contract.ts'

const words: Readonly<Record<EventKind, (times: number) => ReactNode>> = {
  asked: (times) => <Plural one="You were asked for an answer" other="You were asked for an answer (# times)" value={times} />,
  answered: (times) => <Plural one="You got an answer" other="You got an answer (# times)" value={times} />,
  copy: (times) => <Plural one="News about a certified copy" other="News about a certified copy (# times)" value={times} />,
  erased: (times) => <Plural one="A message was erased" other="# messages were erased" value={times} />,
  exchange: (times) => <Plural one="Reminder of an exchange" other="# reminders of an exchange" value={times} />,
  hearing: (times) => <Plural one="A hearing was added or changed" other="A hearing was added or changed (# times)" value={times} />,
  message: (times) => <Plural one="New message" other="# new messages" value={times} />,
  needs_answer: (times) => <Plural one="New message that asks for an answer" other="# new messages that ask for an answer" value={times} />,
}

interface LinesProps {
  of: readonly Notification[]
  /** In place of an empty list. */
  empty: ReactNode
  /** A line was followed. */
  onGo?: () => void
}

/** Notifications, each a link to its page: what happened, without a name or a word of it. */
export function Lines({ of, empty, onGo }: LinesProps) {
  const seeing = useMutation(calls.see, [calls.list.path])
  return (
    <Rows empty={<p className="text-soft">{empty}</p>} of={of} rowKey={({ id }) => id}>
      {({ id, kind, times, isSeen, to, at }) => (
        <SiteLink
          className="grid min-h-11 content-center text-ink no-underline"
          onGo={() => {
            // If this fails it stays new, and the link leads there all the same.
            if (!isSeen) void seeing.send({ body: { ids: [id] } })
            onGo?.()
          }}
          to={to}
        >
          <span className={isSeen ? '' : 'font-semibold'}>
            {words[kind](times)}
            {!isSeen && (
              <span className="sr-only">
                {' '}
                <Trans>(new)</Trans>
              </span>
            )}
          </span>
          <span className="text-sm text-soft">
            <Moment at={at} />
          </span>
        </SiteLink>
      )}
    </Rows>
  )
}
