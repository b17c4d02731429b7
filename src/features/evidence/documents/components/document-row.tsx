import { Trans, useLingui } from '@lingui/react/macro'
import { folderNames } from '#domain/documents/documents.ts'
import { formatDate, formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import type { DocumentRow as Row } from '../contract.ts'
import { pageWith } from './addresses.ts'
import { StateBadge } from './state-badge.tsx'

interface Props {
  row: Row
  zone: string
  search: URLSearchParams
  /** The folder stands in the row where the list is of all folders. */
  hasFolder: boolean
}

/** One document: its title and state, and in a second line its day and version. */
export function DocumentRow({
  row: { id, title, kind, folder, state, day, at, version, foundOn, blocked },
  zone,
  search,
  hasFolder,
}: Props) {
  const { i18n } = useLingui()
  const when = day === null ? formatDate('day', at, i18n.locale, zone) : formatDay('day', day, i18n.locale)
  const what = [hasFolder ? i18n._(folderNames[folder]) : '', kind].filter((part) => part !== '').join(' · ')
  return (
    <SiteLink
      className="grid min-h-13 grid-cols-[minmax(0,1fr)] content-center gap-0.5 py-1 no-underline hover:bg-paper"
      to={pageWith(search, { document: id })}
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold text-ink">{title}</span>
        <StateBadge state={state} />
      </span>
      <span className="flex gap-2 text-sm text-soft">
        <span className="min-w-0 flex-1 truncate">
          {what}
          {foundOn !== null && (
            <>
              {what !== '' && ' · '}
              <Trans>found on page {foundOn}</Trans>
            </>
          )}
          {blocked !== null && (
            <>
              {what !== '' && ' · '}
              <Trans>not available. Reference {blocked}</Trans>
            </>
          )}
        </span>
        <span className="figures flex-none">
          {day === null ? <Trans>added {when}</Trans> : when}
          {version > 1 && (
            <>
              {' · '}
              <Trans>version {version}</Trans>
            </>
          )}
        </span>
      </span>
    </SiteLink>
  )
}
