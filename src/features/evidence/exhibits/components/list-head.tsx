import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type List } from '../contract.ts'
import { pageWith, stale } from './addresses.ts'

interface Props {
  caseId: string
  list: List
  search: URLSearchParams
  canChange: boolean
}

/** What the list is called, and what is done with all of it. */
export function ListHead({ caseId, list: { id, name, isCurrent, rows }, search, canChange }: Props) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const [asks, setAsks] = useState(false)
  const making = useMutation(calls.make, stale)
  const choosing = useMutation(calls.choose, stale)
  const removing = useMutation(calls.remove, stale)
  const params = { case: caseId, list: id }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
        {name}
      </h2>
      {isCurrent && (
        <Badge tone="info">
          <Trans>Current</Trans>
        </Badge>
      )}
      <span className="no-print flex flex-1 flex-wrap items-center gap-x-2 max-sm:basis-full sm:justify-end">
        {canChange && !isCurrent && (
          <ActionButton kind="quiet" mutation={choosing} onAct={() => choosing.send({ params }, { done: t`Now the current list` })}>
            <Trans>Make this the current list</Trans>
          </ActionButton>
        )}
        {rows.length > 0 && (
          <ActionButton mutation={making} onAct={() => making.send({ params }, { done: t`Your exhibits are being made` })}>
            <Trans>Make exhibits</Trans>
          </ActionButton>
        )}
        <Button kind="quiet" onClick={() => setAsks(true)}>
          <Trans>Remove list</Trans>
        </Button>
      </span>
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(false)}
        onConfirm={() => void removing.send({ params }, { done: t`List removed`, after: () => go(pageWith(search, { list: '' })) })}
        open={asks}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this list?</Trans>}
        verb={<Trans>Remove list</Trans>}
      >
        <p>
          <Trans>Its items stay in your vault. Its exports are no longer listed here, so download them first.</Trans>
        </p>
      </Confirm>
    </div>
  )
}
