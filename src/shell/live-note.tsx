import { Trans } from '@lingui/react/macro'
import { useLiveState } from './live.ts'

/**
 * Shows that a page may be behind, after five seconds. Its element stays on the page while empty, so that the page does not jump
 * and screen readers announce the note.
 */
export function LiveNote({ caseId }: { caseId: string | undefined }) {
  const state = useLiveState(caseId)
  return (
    <output className="block min-h-5 text-sm text-soft no-print">
      {state === 'late' && <Trans>Reconnecting</Trans>}
      {state === 'gone' && <Trans>Your part in this case has ended. This page no longer updates.</Trans>}
    </output>
  )
}
