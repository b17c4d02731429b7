import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import type { Mailed } from '../contract.ts'
import { notAView, stepsOf } from '../rules.ts'

/** What became of the mail about a message: how it is now, and the steps before. */
export function MailSteps({ mailed, name, zone }: { mailed: Mailed; name: string; zone: string }) {
  const { i18n } = useLingui()
  const { address } = mailed
  const steps = stepsOf(mailed)
  return (
    <div data-mailed>
      <p>
        {address === null ? (
          <Trans>Mail to {name}:</Trans>
        ) : (
          <Trans>
            Mail to {name} (<span className="[overflow-wrap:anywhere]">{address}</span>):
          </Trans>
        )}
      </p>
      <ul className="list-disc ps-5">
        {steps.map(({ what, at }) => (
          <li key={at + what.id}>
            {i18n._(what)}, <Moment at={at} zone={zone} />
          </li>
        ))}
      </ul>
      <p>{i18n._(notAView)}</p>
    </div>
  )
}
