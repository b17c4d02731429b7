import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { footerPaths, type Flags, isAt, isVisible, visibleSections, topItems } from '#map/nav.ts'
import { NavLink } from './nav-link.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { Sections } from './sections.tsx'
import { SignOutLink } from './sign-out-link.tsx'
import { usePages } from './use-open.ts'

/** The menu of wide screens: 256 px, from the large breakpoint (spec.md 2.3). */
export function Sidebar({ flags }: { flags: Flags }) {
  const { t } = useLingui()
  const [path] = useLocation()
  const { built, open } = usePages()
  const has = (address: string) => built.some((line) => line.path === address)
  const names = { '/account-settings': t`Profile & Settings`, '/subscription': t`Subscription`, '/admin-dashboard': t`Admin Dashboard` }
  return (
    <nav
      aria-label={t`Main`}
      className="no-print sticky top-0 hidden h-dvh w-64 flex-none flex-col border-e border-line bg-surface text-base lg:flex"
    >
      <ScrollArea className="flex-1 p-2">
        <ul>
          {topItems
            .filter((item) => isVisible(item, open, flags))
            .map((item) => (
              <li key={item.path}>
                <NavLink isHere={isAt(item, path)} item={item} />
              </li>
            ))}
        </ul>
        <Sections path={path} sections={visibleSections(open, flags)} />
      </ScrollArea>
      <ul className="border-t border-line p-2">
        {footerPaths.filter(has).map((address) => (
          <li key={address}>
            <NavLink isHere={path === address} item={{ path: address }}>
              {names[address]}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutLink className="flex min-h-11 items-center rounded-sm border-s-3 border-transparent py-1.5 ps-3 pe-2 text-ink no-underline hover:bg-action-wash hover:text-ink">
            <Trans>Sign Out</Trans>
          </SignOutLink>
        </li>
      </ul>
    </nav>
  )
}
