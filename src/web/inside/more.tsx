import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { type Flags, morePaths, shownSections } from '../../map/nav.ts'
import { NavLink } from './nav-link.tsx'
import { Sections } from './sections.tsx'
import { SignOutLink } from './sign-out-link.tsx'
import type { useSwipe } from './swipe.ts'
import { usePages } from './use-open.ts'

interface MoreProps {
  open: boolean
  onClose: () => void
  flags: Flags
  swipe: ReturnType<typeof useSwipe>
}

/** The sheet behind "More": what the bar has no room for, Account Settings, Subscription and Log Out (spec.md 2.4). */
export function More({ open: isOpen, onClose, flags, swipe }: MoreProps) {
  const { t } = useLingui()
  const [path] = useLocation()
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const { built, open } = usePages()
  useEffect(() => {
    const dialog = sheet.current!
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  const names = { '/account-settings': t`Account Settings`, '/subscription': t`Subscription` }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press outside is a second way; Esc and the cross are the keyboard's
    <dialog
      aria-labelledby={id}
      className="no-print mt-auto mb-0 max-h-[85dvh] w-full max-w-none overscroll-contain rounded-t-md border-t border-line bg-surface p-0 text-ink backdrop:bg-[rgb(0_0_0/0.55)]"
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={onClose}
      ref={sheet}
      {...swipe}
    >
      {isOpen && (
        <div className="mx-auto grid max-w-2xl gap-1 px-2 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <div className="flex items-center justify-between gap-4 ps-3">
            <h2 className="text-lg" id={id}>
              <Trans>More</Trans>
            </h2>
            <button aria-label={t`Close`} className="grid size-11 flex-none place-items-center" onClick={onClose} type="button">
              <X className="icon" />
            </button>
          </div>
          <nav aria-label={t`More`}>
            <Sections onGo={onClose} path={path} sections={shownSections(open, flags)} />
            <ul className="mt-3 border-t border-line pt-2">
              {morePaths
                .filter((address) => built.some((line) => line.path === address))
                .map((address) => (
                  <li key={address}>
                    <NavLink isHere={path === address} item={{ path: address }} onGo={onClose}>
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
          </nav>
        </div>
      )}
    </dialog>
  )
}
