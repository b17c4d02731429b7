import { Trans, useLingui } from '@lingui/react/macro'
import { dayShort } from '#shell/calendar-days.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Version } from '../contract.ts'
import { nextAfter } from '../rules.ts'

/** A schedule that was approved earlier and starts later takes over again: said before another is put before it. */
export function TakesOver({ versions, effective }: { versions: readonly Version[]; effective: string }) {
  const { i18n } = useLingui()
  const next = nextAfter(versions, effective)
  if (!next) return null
  const [day, title] = [dayShort(next.effective, i18n.locale), next.title]
  return (
    <Notice tone="attention">
      <Trans>
        This schedule is in effect until {day}. Then “{title}” takes over again, since it was approved to start that day.
      </Trans>
    </Notice>
  )
}
