import { Trans } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import type { Due } from '../contract.ts'

/** Whether support that was due was paid, by the reader's own records; of a day to come nothing is said. */
export function DueState({ due: { state, open } }: { due: Due }) {
  if (state === 'coming' || state === 'unknown') return null
  const left = formatCents(open)
  return (
    <span className="text-soft">
      {' '}
      (
      {state === 'settled' ? (
        <Trans>paid or waived, by your records</Trans>
      ) : state === 'part' ? (
        <Trans>part paid, {left} open, by your records</Trans>
      ) : (
        <Trans>open, by your records</Trans>
      )}
      )
    </span>
  )
}
