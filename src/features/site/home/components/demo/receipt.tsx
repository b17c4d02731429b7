import { Trans, useLingui } from '@lingui/react/macro'
import { WithExamples } from './examples.tsx'

/** Step 4: what a receipt is, on one that opens nothing. */
export function Receipt() {
  const { t } = useLingui()
  return (
    <>
      <div className="prose">
        <p>
          <Trans>
            Whoever sends a review gets twelve words. They are the only key to it: with them the writer can read it, change it, withdraw it,
            and answer if we have a question. Nobody is asked for a name.
          </Trans>
        </p>
      </div>
      <WithExamples>
        {({ receipt: { words, hash } }) => (
          <div className="grid gap-6 border-t-4 border-action bg-surface p-4 sm:p-6">
            <div>
              <h3>
                <Trans>What the writer keeps</Trans>
              </h3>
              <p className="text-sm text-soft">
                <Trans>An example. These words open nothing.</Trans>
              </p>
              <ol aria-label={t`Twelve example words`} className="figures mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
                {words.map((word, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a word may come twice, and its place is what tells them apart
                  <li className="flex gap-3 border-b border-line py-2" key={at}>
                    <span aria-hidden className="w-6 text-end text-soft">
                      {at + 1}
                    </span>
                    <strong>{word}</strong>
                  </li>
                ))}
              </ol>
            </div>
            <div>
              <h3>
                <Trans>What we keep</Trans>
              </h3>
              <p className="figures mt-1 text-sm break-all">{hash}</p>
              <p className="mt-2 max-w-prose text-sm text-soft">
                <Trans>
                  It is made from the words and does not lead back to them. Whoever takes our database cannot pass for the writer of a
                  review.
                </Trans>
              </p>
            </div>
          </div>
        )}
      </WithExamples>
      <div className="prose">
        <p>
          <Trans>If the words are gone, nobody can bring them back, not even we. The page says so before a review is sent.</Trans>
        </p>
      </div>
    </>
  )
}
