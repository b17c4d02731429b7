import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { states } from '#domain/directory/states.ts'
import { countOf, type Levels, sumOf, times } from '#domain/stats/levels.ts'
import { fewestForPrior, meanOf, posteriorOf, priorStrength, varianceOf } from '#domain/stats/posterior.ts'
import { levelsWorth, worthOf } from '#domain/stats/recency.ts'
import type { Sheet } from '../contract.ts'
import { Counts, Months, useNumbers } from './score-tables.tsx'

interface StepsProps {
  sheet: Sheet & { made: NonNullable<Sheet['made']> }
  state: string | null
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t border-line pt-4">
      <h4 className="font-semibold">{title}</h4>
      <div className="mt-1 grid gap-2">{children}</div>
    </li>
  )
}

/** A sum written out. */
function Sum({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="figures border-s-4 border-action bg-action-wash px-3 py-2" data-sum={id}>
      {children}
    </p>
  )
}

function Usual({ sheet: { usual }, state }: StepsProps) {
  const place = usual.from === 'state' && state !== null ? (states[state] ?? state) : null
  const known = usual.n
  if (usual.from === 'nothing') {
    return (
      <p>
        <Trans>
          The same group of raters has given fewer than {fewestForPrior} ratings to others with this role so far. Until there are more, each
          answer from 1 to 5 is taken as equally likely.
        </Trans>
      </p>
    )
  }
  return (
    <p>
      {place === null ? (
        <Trans>
          The same group of raters gave {known} ratings to others with this role in all states. Where a state has {fewestForPrior} or more,
          only that state is used.
        </Trans>
      ) : (
        <Trans>
          The same group of raters gave {known} ratings to others with this role in {place}.
        </Trans>
      )}{' '}
      <Trans>One answer of each level is added, so that none counts as ruled out.</Trans>
    </p>
  )
}

/** The formula with one person's numbers put in, so that a reader can do it again. */
export function Steps({ sheet, state }: StepsProps) {
  const { two, three } = useNumbers()
  const { made, n, usual } = sheet
  const weighed = { levels: made.weighed as unknown as Levels, squares: made.squares }
  const shares = usual.shares as unknown as Levels
  const own = levelsWorth(weighed)
  const posterior = posteriorOf(own, shares)
  const W = three(countOf(weighed.levels))
  const Q = three(weighed.squares)
  const N = three(worthOf(weighed))
  const x = three(sumOf(own) / countOf(own))
  const m = three(usual.mean)
  const k = priorStrength
  const score = two(sheet.mean ?? meanOf(posterior))
  const spread = two(Math.sqrt(varianceOf(posterior)))
  const low = two(sheet.low ?? 1)
  const high = two(sheet.high ?? 5)
  const plain = { mean: two(sheet.plain.mean ?? 0), low: two(sheet.plain.low ?? 1), high: two(sheet.plain.high ?? 5) }
  return (
    <ol className="mt-4 grid max-w-prose gap-5">
      <Step title={<Trans>1. Count the ratings</Trans>}>
        <p className="figures">
          <Plural one="n = # rating counts." other="n = # ratings count." value={n} />{' '}
          <Trans>Each counts once, however many questions it answers: its answers share it in equal parts.</Trans>
        </p>
      </Step>
      <Step title={<Trans>2. Weigh them by age</Trans>}>
        <p>
          <Trans>
            A rating about this month weighs 1, one about three years ago half, one about six years ago a quarter. Added up, the weights are
            W = {W}, and their squares are Q = {Q}. Together they say as much as N ratings of equal weight:
          </Trans>
        </p>
        <Sum id="worth">
          N = W² ÷ Q = {W}² ÷ {Q} = {N}
        </Sum>
        <Months months={made.months} />
      </Step>
      <Step title={<Trans>3. Take their mean</Trans>}>
        <p>
          <Trans>With these weights the ratings have the mean x = {x}.</Trans>
        </p>
      </Step>
      <Step title={<Trans>4. See what is usual</Trans>}>
        <Usual sheet={sheet} state={state} />
        <p className="figures">
          <Trans>
            So what is usual is m = {m}, and it counts as much as k = {k} ratings.
          </Trans>
        </p>
      </Step>
      <Step title={<Trans>5. Put the two together</Trans>}>
        <Sum id="score">
          <Trans>score</Trans> = (k × m + N × x) ÷ (k + N) = ({k} × {m} + {N} × {x}) ÷ ({k} + {N}) = <strong>{score}</strong>
        </Sum>
      </Step>
      <Step title={<Trans>6. Say how sure it is</Trans>}>
        <p>
          <Trans>
            The {k} usual ratings and the N of this person are laid together level by level. All shares of the five levels that could have
            led to them are weighed by how likely they are. The spread of the mean is s.
          </Trans>
        </p>
        <Counts own={own} usual={times(k, shares)} />
        <Sum id="spread">s = √((E[x²] − E[x]²) ÷ (k + N + 1)) = {spread}</Sum>
        <p className="figures" data-sum="range">
          <Trans>
            The true mean lies between {low} and {high} with a chance of 90 %, below with 5 % and above with 5 %.
          </Trans>
        </p>
      </Step>
      <Step title={<Trans>Without the weights</Trans>}>
        <p className="figures">
          <Trans>
            If every rating counted alike, whatever its age, the score would be {plain.mean}, likely between {plain.low} and {plain.high}.
          </Trans>
        </p>
      </Step>
    </ol>
  )
}
