import { Trans, useLingui } from '@lingui/react/macro'
import { DoorOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { pagesIn } from '../map/pages.ts'
import { useSite } from './site.ts'
import { Toasts } from './toasts.tsx'
import { Mark } from './ui/mark.tsx'

/** The links of the header and the footer, of those pages that the current set has. */
function useLinks() {
  const { t } = useLingui()
  const built = pagesIn(useSite().set)
  return [
    { to: '/search-professionals', label: t`Search` },
    { to: '/reviews', label: t`Reviews` },
    { to: '/rate-your-court', label: t`Rate` },
  ].filter(({ to }) => built.some(({ path }) => path === to))
}

/**
 * A plain link that works without JavaScript; entry.leave.ts makes it blank the screen and the history.
 * The address stands in leave.ts as well, which must share no code with the pages.
 */
function Leave() {
  return (
    <a
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-sm bg-ink px-3 text-sm font-semibold whitespace-nowrap text-paper no-underline hover:text-paper hover:underline sm:text-base"
      data-leave
      href="https://www.weather.gov/"
      rel="noreferrer noopener"
    >
      <DoorOpen className="icon max-sm:hidden" />
      <Trans>Leave this site</Trans>
    </a>
  )
}

function Demonstration() {
  return (
    <div className="border-b border-line bg-attention-wash text-sm">
      <p className="mx-auto max-w-272 px-4 py-2 sm:px-8">
        <strong>
          <Trans>Demonstration: Fictional people.</Trans>
        </strong>{' '}
        <Trans>Whoever is marked “Fictional” does not exist.</Trans>
      </p>
    </div>
  )
}

function Header() {
  const { t } = useLingui()
  const [path] = useLocation()
  const { appName, appUrl, demo } = useSite()
  const links = useLinks()
  return (
    <header className="contents">
      <p className="print-only text-sm">
        {appName}, {appUrl}
      </p>
      {demo && <Demonstration />}
      <div className="no-print sticky top-0 z-10 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-272 items-center justify-between gap-3 px-4 py-1.5 sm:px-8">
          <Link className="inline-flex min-h-11 min-w-0 items-center gap-2.5 font-bold text-ink no-underline hover:text-ink" href="/">
            <Mark className="max-[22.4rem]:hidden" />
            <span className="truncate">{appName}</span>
          </Link>
          <Leave />
        </div>
      </div>
      <nav aria-label={t`Main`} className="no-print border-b border-line">
        <ul className="mx-auto flex max-w-272 gap-x-6 px-4 sm:px-8">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                aria-current={path === to ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-3 border-transparent pt-0.75 font-semibold no-underline hover:border-edge aria-[current]:border-action"
                href={to}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

function Footer() {
  const links = useLinks()
  return (
    <footer className="no-print mt-auto border-t border-line text-sm text-soft">
      <div className="mx-auto grid max-w-272 gap-x-12 gap-y-4 px-4 py-8 sm:grid-cols-[1fr_1fr_auto] sm:px-8">
        <p className="max-w-prose">
          <Trans>
            Ratings are the opinions of the people who wrote them. This site belongs to no court and gives no legal advice. It has no
            advertising and loads nothing from other companies.
          </Trans>
        </p>
        <p className="max-w-prose">
          <Trans>
            “Leave this site” opens a weather page. So does pressing Shift three times, or Esc three times. It does not clear the history of
            your browser.
          </Trans>
        </p>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className="inline-flex min-h-11 items-center sm:min-h-8" href={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/** What is around every page of a signed-out visitor. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        className="absolute -top-20 left-2 z-20 bg-action px-4 py-3 font-semibold text-on-action focus:top-2 focus:text-on-action"
        href="#content"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <Header />
      {children}
      <Footer />
      <Toasts />
    </div>
  )
}
