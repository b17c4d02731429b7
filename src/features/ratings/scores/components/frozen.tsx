import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Said above scores that stand still: far more ratings came at once than by chance (ratings.md, section 1.3). */
export function Frozen({ on }: { on: string }) {
  const { i18n } = useLingui()
  const day = dayInWords(on, i18n.locale)
  return (
    <div className="mb-6 max-w-2xl">
      <Notice tone="attention">
        <Trans>
          Unusual activity: scores are as of {day}. Many ratings came at once, and the newest wait. That says nothing about the person.
        </Trans>
      </Notice>
    </div>
  )
}
