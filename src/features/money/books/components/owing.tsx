import { Trans } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { otherSide, type Side } from '#domain/splits/split.ts'

interface Props {
  owes: Side
  cents: number
  names: Names
  /** The reader's side; `null` for a granted seat. */
  side: Side | null
}

/** Who owes whom how much, as the reader would say it. */
export function Owing({ owes, cents, names, side }: Props) {
  const [debtor, creditor, amount] = [names[owes], names[otherSide(owes)], formatCents(cents)]
  if (side === null)
    return (
      <Trans>
        {debtor} owes {creditor} {amount}
      </Trans>
    )
  return owes === side ? (
    <Trans>
      You owe {creditor} {amount}
    </Trans>
  ) : (
    <Trans>
      {debtor} owes you {amount}
    </Trans>
  )
}
