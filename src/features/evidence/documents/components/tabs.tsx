import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Folder, folderNames } from '#domain/documents/documents.ts'
import { SiteLink } from '#web/link.tsx'
import { filtersOf, pageWith } from './addresses.ts'

interface Props {
  search: URLSearchParams
  counts: readonly { folder: Folder; count: number }[]
}

/** The folders, each with how many documents it has. */
export function Tabs({ search, counts }: Props) {
  const { t, i18n } = useLingui()
  const { folder } = filtersOf(search)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const tab = (of: Folder | undefined, name: ReactNode, count: number) => {
    const label = (
      <>
        {name}
        <span className="figures text-sm font-normal text-soft">{count}</span>
      </>
    )
    return (
      <li className="flex-none" key={of ?? 'all'}>
        {of === folder ? (
          <span aria-current="page" className="inline-flex min-h-11 items-center gap-1 border-b-2 border-action font-semibold">
            {label}
          </span>
        ) : (
          <SiteLink className="inline-flex min-h-11 items-center gap-1" to={pageWith(search, { folder: of ?? '' })}>
            {label}
          </SiteLink>
        )}
      </li>
    )
  }
  return (
    <nav aria-label={t`Folders`} className="no-print">
      <ul className="flex flex-wrap gap-x-4 max-sm:gap-x-3 max-sm:text-sm">
        {tab(undefined, <Trans>All</Trans>, all)}
        {counts.map(({ folder: one, count }) => tab(one, i18n._(folderNames[one]), count))}
      </ul>
    </nav>
  )
}
