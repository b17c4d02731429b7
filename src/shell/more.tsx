import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { type Flags, isAt, isVisible, visibleSections, type Tab, topItems } from '#map/nav.ts'
import { AccountLinks } from './account.tsx'
import { NavLink } from './nav-link.tsx'
import { Sections } from './sections.tsx'
import type { useSwipe } from './swipe.ts'
import { usePages } from './use-open.ts'

interface MoreProps {
  open: boolean
  onClose: () => void
  flags: Flags
  /** The bar that opens it: its items are not repeated. */
  bar: readonly Tab[]
  swipe: ReturnType<typeof useSwipe>
}

/**
 * The sheet behind "More": Account Settings, Subscription and Log Out, and the items that do not fit in the bar (spec.md 2.4).
 * Log Out is at its top, away from the finger that opened the sheet: pressing More twice never logs anyone out.
 */
export function More({ open: isOpen, onClose, flags, bar, swipe }: MoreProps) {
  const { t } = useLingui()
  const [path] = useLocation()
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const { open } = usePages()
  const others = topItems.filter((item) => isVisible(item, open, flags) && !bar.some((tab) => tab.path === item.path))
  useEffect(() => {
    const dialog = sheet.current!
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
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
            <AccountLinks onGo={onClose} />
            {others.length > 0 && (
              <ul className="mt-2 border-t border-line pt-2">
                {others.map((item) => (
                  <li key={item.path}>
                    <NavLink isHere={isAt(item, path)} item={item} onGo={onClose} />
                  </li>
                ))}
              </ul>
            )}
            <Sections onGo={onClose} path={path} sections={visibleSections(open, flags)} />
          </nav>
        </div>
      )}
    </dialog>
  )
}
