import { Plural, Trans } from '@lingui/react/macro'
import { leastTransfers } from '#domain/finances/unusual.ts'
import { formatCents } from '#domain/money/cents.ts'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Account, Transfers } from '../contract.ts'
import { nameOf, Proofs } from './proofs.tsx'

/** Transfers that are much larger than the account's others, with how many were compared. */
export function Unusual({ transfers, accounts }: { transfers: readonly Transfers[]; accounts: readonly Account[] }) {
  if (transfers.length === 0) return null
  return (
    <Section
      about={<Trans>Each account is compared with its own transfers and cash of up to 24 months.</Trans>}
      id="transfers"
      title={<Trans>Larger transfers than usual</Trans>}
    >
      <Rows of={transfers} rowKey={({ account, way }) => `${account} ${way}`}>
        {(one) => (
          <div className="grid gap-1">
            <p>
              {nameOf(accounts, one.account)}, {one.way === 'in' ? <Trans>money in</Trans> : <Trans>money out</Trans>}
            </p>
            <p className="text-sm text-soft">
              <Words of={one} />
            </p>
            <Proofs accounts={accounts} lines={one.lines} />
          </div>
        )}
      </Rows>
    </Section>
  )
}

function Words({ of: { n, isEnough, threshold, median, months, lines } }: { of: Transfers }) {
  const [limit, middle] = [formatCents(threshold ?? 0), formatCents(median ?? 0)]
  const over = lines.length
  if (!isEnough)
    return (
      <Plural
        one={`Not enough data: # transfer (${leastTransfers} at least).`}
        other={`Not enough data: # transfers (${leastTransfers} at least).`}
        value={n}
      />
    )
  if (threshold === null)
    return (
      <Trans>
        None of {n} transfers of {months} months stands out. The median is {middle}.
      </Trans>
    )
  return (
    <Trans>
      Over {limit}: {over} of {n} transfers of {months} months. The median is {middle}.
    </Trans>
  )
}
