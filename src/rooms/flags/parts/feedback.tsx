import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Empty, Failed } from '../../../web/ui/states.tsx'
import { calls } from '../contract.ts'
import { Moment } from './moment.tsx'
import { Older } from './older.tsx'

function Lines() {
  const { t } = useLingui()
  const [cursor, setCursor] = useState('')
  const { data, isError, refetch, isFetching } = useAsk(calls.feedbackList, { query: { cursor } }, { keepOld: true })
  if (isError && !data) {
    return (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={t`Nothing was changed. Try again in a moment.`}
        title={t`The feedback could not be loaded`}
      />
    )
  }
  if (!data) return <Skeleton lines={4} />
  if (data.items.length === 0) {
    return (
      <Empty title={t`No feedback yet`}>
        <p>
          <Trans>What beta testers write about a flag will stand here.</Trans>
        </p>
      </Empty>
    )
  }
  return (
    <>
      <ul className="grid gap-3">
        {data.items.map(({ id, at, flag, email, text }) => (
          <li className="rounded-sm border border-line bg-surface p-4" key={id}>
            <p className="text-sm wrap-anywhere text-soft">
              <code>{flag}</code>, {email ?? t`Closed account`}, <Moment at={at} />
            </p>
            <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <Older cursor={cursor} go={setCursor} next={data.next} />
    </>
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
