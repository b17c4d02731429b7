import { Trans, useLingui } from '@lingui/react/macro'
import { Remaining } from '#case/cases/public.tsx'
import { attentionDays } from '#domain/caseload/attention.ts'
import { deadlineIn, useNow } from '#shell/due.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { CaseRow } from '../contract.ts'

/** When the grant ends; marked where that is soon. */
export function AccessEnds({ row: { endsAt, zone } }: { row: CaseRow }) {
  const { i18n } = useLingui()
  const now = useNow()
  if (endsAt === null) return null
  const { day } = deadlineIn(endsAt, zone, i18n.locale, now)
  const isSoon = now !== null && Date.parse(endsAt) - now <= attentionDays * 86_400_000
  return (
    <p>
      {isSoon ? (
        <>
          <Badge tone="attention">
            <Trans>Access ends {day}</Trans>
          </Badge>{' '}
          <Remaining at={endsAt} now={now} />
        </>
      ) : (
        <span className="text-soft">
          <Trans>Access ends {day}</Trans>
        </span>
      )}
    </p>
  )
}
