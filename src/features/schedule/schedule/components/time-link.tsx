import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to nights and hours as they were, which stand on a page of their own. */
export function TimeLink({ to }: { to: string }) {
  return (
    <section aria-labelledby="actual" className="no-print grid gap-3">
      <h2 id="actual">
        <Trans>Planned and actual time</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>Nights and hours of any days that are over, as planned and as noted.</Trans>
      </p>
      <ButtonLink className="justify-self-start" kind="secondary" to={to}>
        <Trans>See planned and actual time</Trans>
      </ButtonLink>
    </section>
  )
}
