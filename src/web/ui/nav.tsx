import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '../link.tsx'
import { Button, ButtonLink } from './button.tsx'

interface PagerProps {
  /** Where the next page is: an address (works without JavaScript), or what to do. Nothing: this is the last. */
  next: { href: string } | { onClick: () => void; busy?: boolean } | null
  /** The first page, when this is another. */
  first?: string | null
  /** "1 to 20 of 312 people". */
  children?: ReactNode
}

/** What is shown of a long list, and the way on. */
export function Pager({ next, first, children }: PagerProps) {
  const { t } = useLingui()
  if (!next && !first && !children) return null
  return (
    <nav aria-label={t`Pages`} className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {next && 'href' in next && (
        <ButtonLink kind="secondary" to={next.href}>
          <Trans>Next page</Trans>
        </ButtonLink>
      )}
      {next && 'onClick' in next && (
        <Button busy={next.busy ?? false} kind="secondary" onClick={next.onClick}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {first && (
        <SiteLink className="inline-block py-2.5" to={first}>
          <Trans>Back to the first page</Trans>
        </SiteLink>
      )}
      {children && <p className="figures text-sm text-soft">{children}</p>}
    </nav>
  )
}

/** The way from the top to here. The last one is this page and has no address. */
export function Breadcrumbs({ items }: { items: readonly { label: ReactNode; to?: string }[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`You are here`} className="no-print -mt-3 mb-3 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map(({ label, to }, index) => (
          <li className="flex items-center gap-x-2" key={to ?? 'here'}>
            {index > 0 && (
              <span aria-hidden className="text-soft">
                /
              </span>
            )}
            {to ? (
              <SiteLink className="inline-block py-3" to={to}>
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page" className="text-soft">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
