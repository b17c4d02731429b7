import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayShort } from '#shell/calendar-days.ts'
import { Notice } from '#web/ui/notice.tsx'
import { pastDays } from '../rules.ts'

/** A schedule that starts before today: which days are over already, and what that means. */
export function PastDays({ effective, today }: { effective: string; today: string }) {
  const { i18n } = useLingui()
  const past = pastDays(effective, today)
  if (!past) return null
  const [from, to] = [dayShort(past.from, i18n.locale), dayShort(past.to, i18n.locale)]
  return (
    <Notice title={<Trans>This schedule starts in the past</Trans>} tone="attention">
      <p>
        {past.days === 1 ? (
          <Trans>1 day has already passed: {from}.</Trans>
        ) : (
          <Trans>
            <Plural one="# day has" other="# days have" value={past.days} /> already passed: {from} to {to}.
          </Trans>
        )}{' '}
        <Trans>Nights on those days will count under this schedule. No exchange is added before it is approved.</Trans>
      </p>
    </Notice>
  )
}
