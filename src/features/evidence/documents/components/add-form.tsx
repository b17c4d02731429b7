import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StoredFile } from '#case/files/contract.ts'
import type { Folder } from '#domain/documents/documents.ts'
import { firstTitle } from '#domain/evidence/items.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type DocumentDraft } from '../contract.ts'
import { stale } from './addresses.ts'
import { OwnFile } from './own-file.tsx'
import { SaidFields } from './said-fields.tsx'
import { SameContent } from './same-content.tsx'

interface Props {
  caseId: string
  folder: Folder
  onDone: () => void
  onOpen: (document: string) => void
}

/** Adds a document: its file first, and what it is. */
export function AddForm({ caseId, folder, onDone, onOpen }: Props) {
  const { t } = useLingui()
  const adding = useMutation(calls.add, stale)
  const [said, setSaid] = useState<DocumentDraft>({ folder, title: '', kind: '', docket: '', note: '' })
  const [file, setFile] = useState<StoredFile | null>(null)
  const [isBusy, setBusy] = useState(false)
  const same = adding.became?.is === 'done' && file !== null ? adding.became.data.same : null
  const take = (next: StoredFile | null) => {
    setFile(next)
    if (next && said.title === '') setSaid({ ...said, title: firstTitle(next.name) })
  }
  const send = async (again: boolean) => {
    const reply = await adding.send({ params: { case: caseId }, body: { ...said, file: file!.id, again } })
    if (reply === null || reply.id === null) return null
    onOpen(reply.id)
    return reply
  }
  const check = (): Record<string, string> => ({
    ...(file === null && { file: t`Choose a file.` }),
    ...(said.title.trim() === '' && { title: t`Enter a title.` }),
  })
  return (
    <Form
      check={check}
      done={t`Document added`}
      isControlled
      kind="primary"
      mutation={{ ...adding, busy: adding.busy || isBusy }}
      onClose={onDone}
      read={() => null}
      send={() => send(same !== null)}
      submit={same ? <Trans>Add anyway</Trans> : <Trans>Add document</Trans>}
    >
      {(errorAt) => (
        <>
          <OwnFile caseId={caseId} error={errorAt('file')} file={file} onBusy={setBusy} onChange={take} />
          {same && <SameContent onOpen={onOpen} same={same} />}
          <SaidFields errorAt={errorAt} onChange={setSaid} said={said} />
        </>
      )}
    </Form>
  )
}
