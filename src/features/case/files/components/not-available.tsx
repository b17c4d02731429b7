import { Trans } from '@lingui/react/macro'

/** In place of a file that is blocked: nothing but that, and what support finds it by. */
export function NotAvailable({ reference }: { reference: string }) {
  return (
    <p className="py-2">
      <Trans>This file is not available.</Trans>{' '}
      <span className="text-sm text-soft">
        <Trans>Reference for support: {reference}</Trans>
      </span>
    </p>
  )
}
