import { useLingui } from '@lingui/react/macro'
import {
  ArrowLeftRight,
  BookOpen,
  Briefcase,
  CalendarDays,
  Ellipsis,
  Handshake,
  House,
  LayoutDashboard,
  MessageSquare,
  Receipt,
  UsersRound,
} from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type Flags, isTabAt, isUnderMore, type Tab, tabsAt } from '#map/nav.ts'
import { Count } from './count.tsx'
import { feel } from './haptics.ts'
import { tabNames } from './labels.ts'
import { More } from './more.tsx'
import { type Direction, swiped, swipeThreshold, useSwipe } from './swipe.ts'
import { usePages } from './use-open.ts'

const icons: Readonly<Record<Tab['id'], ComponentType<{ className?: string }>>> = {
  dashboard: LayoutDashboard,
  calendar: CalendarDays,
  caseTools: Briefcase,
  coParenting: UsersRound,
  more: Ellipsis,
  home: House,
  sharedCalendar: CalendarDays,
  messages: MessageSquare,
  journal: BookOpen,
  expenses: Receipt,
  swaps: ArrowLeftRight,
  exchanges: Handshake,
}

const look =
  'relative flex min-h-14 w-full min-w-11 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-0.5 pb-1 text-xs leading-tight text-soft sm:text-sm no-underline hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink aria-expanded:border-action aria-expanded:text-ink'

/** A label is never cut inside a word: each tab is at least as wide as its longest one. */
const place = 'min-w-min flex-auto'
const label = 'text-center hyphens-none [overflow-wrap:normal]'

/** The bar of phones, in its two forms; a swipe goes to the next tab or the one before (spec.md 2.4). */
export function BottomBar({ flags }: { flags: Flags }) {
  const { t, i18n } = useLingui()
  const [path, go] = useLocation()
  const { open } = usePages()
  const [isMore, setMore] = useState(false)
  const tabs = tabsAt(path, open)
  const here = isMore ? tabs.findIndex((tab) => tab.path === null) : tabs.findIndex((tab) => isTabAt(tab, path))
  /** A page that no tab names is one of More's. */
  const isOfMore = !isMore && here < 0 && isUnderMore(path)
  const onSwipe = (direction: Direction) => {
    // From a page that no tab names, onward begins at the first and back at the last.
    const from = here >= 0 ? here : direction === 'left' ? -1 : 0
    const next = tabs[swiped(from, tabs.length, direction)]
    if (!next || next === tabs[here]) return
    feel('light')
    setMore(next.path === null)
    if (next.path !== null) go(next.path)
  }
  const swipe = useSwipe(swipeThreshold.tabs, onSwipe)
  if (tabs.length === 0) return null
  return (
    <>
      <nav
        aria-label={t`Tabs`}
        className="no-print bottom-0 z-10 tall:sticky touch-pan-y border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
        {...swipe}
      >
        <ul className="mx-auto flex max-w-2xl">
          {tabs.map((tab) => {
            const Icon = icons[tab.id]
            const name = i18n._(tabNames[tab.id])
            return (
              <li className={place} key={tab.id}>
                {tab.path === null ? (
                  <button
                    aria-current={isOfMore || undefined}
                    aria-expanded={isMore}
                    aria-haspopup="dialog"
                    className={look}
                    onClick={() => setMore(true)}
                    type="button"
                  >
                    <Icon className="icon" />
                    <span className={label}>{name}</span>
                  </button>
                ) : (
                  <Link aria-current={isTabAt(tab, path) && !isMore ? 'page' : undefined} className={look} href={tab.path}>
                    <Icon className="icon" />
                    <span className={label}>{name}</span>{' '}
                    <Count className="absolute top-0.5 ms-8" isNarrow path={tab.id === 'home' ? '/' : tab.path} />
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      <More bar={tabs} flags={flags} onClose={() => setMore(false)} open={isMore} swipe={swipe} />
    </>
  )
}
