import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import { accountName } from '#money/bank/public.tsx'
import { dayInWords } from '#web/days.ts'
import { Table } from '#web/ui/table.tsx'
import type { Account, Proof } from '../contract.ts'

interface ProofsProps {
  lines: readonly Proof[]
  /** How many there are in all. */
  of?: number
  accounts: readonly Account[]
}

/** The name of an account by its id. */
export const nameOf = (accounts: readonly Account[], id: string | null): string => {
  const account = accounts.find((one) => one.id === id)
  return account ? accountName(account) : ''
}

export const amountCell = ({ cents }: { cents: number }) => <span className="figures">{formatCents(cents)}</span>
const wordsCell = ({ description }: Proof) => <span className="[overflow-wrap:anywhere]">{description}</span>

/** The bank lines behind something. */
export function Proofs({ lines, of = lines.length, accounts }: ProofsProps) {
  const { i18n } = useLingui()
  if (lines.length === 0) return null
  const count = lines.length
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-action underline">
        {of > count ? (
          <Trans>
            Show {count} of {of} lines
          </Trans>
        ) : (
          <Plural one="Show # line" other="Show # lines" value={of} />
        )}
      </summary>
      <Table
        caption={<Trans>Bank lines</Trans>}
        columns={[
          { key: 'day', header: <Trans>Day</Trans>, cell: ({ day }) => dayInWords(day, i18n.locale) },
          {
            key: 'words',
            header: <Trans>Description</Trans>,
            cell: wordsCell,
          },
          { key: 'account', header: <Trans>Account</Trans>, cell: ({ account }) => nameOf(accounts, account) },
          {
            key: 'cents',
            header: <Trans>Amount</Trans>,
            align: 'end',
            cell: amountCell,
          },
        ]}
        quiet
        rowKey={({ id }) => id}
        rows={lines}
      />
    </details>
  )
}
