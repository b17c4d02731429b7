import { Trans } from '@lingui/react/macro'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type List } from '../contract.ts'

/** Marks all as seen that had come in when the list was loaded, also those that it does not show. */
export function MarkAll({ data: { notifications, unseen } }: { data: List }) {
  const seeing = useMutation(calls.seeAll, [calls.list.path])
  const newest = notifications[0]
  if (unseen === 0 || !newest) return null
  return (
    <p>
      <ActionButton kind="secondary" mutation={seeing} onAct={() => seeing.send({ body: { until: newest.at } })}>
        <Trans>Mark all as seen</Trans>
      </ActionButton>
    </p>
  )
}
