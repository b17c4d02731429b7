import { Trans } from '@lingui/react/macro'
import { useLiveState } from './live.ts'

/** Says that a page may be behind, once it has been so for five seconds; else nothing. Its place is kept, so that nothing jumps and a reader hears it. */
export function LiveNote({ caseId }: { caseId: string | undefined }) {
  const state = useLiveState(caseId)
  return (
    <output className="block min-h-5 text-sm text-soft no-print">
      {state === 'late' && <Trans>Reconnecting</Trans>}
      {state === 'gone' && <Trans>Your part in this case has ended. This page no longer updates.</Trans>}
    </output>
  )
}
