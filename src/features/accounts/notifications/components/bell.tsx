import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import type { EventKind } from '#domain/notifications/kinds.ts'
import { api } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { CountMark } from '#web/ui/count-mark.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type List, type Notification } from '../contract.ts'

/** @param isAllowed whether the person may ask for it: not while a gate is due */
function useNotifications(isAllowed: boolean): List | undefined {
  const { data } = useQuery({
    queryKey: [calls.list.path],
    // Asked by the page by itself: no use of the session.
    queryFn: ({ signal }) => api(calls.list, {}, { signal, background: true }),
    enabled: isAllowed,
  })
  return isAllowed ? data : undefined
}

/** In the header of every page: how many notifications are new, and the list of them. It names nobody: others may see the screen. */
export function Bell({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useLingui()
  const data = useNotifications(isAllowed)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const unseen = data?.unseen ?? 0
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="relative grid size-11 flex-none place-items-center rounded-sm text-ink hover:bg-action-wash"
        onClick={() => setOpen(true)}
        title={t`Notifications`}
        type="button"
      >
        <BellIcon className="icon" />
        <span className="sr-only">
          <Trans>Notifications</Trans>
        </span>
        {unseen > 0 && (
          <>
            <CountMark className="absolute end-0 top-0.5">{unseen > 99 ? '99+' : unseen}</CountMark>
            <span className="sr-only">
              {' '}
              <Plural one="(# new)" other="(# new)" value={unseen} />
            </span>
          </>
        )}
      </button>
      <Dialog onClose={close} open={isOpen} title={<Trans>Notifications</Trans>}>
        {isOpen && data && <Panel data={data} onGo={close} />}
      </Dialog>
    </>
  )
}

function Panel({ data: { notifications, isMore }, onGo }: { data: List; onGo: () => void }) {
  const seeing = useMutation(calls.see, [calls.list.path])
  const unseen = notifications.filter(({ isSeen }) => !isSeen).map(({ id }) => id)
  return (
    <div className="grid gap-3">
      <Rows
        empty={
          <p className="text-soft">
            <Trans>Nothing has come in during the last 90 days.</Trans>
          </p>
        }
        of={notifications}
        rowKey={({ id }) => id}
      >
        {(line) => (
          <SiteLink
            className="grid min-h-11 content-center text-ink no-underline"
            onGo={() => {
              // If this fails it stays new, and the link leads there all the same.
              if (!line.isSeen) void seeing.send({ body: { ids: [line.id] } })
              onGo()
            }}
            to={line.to}
          >
            <span className={line.isSeen ? '' : 'font-semibold'}>
              <Words line={line} />
              {!line.isSeen && (
                <span className="sr-only">
                  {' '}
                  <Trans>(new)</Trans>
                </span>
              )}
            </span>
            <span className="text-sm text-soft">
              <Moment at={line.at} />
            </span>
          </SiteLink>
        )}
      </Rows>
      {unseen.length > 0 && (
        <p>
          <ActionButton kind="secondary" mutation={seeing} onAct={() => seeing.send({ body: { ids: unseen } })}>
            <Trans>Mark all as seen</Trans>
          </ActionButton>
        </p>
      )}
      {isMore && (
        <p className="text-sm text-soft">
          <Trans>Older ones are not listed. What they were about is on the pages of the case.</Trans>
        </p>
      )}
    </div>
  )
}

const words: Readonly<Record<EventKind, (times: number) => React.ReactNode>> = {
  asked: (times) => <Plural one="You were asked for an answer" other="You were asked for an answer (# times)" value={times} />,
  answered: (times) => <Plural one="You got an answer" other="You got an answer (# times)" value={times} />,
  hearing: (times) => <Plural one="A hearing was added or changed" other="A hearing was added or changed (# times)" value={times} />,
  message: (times) => <Plural one="New message" other="# new messages" value={times} />,
  needs_answer: (times) => <Plural one="New message that asks for an answer" other="# new messages that ask for an answer" value={times} />,
}

/** What happened, without a name or a word of it. */
const Words = ({ line: { kind, times } }: { line: Notification }) => words[kind](times)
