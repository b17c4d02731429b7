import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'

export interface Step {
  key: string
  label: string
  to: string
  n: number
}

/** The places one step below, as links with how many people each has. */
export function Places({ id, title, hint, steps }: { id: string; title: ReactNode; hint?: ReactNode; steps: readonly Step[] }) {
  const { i18n } = useLingui()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="mt-1 max-w-prose text-soft">{hint}</p>}
      <ul className="mt-3 gap-x-10 border-t border-line sm:columns-2 lg:columns-3">
        {steps.map(({ key, label, to, n }) => (
          <li className="flex break-inside-avoid items-baseline justify-between gap-4 border-b border-line" key={key}>
            <SiteLink className="inline-block min-w-0 py-2.5" to={to}>
              {label}
            </SiteLink>
            <span className="figures text-sm text-soft">{n.toLocaleString(i18n.locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
