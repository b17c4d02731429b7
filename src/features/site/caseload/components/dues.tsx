import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Due } from '#case/cases/public.tsx'
import { SiteLink } from '#web/link.tsx'
import type { CaseRow } from '../contract.ts'
import { within } from './places.ts'

type OneDue = CaseRow['dues'][number]

/** What waits, and for whose answer. */
function titleOf(i18n: I18n, { kind, who }: OneDue): string {
  switch (kind) {
    case 'swap':
      return t(i18n)`Swap request: ${who} to answer`
    case 'schedule':
      return t(i18n)`Proposed schedule: ${who} to answer`
    case 'message':
      return t(i18n)`Message: ${who} to answer`
    case 'expense':
      return t(i18n)`Expense: ${who} to answer`
    case 'request':
      return t(i18n)`Spending request: ${who} to answer`
    default:
      return t(i18n)`${who} to answer`
  }
}

/** Answers that a parent owes the other, the first deadline first. */
export function Dues({ row: { dues, dueCount, caseId, zone } }: { row: CaseRow }) {
  const { i18n } = useLingui()
  if (dues.length === 0) return null
  const rest = dueCount - dues.length
  return (
    <ul>
      {dues.map((due) => (
        <li key={due.id}>
          <SiteLink className="inline-block py-1 lg:py-0" to={within(due.to, caseId)}>
            {titleOf(i18n, due)}
          </SiteLink>{' '}
          {due.due !== null && <Due at={due.due} zone={zone} />}
        </li>
      ))}
      {rest > 0 && (
        <li className="text-soft">
          <Plural one="# more answer is due" other="# more answers are due" value={rest} />
        </li>
      )}
    </ul>
  )
}
