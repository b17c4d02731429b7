import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StoredFile } from '#case/files/contract.ts'
import { longest } from '#domain/documents/documents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'
import { OwnFile } from './own-file.tsx'
import { SameContent } from './same-content.tsx'

interface Props {
  caseId: string
  document: string
  onDone: () => void
  onOpen: (document: string) => void
}

/** Adds a version; those before it stay as they are. */
export function VersionForm({ caseId, document, onDone, onOpen }: Props) {
  const { t } = useLingui()
  const adding = useMutation(calls.addVersion, stale)
  const [file, setFile] = useState<StoredFile | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const same = adding.became?.is === 'done' && file !== null ? adding.became.data.same : null
  const send = async () => {
    const reply = await adding.send({ params: { case: caseId, document }, body: { file: file!.id, note, again: same !== null } })
    return reply?.id === null ? null : reply
  }
  return (
    <Form
      check={() => (file === null ? { file: t`Choose a file.` } : ({} as Record<string, string>))}
      done={t`Version added`}
      isControlled
      kind="primary"
      mutation={{ ...adding, busy: adding.busy || isBusy }}
      onClose={onDone}
      read={() => null}
      send={send}
      submit={same ? <Trans>Add anyway</Trans> : <Trans>Add version</Trans>}
    >
      {(errorAt) => (
        <>
          <OwnFile caseId={caseId} error={errorAt('file')} file={file} onBusy={setBusy} onChange={setFile} />
          {same && <SameContent onOpen={onOpen} same={same} />}
          <TextInput
            error={errorAt('note')}
            label={t`What changed`}
            maxLength={longest.stepNote}
            name="note"
            onChange={(event) => setNote(event.target.value)}
            optional
            value={note}
          />
        </>
      )}
    </Form>
  )
}
