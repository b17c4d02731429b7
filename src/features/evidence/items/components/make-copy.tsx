import { type ReactNode, useState } from 'react'
import { calls as fileCalls } from '#case/files/contract.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { stale } from './addresses.ts'

/** Makes the copy of a file without location and device data, or says why there is none. */
export function MakeCopy({ caseId, file, children }: { caseId: string; file: string; children: ReactNode }) {
  const preparing = useMutation(fileCalls.prepare, stale)
  const [refusal, setRefusal] = useState<string | null>(null)
  const make = async () => {
    const reply = await preparing.send({ params: { case: caseId, file } })
    setRefusal(reply?.refusal ?? null)
  }
  return (
    <>
      <Button busy={preparing.busy} kind="secondary" onClick={() => void make()}>
        {children}
      </Button>
      <FormError problem={preparing.problem ?? (refusal === null ? null : { sentence: refusal })} />
    </>
  )
}
