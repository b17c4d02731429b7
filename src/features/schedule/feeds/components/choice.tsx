import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { dayShort } from '#schedule/events/public.tsx'
import type { calls } from '../contract.ts'

/** An event of a file, to take in or to leave. */
export function Choice({
  event,
  isOut,
  onToggle,
}: {
  event: Reply<typeof calls.preview>['events'][number]
  isOut: boolean
  onToggle: () => void
}) {
  const { i18n } = useLingui()
  const { title, firstDay, lastDay, from, isThere } = event
  const when = [dayShort(firstDay, i18n.locale), lastDay === firstDay ? null : dayShort(lastDay, i18n.locale)].filter(Boolean).join(' – ')
  return (
    <label className="flex min-h-11 items-start gap-3 py-1">
      <input checked={!isOut && !isThere} className="mt-1 size-5 flex-none" disabled={isThere} onChange={onToggle} type="checkbox" />
      <span className="[overflow-wrap:anywhere]">
        {title}{' '}
        <span className="figures text-sm text-soft">
          {when} {from}
        </span>
        {isThere && (
          <span className="block text-sm text-soft">
            <Trans>It is in the calendar already.</Trans>
          </span>
        )}
      </span>
    </label>
  )
}
