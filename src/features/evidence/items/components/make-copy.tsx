import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { calls as fileCalls } from '#case/files/contract.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  file: string
  /** It is asked once more. */
  isSensitive: boolean
  children: ReactNode
}

/** Makes the copy of a file without location and device data, or says why there is none. */
export function MakeCopy({ caseId, file, isSensitive, children }: Props) {
  const preparing = useMutation(fileCalls.prepare, stale)
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirming = useMutation(fileCalls.confirmCopy, stale)
  const [isAsking, setAsking] = useState(false)
  const params = { case: caseId, file }
  const make = async () => {
    const reply = await preparing.send({ params })
    setRefusal(reply?.refusal ?? null)
  }
  const confirmed = async () => {
    if (!(await confirming.send({ params }))) return
    setAsking(false)
    await make()
  }
  return (
    <>
      <Button busy={preparing.busy} kind="secondary" onClick={() => (isSensitive ? setAsking(true) : void make())}>
        {children}
      </Button>
      <Confirm
        busy={confirming.busy || preparing.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
        open={isAsking}
        problem={confirming.problem?.sentence}
        title={<Trans>Copy a sensitive file?</Trans>}
        verb={<Trans>Make copy</Trans>}
      >
        <p>
          <Trans>You marked this file as sensitive. Once it has a copy, you can attach it to messages and other entries.</Trans>
        </p>
      </Confirm>
      <FormError problem={preparing.problem ?? (refusal === null ? null : { sentence: refusal })} />
    </>
  )
}
