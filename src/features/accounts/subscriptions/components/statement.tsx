import { Trans } from '@lingui/react/macro'

/** What others can read on a card statement. */
export function Statement({ descriptor }: { descriptor: string }) {
  return (
    <p>
      <Trans>
        Your card statement will say <strong>{descriptor}</strong>. Receipts and invoices don’t name this site.
      </Trans>
    </p>
  )
}
