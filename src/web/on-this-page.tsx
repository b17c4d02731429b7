import { useLingui } from '@lingui/react/macro'

interface OnThisPageProps {
  /** The parts of the page, each with the id of its section. */
  parts: readonly { id: string; label: string }[]
}

/** Links to the parts of a long page, under its heading. */
export function OnThisPage({ parts }: OnThisPageProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`On this page`} className="no-print mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a className="inline-flex min-h-11 items-center" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
