import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { SearchLater } from './search-later.tsx'

/** The fallback of spec.md section 2.1, word for word, and below it a way on. */
export function NotFound() {
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <div className="prose">
        <h1>
          <Trans>404 Page Not Found</Trans>
        </h1>
        <p className="text-soft">
          <Trans>Did you forget to add the page to the router?</Trans>
        </p>
      </div>
      <SearchLater
        label={<Trans>Search for a professional instead</Trans>}
        hint={<Trans>A name, court, county, city or ZIP code.</Trans>}
      />
      <p>
        <Link className="inline-block py-2.5" href="/">
          <Trans>Go to the first page</Trans>
        </Link>
      </p>
    </main>
  )
}
