import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { useApiQuery } from '#web/api.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type StoredFile } from '../contract.ts'

interface StoredProps {
  caseId: string
  attached: readonly { file: string }[]
  onAttach: (file: StoredFile) => void
  /** It stays with its author, and needs no copy for others. */
  isOwn?: boolean
}

/** Files that were uploaded earlier: to attach one of them again, and to make space. */
export function Stored(props: StoredProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Uploaded files</Trans>
      </Button>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title={<Trans>Your uploaded files</Trans>}>
        {isOpen && <List {...props} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function List({ caseId, attached, onAttach, isOwn = false, onDone }: StoredProps & { onDone: () => void }) {
  const { t } = useLingui()
  const query = useApiQuery(calls.list, { query: { case: caseId } })
  const removing = useMutation(calls.remove, ['/api/files'])
  const preparing = useMutation(calls.prepare, ['/api/files'])
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (file: StoredFile) => {
    setRefusal(null)
    if (isOwn) {
      onAttach(file)
      return onDone()
    }
    const reply = await preparing.send({ params: { case: caseId, file: file.id } })
    if (reply === null) return
    if (reply.refusal !== null) return setRefusal(reply.refusal)
    onAttach(reply.file)
    onDone()
  }
  return (
    <Loaded failed={<Trans>Couldn’t load your files</Trans>} lines={4} query={query}>
      {({ files, used, most }) => {
        const [usedText, mostText] = [sizeText(used), sizeText(most)]
        return (
          <div className="grid gap-3">
            <p className="text-sm text-soft">
              <Trans>
                Only you see these files. {usedText} of {mostText} used.
              </Trans>
            </p>
            <Problem of={removing.problem ?? preparing.problem ?? (refusal === null ? null : { sentence: refusal })} />
            <Rows
              empty={
                <p>
                  <Trans>No files yet.</Trans>
                </p>
              }
              of={files}
              rowKey={({ id }) => id}
            >
              {(file) => (
                <div className="flex flex-wrap items-center gap-x-3">
                  <a className="[overflow-wrap:anywhere]" download href={`/api/cases/${caseId}/files/${file.id}/content`}>
                    {file.name}
                  </a>
                  <span className="text-sm text-soft">{sizeText(file.bytes)}</span>
                  <span className="ms-auto flex flex-wrap gap-x-1">
                    {!attached.some((one) => one.file === file.id) && (
                      <Button
                        aria-label={isOwn ? t`Add ${file.name}` : t`Attach ${file.name}`}
                        busy={preparing.busy}
                        kind="quiet"
                        onClick={() => void take(file)}
                      >
                        {isOwn ? <Trans>Add</Trans> : <Trans>Attach</Trans>}
                      </Button>
                    )}
                    <Button
                      aria-label={t`Delete ${file.name}`}
                      busy={removing.busy}
                      kind="quiet"
                      onClick={() => void removing.send({ params: { case: caseId, file: file.id } })}
                    >
                      <Trans>Delete</Trans>
                    </Button>
                  </span>
                </div>
              )}
            </Rows>
          </div>
        )
      }}
    </Loaded>
  )
}
