import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { useUtcMoment } from '#web/utc-moment.ts'
import type { Step } from '../contract.ts'
import { stepWords } from './words.ts'

/** What was done, by whom, one after the other. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { i18n, t } = useLingui()
  const moment = useUtcMoment()
  const by = (step: Step) => (step.by.parent ? t`a parent in the case` : step.by.name || t`this site`)
  return (
    <ol className="border-t border-line">
      {steps.map((step) => (
        <li className="border-b border-line py-1" key={step.id}>
          <p>
            <span className="font-semibold">{i18n._(stepWords[step.kind])}</span>{' '}
            <span className="text-sm text-soft">
              <Trans>
                {moment(step.at)}, by {by(step)}
              </Trans>
            </span>
          </p>
          {(step.reference || step.reason || step.day) && (
            <p className="text-sm [overflow-wrap:anywhere]">
              {[step.reference, step.recipient, step.day && dayInWords(step.day, i18n.locale), step.reason].filter(Boolean).join(' · ')}
            </p>
          )}
          {step.sha256 && <code className="text-sm break-all">{step.sha256}</code>}
        </li>
      ))}
    </ol>
  )
}
