import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Interval } from '#web/ui/interval.tsx'
import type { Score } from '#ratings/scores/contract.ts'

export type CellScore = Pick<Score, 'n' | 'show' | 'mean' | 'low' | 'high'>

/** What the number of ratings allows to show: nothing under 5, the range from 5 to 14, the score with its range from 15. */
export function ScoreCell({ score, wide = false }: { score: CellScore | undefined; wide?: boolean }) {
  const { i18n } = useLingui()
  if (!score || score.n === 0) {
    return (
      <span className="text-soft">
        <Trans>No ratings</Trans>
      </span>
    )
  }
  const { n, show, mean, low, high } = score
  if (show === 'nothing' || low === null || high === null) {
    return (
      <span className="text-soft">
        <Trans>Too few ratings ({n}). A score needs 5.</Trans>
      </span>
    )
  }
  if (wide) return <Interval high={high} low={low} mean={show === 'score' ? mean : null} n={n} />
  const [from, to, at] = [low, high, mean ?? 0].map((value) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  return (
    <>
      {show === 'score' && mean !== null && (
        <span className="block font-semibold">
          <Trans>{at} of 5</Trans>
        </span>
      )}
      <span className="block text-sm text-soft">
        <Trans>
          likely between {from} and {to}
        </Trans>
        , <Plural one="# rating" other="# ratings" value={n} />
      </span>
    </>
  )
}
