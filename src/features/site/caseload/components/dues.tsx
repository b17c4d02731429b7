import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Remaining } from '#case/cases/public.tsx'
import { deadlineIn, useNow } from '#shell/due.ts'
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
    case 'payment':
      return t(i18n)`Payment: ${who} to confirm`
    case 'plan':
      return t(i18n)`Parenting plan: ${who} to answer`
    case 'signature':
      return t(i18n)`Document: ${who} to sign`
    default:
      return t(i18n)`${who} to answer`
  }
}

/** A deadline by its day on the case's clock, and how long that is from now. */
function By({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const now = useNow()
  const { day } = deadlineIn(at, zone, i18n.locale, now)
  return (
    <span className="figures">
      <time dateTime={at}>
        <Trans>by {day}</Trans>
      </time>
      {now !== null && (
        <>
          , <Remaining at={at} now={now} />
        </>
      )}
    </span>
  )
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
          {due.due !== null && <By at={due.due} zone={zone} />}
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
