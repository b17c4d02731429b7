import { Trans } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { deskCalls } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'

export type Exported = Reply<typeof deskCalls.export>

/** The record as it was hashed, byte for byte: without the mark that files for spreadsheets begin with. */
function save(json: string, name: string) {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

const line = <span aria-hidden className="mt-8 block w-64 max-w-full border-b border-ink" />

/** The certificate of a custodian of records, to be printed and signed by a person (Fed. R. Evid. 902(11) and 902(14), 28 U.S.C. 1746). */
export function Certificate({
  number,
  record: { json, sha256, code, exportedAt },
  onBack,
}: {
  number: string
  record: Exported
  onBack: () => void
}) {
  const moment = useUtcMoment()
  const { appName } = useSite()
  return (
    <section className="grid max-w-2xl gap-6">
      <div className="no-print flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>
          <Trans>Print the certificate</Trans>
        </Button>
        <Button kind="secondary" onClick={() => save(json, `notice-${number}.json`)}>
          <Trans>Save the record</Trans>
        </Button>
        <Button kind="quiet" onClick={onBack}>
          <Trans>Back to the notice</Trans>
        </Button>
      </div>
      <h2>
        <Trans>Certificate of the custodian of records</Trans>
      </h2>
      <Facts
        items={[
          { term: <Trans>Record</Trans>, value: <Trans>Notice {number}, with its log</Trans> },
          { term: <Trans>Copy made</Trans>, value: moment(exportedAt) },
          { term: <Trans>Verification code</Trans>, value: <strong className="figures">{code.match(/.{4}/g)?.join(' ')}</strong> },
          { term: <Trans>SHA-256 of the copy</Trans>, value: <span className="figures wrap-anywhere">{sha256}</span> },
        ]}
      />
      <ol className="prose">
        <li>
          <Trans>I keep records for {appName}, and I know how they are made and kept.</Trans>
        </li>
        <li>
          <Trans>Each line was made at the time of what it tells, by somebody who knew of it or by the program that carried it out.</Trans>
        </li>
        <li>
          <Trans>The record was kept in the course of a regular activity, and to make such records is a regular practice of it.</Trans>
        </li>
        <li>
          <Trans>The copy is a true copy. Whoever computes the SHA-256 of the file gets the number above.</Trans>
        </li>
        <li>
          <Trans>I declare under penalty of perjury that this is true and correct.</Trans>
        </li>
      </ol>
      <div className="grid gap-2">
        <p>
          <Trans>Name and office</Trans>
          {line}
        </p>
        <p>
          <Trans>Place and day</Trans>
          {line}
        </p>
        <p>
          <Trans>Signature</Trans>
          {line}
        </p>
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Made for rules 803(6), 902(11) and 902(14) of the Federal Rules of Evidence and 28 U.S.C. 1746. A lawyer reads it before it is
          signed.
        </Trans>
      </p>
    </section>
  )
}
