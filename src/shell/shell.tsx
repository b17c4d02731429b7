import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { PageLine } from '#map/lines.ts'
import { Footer } from '#web/footer.tsx'
import { keepFocusAfterActions } from '#web/form/focus-after.ts'
import { LeaveLink } from '#web/leave-link.tsx'
import { useSite } from '#web/site.ts'
import { aroundActions } from '#web/form/use-action.ts'
import { Toasts, useToast } from '#web/toasts.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useUser } from '#web/user.ts'
import { Account } from './account.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { isOpenTo } from './desks.ts'
import { Gates } from './gates.tsx'
import { Invited } from './invited.tsx'
import { Palette } from './palette.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { Refused } from './refused.tsx'
import { useSession } from './session.ts'
import { useSlots } from './slots.ts'
import { Sidebar } from './sidebar.tsx'
import { SignedOutDialog } from './signed-out-dialog.tsx'
import { Suspended } from './suspended.tsx'
import { SecurityNotices } from './security-notices.tsx'
import { useFlags } from './use-flags.ts'
import { WaitingNews } from './waiting-news.tsx'
import { useAnswers } from './waits.ts'

function Header({ onFind }: { onFind: () => void }) {
  const { t } = useLingui()
  const { appName, appUrl, demo } = useSite()
  const { Bell } = useSlots()
  const isAllowed = useAnswers() !== undefined
  return (
    <header className="contents">
      <p className="print-only text-sm">
        {appName}, {appUrl}
      </p>
      {demo && (
        <p className="border-b border-line bg-attention-wash px-4 py-2 text-sm sm:px-8 print:px-0">
          <strong>
            <Trans>Demonstration: Fictional people.</Trans>
          </strong>{' '}
          <span className="max-sm:sr-only">
            <Trans>Whoever is marked “Fictional” does not exist.</Trans>
          </span>
        </p>
      )}
      <div className="no-print top-0 z-10 tall:sticky border-b border-line bg-paper">
        <div className="flex items-center px-4 py-1.5 max-[22rem]:px-2 sm:gap-3 sm:px-8">
          <Link
            className="inline-flex min-h-11 min-w-0 items-center gap-2.5 font-bold text-ink no-underline max-[26rem]:text-sm max-[22rem]:text-xs hover:text-ink"
            href="/"
          >
            <Mark className="max-[26rem]:hidden" />
            <span className="truncate">{appName}</span>
          </Link>
          <button
            aria-label={t`Go to a page or a person`}
            className="ms-auto grid size-11 flex-none place-items-center rounded-sm text-ink hover:bg-action-wash"
            onClick={onFind}
            title={t`Go to a page or a person (Ctrl K)`}
            type="button"
          >
            <Search className="icon" />
          </button>
          <Bell isAllowed={isAllowed} />
          <Account />
          <LeaveLink>
            {/* A phone shows the first word of it. */}
            <span>
              <Trans>
                Leave<span className="max-sm:sr-only"> this site</span>
              </Trans>
            </span>
          </LeaveLink>
        </div>
      </div>
    </header>
  )
}

const skip = 'absolute -top-20 left-2 z-20 bg-action px-4 py-3 font-semibold text-on-action focus:top-2 focus:text-on-action'

/** What is around every page of someone who is signed in. */
export function InsideShell({ line, children }: { line: PageLine | null; children: ReactNode }) {
  useEffect(keepFocusAfterActions, [])
  const announce = useToast()
  useEffect(() => {
    aroundActions.announce = announce
  }, [announce])
  const user = useUser()
  const flags = useFlags()
  const [isFinding, setFinding] = useState(false)
  const find = useCallback(() => setFinding(true), [])
  useSession(user?.email, user?.idleMinutes ?? 15)
  const isOpen = !line || isOpenTo(line, user?.roles ?? [])
  return (
    <div className="flex min-h-dvh" data-inside>
      <a className={skip} href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <Sidebar flags={flags} />
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
        <Header onFind={find} />
        <Invited />
        <PullToRefresh />
        <Gates>
          {isOpen ? children : <Refused />}
          <SecurityNotices />
          <WaitingNews />
        </Gates>
        <Footer />
        <BottomBar flags={flags} />
      </div>
      <Palette onClose={() => setFinding(false)} onOpen={find} open={isFinding} />
      <EndingDialog />
      <SignedOutDialog />
      <Suspended />
      {/* Above the bar of phones. */}
      <div className="max-lg:[&>output]:bottom-16">
        <Toasts />
      </div>
    </div>
  )
}
