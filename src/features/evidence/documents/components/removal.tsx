import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  document: string
  onRemoved: () => void
}

/** Removes a document; the question says what stays. */
export function Removal({ caseId, document, onRemoved }: Props) {
  const { t } = useLingui()
  const removing = useMutation(calls.remove, stale)
  const [asks, setAsks] = useState(false)
  const remove = async () => {
    const reply = await removing.send({ params: { case: caseId, document }, body: { removed: true } }, { done: t`Document removed` })
    if (reply) onRemoved()
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        <Trans>Remove document</Trans>
      </Button>
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        open={asks}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this document?</Trans>}
        verb={<Trans>Remove document</Trans>}
      >
        <p>
          <Trans>
            It leaves your folders with its versions and steps. Its files stay among your uploaded files. Your own log still shows the
            hashes.
          </Trans>
        </p>
      </Confirm>
    </>
  )
}
