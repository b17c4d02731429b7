import { Trans, useLingui } from '@lingui/react/macro'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { Moment } from './moment.tsx'
import { Paged } from './paged.tsx'

function Lines() {
  const { t } = useLingui()
  return (
    <Paged
      call={calls.feedbackList}
      empty={
        <Empty title={t`No feedback yet`}>
          <p>
            <Trans>What beta testers write about a flag will stand here.</Trans>
          </p>
        </Empty>
      }
      failed={t`The feedback could not be loaded`}
    >
      {(items) => (
        <ul className="grid gap-3">
          {items.map(({ id, at, flag, email, text }) => (
            <li className="rounded-sm border border-line bg-surface p-4" key={id}>
              <p className="text-sm wrap-anywhere text-soft">
                <code>{flag}</code>, {email ?? t`Closed account`}, <Moment at={at} />
              </p>
              <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

/** What beta testers wrote. */
export function Feedback() {
  return (
    <section aria-labelledby="feedback" className="grid gap-4">
      <h2 id="feedback">
        <Trans>Feedback</Trans>
      </h2>
      <Lines />
    </section>
  )
}
