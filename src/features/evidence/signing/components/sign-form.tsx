import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { isNameOf } from '#domain/signing/lifecycle.ts'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'
import { Consent } from './consent.tsx'

interface Props {
  caseId: string
  request: Reply<typeof calls.one>
  onClose: () => void
}

/** Signs: what one agrees to and one's name, and once more a question before it counts. */
export function SignForm({ caseId, request: { id, title, sha256, myName, from }, onClose }: Props) {
  const { t } = useLingui()
  const signing = useMutation(calls.sign, stale, { saysConflicts: true })
  const [name, setName] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const check = (): Record<string, string> => ({
    ...(!agrees && { agrees: t`Agree to sign electronically, or ask for paper.` }),
    ...(!isNameOf(name, myName) && { name: t`Type your name as it is in this case: ${myName}.` }),
  })
  const confirm = async () => {
    const reply = await signing.send({ params: { case: caseId, request: id }, body: { name, agrees: true, sha256 } }, { done: t`Signed` })
    setAsking(false)
    if (reply) onClose()
  }
  return (
    <>
      <Form
        check={check}
        isControlled
        kind="primary"
        mutation={signing}
        onClose={onClose}
        read={() => null}
        send={async () => {
          setAsking(true)
          return null
        }}
        submit={<Trans>Sign paper</Trans>}
      >
        {(errorAt) => <Consent agrees={agrees} errorAt={errorAt} myName={myName} name={name} onAgrees={setAgrees} onName={setName} />}
      </Form>
      <Confirm
        busy={signing.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        open={isAsking}
        title={<Trans>Sign “{title}”?</Trans>}
        verb={<Trans>Sign paper</Trans>}
      >
        <p>
          <Trans>
            Your name, the time and the pages you see become one signed copy. You and {from} both get it. A signature can’t be withdrawn
            here.
          </Trans>
        </p>
      </Confirm>
    </>
  )
}
