import { Trans } from '@lingui/react/macro'
import { useLiveState } from './live.ts'

/**
 * Shows that a page may be behind, after five seconds, over the page so that nothing jumps and an empty one takes no space.
 * Its element stays, because screen readers announce only what changes in one they know.
 */
export function LiveNote({ caseId }: { caseId: string | undefined }) {
  const state = useLiveState(caseId)
  return (
    <output className="no-print pointer-events-none fixed inset-x-0 bottom-20 z-10 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-sm border border-line bg-surface px-4 py-2 text-center text-sm text-soft empty:border-0 empty:p-0">
      {state === 'late' && <Trans>Reconnecting</Trans>}
      {state === 'gone' && <Trans>Your part in this case has ended. This page no longer updates.</Trans>}
    </output>
  )
}
