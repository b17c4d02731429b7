import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { calls } from '../contract.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMutation } from '#web/form/use-mutation.ts'

/** The kill switch of all sources. */
export function StopAll() {
  const { t } = useLingui()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const stop = useMutation(calls.stop, ['/api/sources'])
  const send = async (reason: string) => {
    if (!(await stop.send({ body: { id: null, reason } }))) return
    setOpen(false)
    toast({ title: t`All sources are stopped` })
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Trans>Stop all sources</Trans>
      </Button>
      <ReasonDialog
        busy={stop.busy}
        isDanger
        onClose={() => setOpen(false)}
        onSend={(reason) => void send(reason)}
        open={open}
        problem={stop.problem}
        title={<Trans>Stop all sources</Trans>}
        verb={<Trans>Stop all</Trans>}
      >
        <p>
          <Trans>Nothing is fetched any more, and what is under way ends. Each source is then turned back by itself.</Trans>
        </p>
      </ReasonDialog>
    </>
  )
}
