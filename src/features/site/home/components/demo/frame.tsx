import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Asked, hrefOf, type Step, steps } from './address.ts'

/** The words of each step. */
function useStepWords(): Record<Step, string> {
  const { t } = useLingui()
  return {
    find: t`Find somebody`,
    profile: t`Read a profile`,
    check: t`See how a text is checked`,
    receipt: t`Keep your receipt`,
    leave: t`Leave in one press`,
    next: t`What comes next`,
  }
}

function Way({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const words = useStepWords()
  return (
    <nav aria-label={t`Steps`} className="no-print">
      <ol className="grid gap-x-6 border-t border-line sm:grid-cols-3 sm:border-0 lg:grid-cols-1">
        {steps.map((step, at) => (
          <li className="border-b border-line sm:border-b-0" key={step}>
            <SiteLink
              className={`flex min-h-11 items-center gap-3 border-s-4 ps-3 ${step === asked.step ? 'border-action font-semibold text-ink no-underline' : 'border-transparent'}`}
              to={hrefOf(step, asked.person)}
            >
              <span className="figures">{at + 1}</span>
              <span>
                {words[step]}
                {step === asked.step && (
                  <span className="sr-only">
                    {' '}
                    <Trans>(this step)</Trans>
                  </span>
                )}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Around every step: where one is, what it shows, and the way back and on. */
export function Frame({ asked, children }: { asked: Asked; children: ReactNode }) {
  const words = useStepWords()
  const at = steps.indexOf(asked.step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const [place, all] = [at + 1, steps.length]
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_1fr]">
      <Way asked={asked} />
      <section aria-labelledby="step" className="grid min-w-0 content-start gap-6">
        <div>
          <p className="figures text-sm text-soft">
            <Trans>
              Step {place} of {all}
            </Trans>
          </p>
          <h2 className="text-2xl" id="step">
            {words[asked.step]}
          </h2>
        </div>
        {children}
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          {after && (
            <ButtonLink to={hrefOf(after, asked.person)}>
              <Trans>Next: {words[after]}</Trans>
            </ButtonLink>
          )}
          {before && (
            <ButtonLink kind="secondary" to={hrefOf(before, asked.person)}>
              <Trans>Back</Trans>
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  )
}
