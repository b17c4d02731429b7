import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, Paperclip } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { largestFile } from '#domain/files/limits.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { Button } from '#web/ui/button.tsx'
import type { StoredFile } from '../contract.ts'
import { type Attached, AttachedList } from './attached-list.tsx'
import { Stored } from './stored.tsx'
import { type OnItsWay, useUploads } from './use-uploads.ts'

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

function Arriving({ item, uploads }: { item: OnItsWay; uploads: ReturnType<typeof useUploads> }) {
  const { t } = useLingui()
  const { file, step, sent, sentence, isRefused } = item
  // Of an empty file the server says so.
  const size = Math.max(1, file.size)
  const percent = Math.floor((100 * sent) / size)
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="[overflow-wrap:anywhere]">{file.name}</span>
        <span className="text-sm text-soft">{sizeText(file.size)}</span>
        <span className="ms-auto flex flex-wrap gap-x-1">
          {step === 'sending' && sent > 0 && (
            <Button aria-label={t`Pause ${file.name}`} kind="quiet" onClick={() => uploads.pause(item)}>
              <Trans>Pause</Trans>
            </Button>
          )}
          {step === 'paused' && (
            <Button aria-label={t`Continue ${file.name}`} kind="quiet" onClick={() => uploads.resume(item)}>
              <Trans>Continue</Trans>
            </Button>
          )}
          {step === 'failed' && !isRefused && (
            <Button aria-label={t`Try again: ${file.name}`} kind="quiet" onClick={() => uploads.retry(item)}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button aria-label={t`Remove ${file.name}`} kind="quiet" onClick={() => uploads.drop(item.key)}>
            <Trans>Remove</Trans>
          </Button>
        </span>
      </div>
      {step === 'failed' ? (
        <p className="text-sm font-semibold text-danger" role="alert">
          {sentence ?? <Trans>This file didn’t arrive: there is no connection. What has arrived is saved.</Trans>}
        </p>
      ) : (
        <>
          <progress aria-label={t`Upload of ${file.name}`} className="h-2 w-full accent-action" max={size} value={sent} />
          <output className="text-sm text-soft">
            {step === 'checking' ? (
              <Trans>Checking the file…</Trans>
            ) : step === 'paused' ? (
              <Trans>Paused at {percent} %</Trans>
            ) : (
              <Trans>{percent} % uploaded</Trans>
            )}
          </output>
        </>
      )}
    </li>
  )
}
