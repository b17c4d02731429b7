import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import type { Reply } from '#http/contract.ts'
import { dayInWords } from '#web/days.ts'
import type { Names } from '#case/cases/public.tsx'
import { Owing } from '#money/books/public.tsx'
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
  return (
    <div>
      <p className="figures text-lg font-semibold">
        <Owing cents={cents} names={names} owes={owes} side={side} />
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
