import { Trans } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import type { History } from '../contract.ts'

interface Props {
  books: History['books']
  names: Names
  /** The reader's side; `null` for a granted seat. */
  side: 'A' | 'B' | null
}

/** Who owes whom how much by each parent's records: the page's answer, first. */
export function Standing({ books, names, side }: Props) {
  const [first, second] = side === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const)
  const closing = { A: 'closingA', B: 'closingB' } as const
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {books.map((of) => {
        const [own, other] = [of[closing[first]], of[closing[second]]]
        const [mine, theirs] = [names[first], names[second]]
        return (
          <div key={of.book}>
            <dt className="text-sm text-soft">{of.book === 'support' ? <Trans>Child support</Trans> : <Trans>Shared expenses</Trans>}</dt>
            <dd className="figures text-lg font-semibold">
              <Owing cents={own} names={names} side={side} />
            </dd>
            <dd className="figures text-sm">
              {own === other ? (
                <Trans>By the records of both parents.</Trans>
              ) : (
                <>
                  {side === null ? <Trans>By the records of {mine}.</Trans> : <Trans>By your records.</Trans>}{' '}
                  <strong>
                    <Trans>By those of {theirs}:</Trans> <Owing cents={other} names={names} side={side} />
                  </strong>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A balance in words. @param cents what side A is owed */
function Owing({ cents, names, side }: { cents: number } & Pick<Props, 'names' | 'side'>) {
  if (cents === 0) return <Trans>No one owes anything</Trans>
  const owes = cents > 0 ? 'B' : 'A'
  const [debtor, creditor, amount] = [names[owes], names[owes === 'A' ? 'B' : 'A'], formatCents(Math.abs(cents))]
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
