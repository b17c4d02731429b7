import { Trans, useLingui } from '@lingui/react/macro'
import { Interval } from '../../../web/ui/interval.tsx'
import type { Role } from '../../professionals/contract.ts'
import type { Score } from '../contract.ts'
import { groupWord } from './words.ts'

/**
 * What one group of raters says, as sure as it is: nothing under 5 ratings, the likely range from 5 to 14,
 * the score with its range from 15. How many there are is always said.
 */
export function ScoreLine({ score, of: role }: { score: Score; of: Role }) {
  const { i18n } = useLingui()
  const label = i18n._(groupWord(score.group, role))
  const { n, low, high, show } = score
  if (show === 'nothing' || low === null || high === null) {
    return (
      <div>
        <p className="font-semibold">{label}</p>
        <p className="figures text-soft">
          <Trans>Too few ratings ({n}). A score needs 5.</Trans>
        </p>
      </div>
    )
  }
  return <Interval high={high} label={label} low={low} mean={show === 'score' ? score.mean : null} n={n} />
}
