import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface SideListProps {
  /** The parts of the page, each with the id of its section. */
  parts: readonly { id: string; label: string }[]
  children: ReactNode
}

/** The parts of a long page with a list of them beside it, which stays in sight. On a small screen the parts are the list (opening.tsx). */
export function SideList({ parts, children }: SideListProps) {
  const { t } = useLingui()
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <nav
        aria-label={t`On this page`}
        className="no-print max-lg:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <ul>
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a className="flex min-h-11 items-center" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:grid lg:gap-12">{children}</div>
    </div>
  )
}
