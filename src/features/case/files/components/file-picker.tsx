import { Trans } from '@lingui/react/macro'
import { Camera, Paperclip } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { largestFile } from '#domain/files/limits.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { Button } from '#web/ui/button.tsx'
import type { StoredFile } from '../contract.ts'
import { Arriving } from './arriving.tsx'
import { type Attached, AttachedList } from './attached-list.tsx'
import { Stored } from './stored.tsx'
import { useUploads } from './use-uploads.ts'

interface FilePickerProps {
  caseId: string
  attached: readonly Attached[]
  onChange: (attached: readonly Attached[]) => void
  /** Called when files begin to arrive, and when all have. */
  onBusy: (isBusy: boolean) => void
  most: number
  error?: string | undefined
  /** Where no virus scanner is set. */
  onlyPictures: boolean
}

/** Files for something that is written: uploaded at once, with pause and another attempt, and attached when they have arrived. */
export function FilePicker({ caseId, attached, onChange, onBusy, most, error, onlyPictures }: FilePickerProps) {
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const latest = useRef(attached)
  useEffect(() => {
    latest.current = attached
  }, [attached])
  const attach = ({ id, name, bytes, copyType, isScanned }: StoredFile) => {
    if (latest.current.some(({ file }) => file === id) || latest.current.length >= most) return
    latest.current = [...latest.current, { file: id, name, bytes, type: copyType ?? '', isScanned }]
    onChange(latest.current)
  }
  const uploads = useUploads(caseId, attach)
  const { isBusy } = uploads
  const tell = useRef(onBusy)
  useEffect(() => {
    tell.current = onBusy
  })
  useEffect(() => tell.current(isBusy), [isBusy])
  const take = (input: HTMLInputElement) => {
    const room = most - attached.length - uploads.items.length
    uploads.add([...(input.files ?? [])].slice(0, Math.max(0, room)))
    // The same file can be chosen again.
    input.value = ''
  }
  const largest = sizeText(largestFile)
  return (
    <div className="grid gap-2">
      {error && <p className="font-semibold text-danger">{error}</p>}
      {(attached.length > 0 || uploads.items.length > 0) && (
        <AttachedList attached={attached} caseId={caseId} onRemove={(gone) => onChange(attached.filter(({ file }) => file !== gone))}>
          {uploads.items.map((item) => (
            <Arriving item={item} key={item.key} uploads={uploads} />
          ))}
        </AttachedList>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input hidden multiple onChange={(event) => take(event.currentTarget)} ref={files} tabIndex={-1} type="file" />
        <input
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => take(event.currentTarget)}
          ref={camera}
          tabIndex={-1}
          type="file"
        />
        <Button kind="secondary" onClick={() => files.current?.click()}>
          <Paperclip className="icon" />
          <Trans>Attach files</Trans>
        </Button>
        <span className="hidden pointer-coarse:inline">
          <Button kind="secondary" onClick={() => camera.current?.click()}>
            <Camera className="icon" />
            <Trans>Take photo</Trans>
          </Button>
        </span>
        <Stored attached={attached} caseId={caseId} onAttach={attach} />
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Up to {most} files, {largest} each. What you send is a copy without location and device data.
        </Trans>
        {onlyPictures && (
          <>
            {' '}
            <Trans>Only pictures can be sent: this site has no virus scanner.</Trans>
          </>
        )}
      </p>
    </div>
  )
}
