import { Trans, useLingui } from '@lingui/react/macro'
import { dayShort } from '#shell/calendar-days.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Shows } from '../contract.ts'

/** Says which days a seat sees, if not all: the page and its sums cover only these days. */
export function VisibleDays({ shows, isFormer }: { shows: Shows; isFormer: boolean }) {
  const { i18n } = useLingui()
  const [from, to] = [shows.from && dayShort(shows.from, i18n.locale), shows.to && dayShort(shows.to, i18n.locale)]
  return (
    <Notice>
      <p>
        {isFormer ? (
          <Trans>Your part in this case ended. You are shown the days until {to}, and nights and hours are counted until then.</Trans>
        ) : from && to ? (
          <Trans>
            {from} to {to}: what this grant shows. Nights and hours are counted within these days only.
          </Trans>
        ) : from ? (
          <Trans>From {from} on: what this grant shows. Nights and hours are counted within these days only.</Trans>
        ) : (
          <Trans>Until {to}: what this grant shows. Nights and hours are counted within these days only.</Trans>
        )}
      </p>
    </Notice>
  )
}
