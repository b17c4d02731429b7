import { Trans } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { otherSide } from '#domain/splits/split.ts'
import { Owing } from '#money/books/public.tsx'
import type { History } from '../contract.ts'

interface Props {
  books: History['books']
  names: Names
  /** The reader's side; `null` for a granted seat. */
  side: 'A' | 'B' | null
}

/** Who owes whom how much by each parent's records: the page's answer, first. */
export function Standing({ books, names, side }: Props) {
  const first = side ?? 'A'
  const second = otherSide(first)
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
              <Balance cents={own} names={names} side={side} />
            </dd>
            <dd className="figures text-sm">
              {own === other ? (
                <Trans>By the records of both parents.</Trans>
              ) : (
                <>
                  {side === null ? <Trans>By the records of {mine}.</Trans> : <Trans>By your records.</Trans>}{' '}
                  <strong>
                    <Trans>By those of {theirs}:</Trans> <Balance cents={other} names={names} side={side} />
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
const Balance = ({ cents, ...of }: { cents: number } & Pick<Props, 'names' | 'side'>) =>
  cents === 0 ? <Trans>No one owes anything</Trans> : <Owing {...of} cents={Math.abs(cents)} owes={cents > 0 ? 'B' : 'A'} />
