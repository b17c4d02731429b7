import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { CountMark } from '#web/ui/count-mark.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { calls, type List } from '../contract.ts'
import { Lines } from './lines.tsx'
import { MarkAll } from './mark-all.tsx'

/** @param isAllowed whether the person may ask for it: not while a gate is due */
function useNotifications(isAllowed: boolean): List | undefined {
  const { data } = useQuery({
    queryKey: [calls.list.path],
    // Asked by the page by itself: no use of the session.
    queryFn: ({ signal }) => api(calls.list, { query: {} }, { signal, background: true }),
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
        {isOpen && data && (
          <div className="grid gap-3">
            <Lines empty={<Trans>Nothing has come in during the last 90 days.</Trans>} of={data.notifications} onGo={close} />
            <MarkAll data={data} />
            <p>
              <SiteLink onGo={close} to="/notifications">
                <Trans>All notifications</Trans>
              </SiteLink>
            </p>
          </div>
        )}
      </Dialog>
    </>
  )
}
