import { Plural, Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { calls } from '../contract.ts'

/** How long decisions about a fee waiver take, measured. */
export function Wait() {
  const { data } = useApiQuery(calls.offer, {})
  if (!data) return null
  const { n, medianDays } = data.wait
  if (medianDays === null) return <Trans>How long a decision takes: not enough data yet.</Trans>
  if (medianDays < 1) return <Trans>Half of the last {n} decisions took less than a day.</Trans>
  const days = <Plural one="# day" other="# days" value={medianDays} />
  return (
    <Trans>
      Half of the last {n} decisions took {days} or less.
    </Trans>
  )
}
