import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

interface ChildTabsProps {
  kids: readonly { id: string; name: string }[]
  /** The chosen child; `null` for all of them. */
  chosen: string | null
  linkOf: (child: string | null) => string
}

/** All children, or one: links, so that each view has an address of its own. */
export function ChildTabs({ kids, chosen, linkOf }: ChildTabsProps) {
  const { t } = useLingui()
  const tab = (child: string | null, label: React.ReactNode) => (
    <li key={child ?? 'all'}>
      <span aria-current={chosen === child ? 'true' : undefined} className="group">
        <SiteLink
          className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 no-underline group-aria-[current]:border-action group-aria-[current]:font-semibold"
          to={linkOf(child)}
        >
          {label}
        </SiteLink>
      </span>
    </li>
  )
  return (
    <nav aria-label={t`Children`} className="no-print overflow-x-auto border-b border-line">
      <ul className="flex">
        {tab(null, <Trans>All children</Trans>)}
        {kids.map(({ id, name }) => tab(id, name))}
      </ul>
    </nav>
  )
}
