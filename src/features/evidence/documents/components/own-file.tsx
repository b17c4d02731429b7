import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, Paperclip } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { calls as fileCalls, type StoredFile } from '#case/files/contract.ts'
import { Arriving, Stored, useUploads } from '#case/files/public.tsx'
import { largestFile } from '#domain/files/limits.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

interface Props {
  caseId: string
  file: StoredFile | null
  onChange: (file: StoredFile | null) => void
  onBusy: (isBusy: boolean) => void
  error?: string | undefined
  /** The form's field: where the file is missing, the button that chooses one has the focus. */
  name?: string
}

/** One file of the reader's own, which stays with them: uploaded now, or earlier. */
export function OwnFile({ caseId, file, onChange, onBusy, error, name = 'file' }: Props) {
  const { t } = useLingui()
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  // Pictures get the copy that the page shows. A file of which there is none is as good here.
  const after = async (stored: StoredFile) => ({
    file: (await api(fileCalls.prepare, { params: { case: caseId, file: stored.id } })).file,
    refusal: null,
  })
  const uploads = useUploads(caseId, onChange, after)
  const { isBusy } = uploads
  const tell = useRef(onBusy)
  useEffect(() => {
    tell.current = onBusy
  })
  useEffect(() => tell.current(isBusy), [isBusy])
  const take = (input: HTMLInputElement) => {
    uploads.add([...(input.files ?? [])].slice(0, 1))
    // The same file can be chosen again.
    input.value = ''
  }
  const largest = sizeText(largestFile)
  return (
    <div className="grid gap-2">
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {file && (
        <p className="flex flex-wrap items-center gap-x-3 border-y border-line">
          <span className="[overflow-wrap:anywhere]">{file.name}</span>
          <span className="text-sm text-soft">{sizeText(file.bytes)}</span>
          <Button aria-label={t`Remove ${file.name}`} className="ms-auto" kind="quiet" onClick={() => onChange(null)}>
            <Trans>Remove</Trans>
          </Button>
        </p>
      )}
      {uploads.items.length > 0 && (
        <ul className="border-t border-line">
          {uploads.items.map((item) => (
            <Arriving item={item} key={item.key} uploads={uploads} />
          ))}
        </ul>
      )}
      {!file && uploads.items.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <input aria-label={t`File`} hidden onChange={(event) => take(event.currentTarget)} ref={files} tabIndex={-1} type="file" />
          <input
            accept="image/*"
            aria-label={t`Photo`}
            capture="environment"
            hidden
            onChange={(event) => take(event.currentTarget)}
            ref={camera}
            tabIndex={-1}
            type="file"
          />
          <Button
            aria-describedby={error && `${name}-error`}
            aria-invalid={error ? true : undefined}
            kind="secondary"
            name={name}
            onClick={() => files.current?.click()}
          >
            <Paperclip className="icon" />
            <Trans>Choose file</Trans>
          </Button>
          <span className="hidden pointer-coarse:inline">
            <Button kind="secondary" onClick={() => camera.current?.click()}>
              <Camera className="icon" />
              <Trans>Take photo</Trans>
            </Button>
          </span>
          <Stored attached={[]} caseId={caseId} isOwn onAttach={onChange} />
        </div>
      )}
      <p className="text-sm text-soft">
        <Trans>One file, up to {largest}. It’s stored as it is, and only you see it.</Trans>
      </p>
    </div>
  )
}
