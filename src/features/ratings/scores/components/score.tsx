import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Interval } from '#web/ui/interval.tsx'
import type { Role } from '#directory/professionals/contract.ts'
import type { Score } from '../contract.ts'
import { Histogram } from './histogram.tsx'
import { groupWord } from '#web/rating-words.ts'

type Line = Pick<Score, 'group' | 'n' | 'show' | 'mean' | 'low' | 'high' | 'leftOut'>

interface ScoreProps {
  score: Line & { levels?: Score['levels'] }
  of: Role
  /** The id of the professional, for the link to the page that explains the score. */
  why?: string
  /** The heading above already names the group of raters. */
  quiet?: boolean
}

/**
 * The score of one group of raters, as far as its number of ratings allows: nothing under 5 ratings, the likely range from 5 to
 * 14, the score with its range and the spread of the answers from 15. The number of ratings is always shown.
 */
export function ScoreLine({ score, of: role, why, quiet }: ScoreProps) {
  const { i18n } = useLingui()
  const label = quiet ? null : i18n._(groupWord(score.group, role))
  const { n, low, high, show, levels, leftOut } = score
  const isVisible = show !== 'nothing' && low !== null && high !== null
  return (
    <div>
      {isVisible ? (
        <Interval high={high} label={label} low={low} mean={show === 'score' ? score.mean : null} n={n} />
      ) : (
        <>
          {label && <p className="font-semibold">{label}</p>}
          <p className="figures text-soft">
            <Trans>Too few ratings ({n}). A score needs 5.</Trans>
          </p>
        </>
      )}
      {leftOut > 0 && (
        <p className="figures text-sm text-soft">
          <Plural
            one="# more does not count: it tells what others said."
            other="# more do not count: they tell what others said."
            value={leftOut}
          />
        </p>
      )}
      {show === 'score' && levels && <Histogram levels={levels} />}
      {why && isVisible && (
        <SiteLink className="no-print inline-block py-3 text-sm" to={`/reviews?score=${why}`}>
          <Trans>Why this number</Trans>
        </SiteLink>
      )}
    </div>
  )
}
