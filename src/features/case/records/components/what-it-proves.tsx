import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** What is in a record, and what it shows: after the thing it explains. */
export function WhatItProves() {
  return (
    <Disclosure title={<Trans>What is in a record, and what it proves</Trans>}>
      <div className="prose">
        <p>
          <Trans>
            A PDF with each message, its times on your case’s clock and in UTC, when each recipient first viewed it, and page numbers. The
            same as a table (CSV) and as data (JSON). The files that were sent. And proofs, with a program that checks them without a
            network.
          </Trans>
        </p>
        <p>
          <Trans>
            The check finds each byte that was changed after the record was made, by you or by us. It compares the record with a public list
            of fingerprints, <SiteLink to="/ledger">the public ledger</SiteLink>.
          </Trans>
        </p>
        <p>
          <Trans>
            It shows what was written and when. It does not show whether it is true, and whether a court may use it is for the court. What
            you have not opened is listed without its text.
          </Trans>
        </p>
      </div>
    </Disclosure>
  )
}
