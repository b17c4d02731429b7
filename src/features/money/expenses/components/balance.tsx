import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import type { Names } from '#case/cases/public.tsx'
import type { calls } from '../contract.ts'

type List = Reply<typeof calls.list>

/** Who owes whom how much for shared expenses: the page's answer, first. */
export function Balance({ list: { balance, side }, names }: { list: List; names: Names }) {
  const { i18n } = useLingui()
  const { owes, cents, items, oldest, overdue } = balance
  if (owes === null)
    return (
      <p className="text-lg font-semibold">
        <Trans>No one owes anything for shared expenses.</Trans>
      </p>
    )
  const [debtor, creditor, amount] = [names[owes], names[owes === 'A' ? 'B' : 'A'], formatCents(cents)]
  return (
    <div>
      <p className="figures text-lg font-semibold">
        {owes === side ? (
          <Trans>
            You owe {creditor} {amount}
          </Trans>
        ) : side !== null ? (
          <Trans>
            {debtor} owes you {amount}
          </Trans>
        ) : (
          <Trans>
            {debtor} owes {creditor} {amount}
          </Trans>
        )}
      </p>
      <p className="figures text-sm text-soft">
        <Plural one="# open expense" other="# open expenses" value={items} />
        {oldest && (
          <>
            , <Trans>oldest from {dayInWords(oldest, i18n.locale)}</Trans>
          </>
        )}
        {overdue > 0 && (
          <>
            . <Trans>{formatCents(overdue)} overdue</Trans>
          </>
        )}
      </p>
    </div>
  )
}
