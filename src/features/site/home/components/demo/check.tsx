import { Trans } from '@lingui/react/macro'
import { SampleText } from './sample-text.tsx'
import { WithExamples } from './examples.tsx'

/** Step 3: the real screening, on texts of ours. */
export function Check() {
  return (
    <>
      <div className="prose">
        <p>
          <Trans>
            Rules read a review while it is written, and once more when it arrives. They mark words and say why. Anger is fine. Private
            facts are not. Here they have just read five texts of ours, about nobody.
          </Trans>
        </p>
        <p>
          <Trans>We never change a text. The writer chooses, with one tap or by hand.</Trans>
        </p>
      </div>
      <WithExamples>
        {({ samples, policy }) => (
          <>
            <ol className="grid gap-4">
              {samples.map((sample) => (
                <SampleText key={sample.id} of={sample} />
              ))}
            </ol>
            <p className="figures text-sm text-soft">
              <Trans>Rules of version {policy}. They follow fixed lists, and they make mistakes in both directions.</Trans>
            </p>
          </>
        )}
      </WithExamples>
    </>
  )
}
