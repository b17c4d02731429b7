import { Trans } from '@lingui/react/macro'
import { Interval } from '#web/ui/interval.tsx'

/** How to read a score, on invented numbers that say so. */
export function ScoreSheet() {
  return (
    <section aria-labelledby="reading" className="border-t-4 border-action bg-surface p-4 sm:p-6">
      <h2 className="text-lg" id="reading">
        <Trans>How to read a score</Trans>
      </h2>
      <p className="text-sm text-soft">
        <Trans>Three examples with invented numbers.</Trans>
      </p>
      <ol className="mt-4 grid gap-5">
        <li className="grid gap-1 border-t border-line pt-4">
          <p className="font-semibold">
            <Trans>3 ratings: nothing yet</Trans>
          </p>
          <p className="text-sm text-soft">
            <Trans>Fewer than 5 say too little to show.</Trans>
          </p>
        </li>
        <li className="border-t border-line pt-4">
          <Interval high={4.1} label={<Trans>From 5: a likely range</Trans>} low={2.6} n={9} />
        </li>
        <li className="border-t border-line pt-4">
          <Interval high={3.9} label={<Trans>From 15: a score on its range</Trans>} low={3.2} mean={3.5} n={48} />
        </li>
      </ol>
      <p className="mt-4 border-t border-line pt-4 text-sm text-soft">
        <Trans>Parents, attorneys and the other side are counted apart and never mixed into one number.</Trans>
      </p>
    </section>
  )
}
