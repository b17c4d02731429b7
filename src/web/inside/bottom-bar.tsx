import { useLingui } from '@lingui/react/macro'
import { BookOpen, Briefcase, CalendarDays, Ellipsis, House, LayoutDashboard, MessageSquare, Receipt, UsersRound } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { allItems, type Flags, isAt, type Tab, tabsAt } from '../../map/nav.ts'
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
}

const look =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-0.5 pb-1 text-xs leading-tight text-soft sm:text-sm no-underline hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink aria-expanded:border-action aria-expanded:text-ink'

/** The item that names an address, so that the bar marks it under each of them. */
const isOn = (tab: Tab, path: string) => tab.path === path || allItems.some((item) => item.path === tab.path && isAt(item, path))

/** The bar of phones, in its two forms; a swipe goes to the next tab or the one before (spec.md 2.4). */
export function BottomBar({ flags }: { flags: Flags }) {
  const { t, i18n } = useLingui()
  const [path, go] = useLocation()
  const { open } = usePages()
  const [isMore, setMore] = useState(false)
  const tabs = tabsAt(path, open)
  const here = isMore ? tabs.findIndex((tab) => tab.path === null) : tabs.findIndex((tab) => isOn(tab, path))
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
        className="no-print sticky bottom-0 z-10 touch-pan-y border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
        {...swipe}
      >
        <ul className="mx-auto flex max-w-2xl">
          {tabs.map((tab) => {
            const Icon = icons[tab.id]
            const name = i18n._(tabNames[tab.id])
            return (
              <li className="min-w-0 flex-1" key={tab.id}>
                {tab.path === null ? (
                  <button aria-expanded={isMore} aria-haspopup="dialog" className={look} onClick={() => setMore(true)} type="button">
                    <Icon className="icon" />
                    <span className="max-w-full text-center hyphens-auto">{name}</span>
                  </button>
                ) : (
                  <Link aria-current={isOn(tab, path) && !isMore ? 'page' : undefined} className={look} href={tab.path}>
                    <Icon className="icon" />
                    <span className="max-w-full text-center hyphens-auto">{name}</span>{' '}
                    <Count className="absolute top-0.5 ms-8" path={tab.id === 'home' ? '/' : tab.path} />
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      <More flags={flags} onClose={() => setMore(false)} open={isMore} swipe={swipe} />
    </>
  )
}
