import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { morePaths } from '#map/nav.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useUser } from '#web/user.ts'
import { NavLink } from './nav-link.tsx'
import { SignOutLink } from './sign-out-link.tsx'
import { usePages } from './use-open.ts'

/** Account Settings, Subscription and Log Out: in the phone's header, and under More (spec.md 2.4). */
export function AccountLinks({ onGo }: { onGo: () => void }) {
  const { t } = useLingui()
  const [path] = useLocation()
  const { built } = usePages()
  const names = { '/account-settings': t`Account Settings`, '/subscription': t`Subscription` }
  return (
    <ul>
      {morePaths
        .filter((address) => built.some((line) => line.path === address))
        .map((address) => (
          <li key={address}>
            <NavLink isHere={path === address} item={{ path: address }} onGo={onGo}>
              {names[address]}
            </NavLink>
          </li>
        ))}
      <li>
        <SignOutLink className="flex min-h-11 items-center rounded-sm border-s-3 border-transparent py-1.5 ps-3 pe-2 text-ink no-underline hover:bg-action-wash hover:text-ink">
          <Trans>Log Out</Trans>
        </SignOutLink>
      </li>
    </ul>
  )
}

/** The account in the header of phones; wide screens have it at the foot of the sidebar. */
export function Account() {
  const { t } = useLingui()
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t`Your account`}
        className="grid size-11 flex-none place-items-center rounded-sm text-ink hover:bg-action-wash lg:hidden"
        onClick={() => setOpen(true)}
        title={t`Your account`}
        type="button"
      >
        <CircleUserRound className="icon" />
      </button>
      <Dialog onClose={close} open={isOpen} title={<Trans>Your account</Trans>}>
        {user && <p className="wrap-anywhere text-soft">{user.email}</p>}
        <AccountLinks onGo={close} />
      </Dialog>
    </>
  )
}
