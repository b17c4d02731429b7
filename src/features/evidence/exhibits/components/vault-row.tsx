import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ItemRow } from '#evidence/items/contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  list: string
  item: ItemRow
  /** Of the exhibit that it is already; `null` where it is none. */
  label: string | null
}

/** An item of the vault that can be put on the list. What is privileged or sensitive is asked about. */
export function VaultRow({ caseId, list, item, label }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(false)
  const adding = useMutation(calls.put, stale)
  const { id, title, isSensitive, privacy } = item
  const put = async (isSure: boolean) => {
    const done = await adding.send({ params: { case: caseId, list }, body: { item: id, isSure } }, { done: t`“${title}” added` })
    if (done) setAsks(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span>
          <bdi>{title}</bdi>{' '}
          {isSensitive && (
            <Badge tone="attention">
              <Trans>Sensitive</Trans>
            </Badge>
          )}
          {privacy === 'privileged' && (
            <Badge tone="info">
              <Trans>Privileged</Trans>
            </Badge>
          )}
        </span>
        {label !== null && <span className="text-sm text-soft">{label}</span>}
      </span>
      <Button
        busy={adding.busy}
        kind="secondary"
        onClick={() => (isSensitive || privacy === 'privileged' ? setAsks(true) : void put(false))}
      >
        <Trans>Add</Trans>
        <span className="sr-only"> {title}</span>
      </Button>
      {adding.problem && !asks && <p className="basis-full text-danger">{adding.problem.sentence}</p>}
      <Confirm
        busy={adding.busy}
        onClose={() => setAsks(false)}
        onConfirm={() => void put(true)}
        open={asks}
        problem={adding.problem?.sentence}
        title={<Trans>Add this item to the exhibits?</Trans>}
        verb={<Trans>Add anyway</Trans>}
      >
        <p>
          {isSensitive ? (
            <Trans>You marked this item as sensitive. Everyone who gets the exhibits sees it.</Trans>
          ) : (
            <Trans>This item is privileged. Everyone who gets the exhibits sees it, and handing it over can end the privilege.</Trans>
          )}
        </p>
      </Confirm>
    </div>
  )
}
