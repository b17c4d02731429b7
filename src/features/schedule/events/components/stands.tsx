import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'
import type { EventRecord } from '../contract.ts'
import { dayShort } from './words.ts'

/** The other window's version, beside what is typed here. */
export function Stands({ event }: { event: EventRecord }) {
  const { i18n } = useLingui()
  const { title, firstDay, from, to, place, notes } = event
  const when = [dayShort(firstDay, i18n.locale), from, to].filter(Boolean).join(', ')
  return (
    <Notice title={<Trans>What stands now</Trans>} tone="attention">
      <p>
        {title}
        <br />
        {when}
        {place && (
          <>
            <br />
            {place}
          </>
        )}
        {notes && (
          <>
            <br />
            {notes}
          </>
        )}
      </p>
      <p>
        <Trans>Below is what you wrote. Take over what you want to keep, then save.</Trans>
      </p>
    </Notice>
  )
}
