import { Trans } from '@lingui/react/macro'
import type { Became } from './batch-sending.ts'

/** What became of one expense of several that were sent. */
export function Result({ of }: { of: Became | undefined }) {
  if (!of) return null
  if (of.is === 'busy')
    return (
      <p className="text-sm text-soft">
        <Trans>Sending…</Trans>
      </p>
    )
  if (of.is === 'sent')
    return (
      <p className="text-sm font-semibold">
        <Trans>Sent</Trans>
      </p>
    )
  return (
    <p className="text-sm font-semibold text-danger">
      <Trans>Not sent: {of.sentence}</Trans> {of.isSaved && <Trans>It is saved as a draft.</Trans>}
    </p>
  )
}
