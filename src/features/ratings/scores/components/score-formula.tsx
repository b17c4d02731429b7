import { Trans, useLingui } from '@lingui/react/macro'
import { priorStrength, shrunkMean } from '#domain/stats/posterior.ts'

/** The formula in words and symbols, with made-up numbers that a reader can do by hand. */
export function Formula() {
  const { i18n } = useLingui()
  const two = (value: number) => i18n.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const example = { m: 3.5, n: 20, x: 4.4 }
  const k = priorStrength
  const { m, x } = { m: two(example.m), x: two(example.x) }
  const result = two(shrunkMean({ sum: example.n * example.x, n: example.n }, example.m))
  return (
    <>
      <h2 id="formula">
        <Trans>The formula</Trans>
      </h2>
      <p>
        <Trans>
          A few ratings can be very high or very low by chance. So each score starts from what is usual for the same role, and moves away
          from it as ratings come in. With few ratings it stays close to the usual; with many it is nearly their plain mean.
        </Trans>
      </p>
      <p className="figures border-s-4 border-action bg-action-wash px-3 py-2" data-sum="formula">
        <Trans>score</Trans> = (k × m + N × x) ÷ (k + N)
      </p>
      <ul>
        <li>
          <Trans>x is the mean of this person’s ratings, newer ones weighing more.</Trans>
        </li>
        <li>
          <Trans>N is how many ratings of equal weight they are worth.</Trans>
        </li>
        <li>
          <Trans>
            m is the usual mean: the same group’s ratings of others with the same role in the same state, or in all states where one has too
            few.
          </Trans>
        </li>
        <li>
          <Trans>
            k = {k} is how many ratings the usual mean counts for. A survey of lawyers in Iowa in 2018 points to about 4. Here people choose
            themselves to rate, so we take a more careful {k}.
          </Trans>
        </li>
      </ul>
      <p className="figures" data-sum="example">
        <Trans>
          An example with made-up numbers: {example.n} ratings of the same age with a mean of {x}, where {m} is usual. The score is ({k} ×{' '}
          {m} + {example.n} × {x}) ÷ ({k} + {example.n}) = {result}.
        </Trans>
      </p>
    </>
  )
}
