import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { PageLine } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'
import { Footer } from './footer.tsx'
import { LeaveLink } from './leave-link.tsx'
import { SiteLink } from './link.tsx'
import { useSite } from './site.ts'
import { Mark } from './ui/mark.tsx'

/** Those of some links whose page the current set has. */
function useBuilt<L extends { to: string }>(links: readonly L[]): L[] {
  const { set, inside } = useSite()
  const built = pagesIn(set, inside ?? [])
  return links.filter(({ to }) => built.some(({ path }) => path === to))
}

/** The links of the header. */
function useLinks() {
  const { t } = useLingui()
  return useBuilt([
    { to: '/search-professionals', label: t`Search` },
    { to: '/profiles', label: t`Browse` },
    { to: '/reviews', label: t`Reviews` },
    { to: '/rate-your-court', label: t`Rate` },
  ])
}

/** The ways in for people with an account, or who want one: on the host of the rating tool they lead to the main one. */
function WaysIn() {
  const { t } = useLingui()
  const { toolsClosed } = useSite()
  const links = [
    { to: '/sign-in', label: t`Sign in` },
    ...(toolsClosed ? [] : [{ to: '/sign-up', label: t`Start your 7-day trial, no credit card` }]),
  ]
  return (
    // In one row on the narrowest phone: the longer label then takes two lines.
    <ul className="flex gap-x-4 text-sm leading-tight text-balance lg:ms-auto">
      {links.map(({ to, label }) => (
        <li className="first:flex-none" key={to}>
          <SiteLink className="inline-flex min-h-11 min-w-11 items-center font-semibold" to={to}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Demonstration() {
  return (
    <div className="border-b border-line bg-attention-wash text-sm">
      <p className="mx-auto max-w-272 px-4 py-2 sm:px-8 print:px-0">
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
      <div className="no-print top-0 z-10 tall:sticky border-b border-line bg-paper">
        <div className="mx-auto flex max-w-272 items-center justify-between gap-3 px-4 py-1.5 sm:px-8">
          <Link className="inline-flex min-h-11 min-w-0 items-center gap-2.5 font-bold text-ink no-underline hover:text-ink" href="/">
            <Mark className="max-[22.4rem]:hidden" />
            <span className="truncate">{appName}</span>
          </Link>
          <LeaveLink>
            <Trans>Leave this site</Trans>
          </LeaveLink>
        </div>
      </div>
      <nav aria-label={t`Main`} className="no-print border-b border-line">
        <div className="mx-auto flex max-w-272 flex-wrap gap-x-6 px-4 sm:px-8">
          <ul className="flex flex-wrap gap-x-6 max-[23.4rem]:gap-x-4 max-[23.4rem]:text-sm">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  aria-current={path === to ? 'page' : undefined}
                  className="inline-flex min-h-11 min-w-11 items-center border-b-3 border-transparent pt-0.75 font-semibold no-underline hover:border-edge aria-[current]:border-action"
                  href={to}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <WaysIn />
        </div>
      </nav>
    </header>
  )
}

/** What is around every page of a signed-out visitor. */
export function Shell({ children }: { line: PageLine | null; children: ReactNode }) {
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
    </div>
  )
}
