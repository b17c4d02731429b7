import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { lineAt } from './match.ts'
import { useSite } from './site.ts'

interface LinkProps {
  to: string
  className?: string
  /** Besides going there. */
  onGo?: () => void
  children: ReactNode
}

/**
 * A link inside the site. Where the current set of pages has no such page (the reduced rating set, on
 * its own host) it leads to the main host, as routes.md has it.
 */
export function SiteLink({ to, className, onGo, children }: LinkProps) {
  const site = useSite()
  const known = lineAt(site.set === 'rate' ? 'rate.' : '', to.replace(/[?#].*$/, ''), '', site.inside)
  const style = { ...(className !== undefined && { className }), ...(onGo && { onClick: onGo }) }
  if (known) {
    return (
      <Link href={to} {...style}>
        {children}
      </Link>
    )
  }
  return (
    <a href={new URL(to, site.appUrl).href} {...style}>
      {children}
    </a>
  )
}
