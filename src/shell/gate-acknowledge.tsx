import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Acknowledged, Changed } from '#accounts/agreements/public.tsx'
import { calls } from '#accounts/agreements/contract.ts'
import type { Reply } from '#http/contract.ts'
import { api } from '#web/api.ts'
import { useAction } from '#web/form/use-action.ts'
import { useSite } from '#web/site.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { afterAcknowledging } from './gate-calls.ts'
import { GateDialog } from './gate-dialog.tsx'

/** The simple acknowledgement (spec.md sections 4, 5, 8): one box, and what changed since this person last looked. */
export function AcknowledgeDialog({ changed }: Pick<Reply<typeof calls.check>, 'changed'>) {
  const { t } = useLingui()
  const { appName } = useSite()
  const toast = useToast()
  const client = useQueryClient()
  const [ticked, setTicked] = useState(false)
  const { go, busy } = useAction()

  const start = async () => {
    if (!ticked) return
    const done = await go(async () => {
      await api(calls.acknowledge, { body: { acknowledged: true, timestamp: new Date().toISOString() } })
      toast({ title: t`Welcome to ${appName}!`, text: t`You're all set to start using your family court tools.` })
      await afterAcknowledging(client)
    })
    if (!done.ok && done.problem) toast({ title: t`Something went wrong`, text: t`Please try again in a moment.`, tone: 'danger' })
  }

  return (
    <GateDialog
      action={
        <Button
          busy={busy}
          className={ticked ? '' : 'cursor-not-allowed'}
          onClick={() => void start()}
          {...(!ticked && { 'aria-disabled': true })}
        >
          <Trans>Start</Trans>
        </Button>
      }
      title={<Trans>Before you start</Trans>}
    >
      <Changed of={changed} />
      <Checkbox checked={ticked} label={<Acknowledged />} name="acknowledged" onChange={(event) => setTicked(event.target.checked)} />
    </GateDialog>
  )
}
