import { Trans, useLingui } from '@lingui/react/macro'
import type { Scope } from '#case/cases/contract.ts'
import { scopeNames } from '#case/cases/public.tsx'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import type { CaseRow } from '../contract.ts'
import { placeOf } from './places.ts'

/** What changed since the last look: how often, and when last. Each leads to where it is read. */
export function News({ row: { changes, hasMore, caseId, zone } }: { row: CaseRow }) {
  const { t, i18n } = useLingui()
  if (changes.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {changes.map(({ topic, count, newest }) => {
        const name = topic in scopeNames ? i18n._(scopeNames[topic as Scope]) : t`Your access`
        return (
          <li className="text-sm" key={topic}>
            <SiteLink className="inline-block py-2.5 lg:py-1" to={placeOf(topic, caseId)}>
              {name} <span className="figures font-semibold">{hasMore ? `${count}+` : count}</span>
            </SiteLink>{' '}
            <span className="figures text-soft">{formatDate('dayAndMonth', newest, i18n.locale, zone)}</span>
          </li>
        )
      })}
      {hasMore && (
        <li className="self-center text-sm text-soft">
          <Trans>At least 100 changes: the newest 100 are counted.</Trans>
        </li>
      )}
    </ul>
  )
}
