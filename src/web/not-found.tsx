import { Trans } from '@lingui/react/macro'

/** The fallback of spec.md section 2.1, word for word, and below it a way on. */
export function NotFound() {
  return (
    <main className="page" id="content">
      <h1>
        <Trans>404 Page Not Found</Trans>
      </h1>
      <p>
        <Trans>Did you forget to add the page to the router?</Trans>
      </p>
    </main>
  )
}
