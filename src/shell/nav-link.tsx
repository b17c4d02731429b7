import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { NavItem } from '#map/nav.ts'
import { Badge } from '#web/ui/notice.tsx'
import { Count } from './count.tsx'
import { pageNames } from './page-names.generated.ts'

interface NavLinkProps {
  item: Pick<NavItem, 'path' | 'isNew'>
  isHere: boolean
  children?: ReactNode
  onGo?: () => void
}

/** One line of a menu: the page's name, and NEW where spec.md 2.3 says so. */
export function NavLink({ item: { path, isNew }, isHere, children, onGo }: NavLinkProps) {
  const { i18n } = useLingui()
  const name = pageNames[path]
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      className="flex min-h-11 items-center gap-2 rounded-sm border-s-3 border-transparent py-1.5 ps-3 pe-2 text-ink no-underline hover:bg-action-wash hover:text-ink aria-[current]:border-action aria-[current]:bg-action-wash aria-[current]:font-semibold"
      href={path}
      {...(onGo && { onClick: onGo })}
    >
      <span className="min-w-0 flex-1">{children ?? (name ? i18n._(name) : path)}</span>
      <Count path={path} />
      {isNew && (
        <Badge tone="info">
          <Trans>NEW</Trans>
        </Badge>
      )}
    </Link>
  )
}
