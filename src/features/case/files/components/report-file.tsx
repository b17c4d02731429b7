import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { calls, type UsedFile } from '../contract.ts'

/** Reports a file that someone else shared as apparent sexual abuse of a child. Nobody in the case learns who did. */
export function ReportFile({ caseId, files }: { caseId: string; files: readonly UsedFile[] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(files[0]?.id ?? '')
  const toast = useToast()
  const reporting = useMutation(calls.report)
  const send = async () => {
    const reply = await reporting.send({ params: { case: caseId, use: chosen } })
    if (!reply) return
    const { reference } = reply
    toast({ title: t`File reported`, text: t`Reference for support: ${reference}` })
    setOpen(false)
  }
  return (
    <div className="no-print">
      <Button className="text-sm" kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Report file</Trans>
      </Button>
      <Confirm
        busy={reporting.busy}
        isDanger
        onClose={() => setOpen(false)}
        onConfirm={() => void send()}
        open={isOpen}
        problem={reporting.problem?.sentence}
        title={<Trans>Report sexual abuse of a child?</Trans>}
        verb={<Trans>Report file</Trans>}
      >
        <p>
          <Trans>
            Report a file only if it seems to show sexual abuse of a child. Staff block it without opening it. Nobody in the case learns
            that you reported it.
          </Trans>
        </p>
        <p>
          <Trans>If a child is in danger now, call 911. Don’t save, copy or forward the file.</Trans>
        </p>
        {files.length > 1 && (
          <RadioGroup
            legend={t`Which file`}
            name="reported"
            onChange={setChosen}
            options={files.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
          />
        )}
      </Confirm>
    </div>
  )
}
