import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button.tsx'

/** How a gap is mended: from a person's page, without an account. */
export function Mend() {
  return (
    <section aria-labelledby="mend" className="no-print grid gap-3">
      <h2 id="mend">
        <Trans>Mend something</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Open the person and report what is wrong, with a place where it can be checked. You need no account for that, and you get a number
          to see what became of it. A person checks each report before the directory changes.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="secondary" to="/search-professionals">
          <Trans>Find a person</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to="/add-professional">
          <Trans>Add somebody, or see your report</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
