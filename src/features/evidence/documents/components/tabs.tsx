import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Folder, folderNames } from '#domain/documents/documents.ts'
import { SiteLink } from '#web/link.tsx'
import { filtersOf, pageWith } from './addresses.ts'

interface Props {
  search: URLSearchParams
  counts: readonly { folder: Folder; count: number }[]
}

/** The folders, each with how many documents it has, and what the orders say today. */
export function Tabs({ search, counts }: Props) {
  const { t, i18n } = useLingui()
  const { folder } = filtersOf(search)
  const isOrders = search.has('orders')
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const tab = (key: string, isHere: boolean, to: string, label: ReactNode) => (
    <li className="flex-none" key={key}>
      {isHere ? (
        <span aria-current="page" className="inline-flex min-h-11 items-center gap-1 border-b-2 border-action font-semibold">
          {label}
        </span>
      ) : (
        <SiteLink className="inline-flex min-h-11 items-center gap-1" to={to}>
          {label}
        </SiteLink>
      )}
    </li>
  )
  const folderTab = (of: Folder | undefined, name: ReactNode, count: number) =>
    tab(
      of ?? 'all',
      !isOrders && of === folder,
      pageWith(search, { folder: of ?? '', orders: '' }),
      <>
        {name}
        <span className="figures text-sm font-normal text-soft">{count}</span>
      </>,
    )
  return (
    <nav aria-label={t`Folders`} className="no-print">
      <ul className="flex flex-wrap gap-x-4 max-sm:gap-x-3 max-sm:text-sm">
        {folderTab(undefined, <Trans>All</Trans>, all)}
        {counts.map(({ folder: one, count }) => folderTab(one, i18n._(folderNames[one]), count))}
        {tab('in-force', isOrders, pageWith(search, { folder: '', q: '', orders: '1' }), <Trans>Orders in force</Trans>)}
        {tab('signing', false, pageWith(search, { folder: '', q: '', orders: '', sign: 'all' }), <Trans>Signing</Trans>)}
        {tab('filing', false, pageWith(search, { folder: '', q: '', orders: '', filing: '1' }), <Trans>Check before filing</Trans>)}
      </ul>
    </nav>
  )
}
