import { Trans, useLingui } from '@lingui/react/macro'
import { sizeText } from '#domain/files/sizes.ts'
import { Button } from '#web/ui/button.tsx'
import type { OnItsWay, useUploads } from './use-uploads.ts'

/** A file on its way, with how much has arrived, or why it did not. */
export function Arriving({ item, uploads }: { item: OnItsWay; uploads: ReturnType<typeof useUploads> }) {
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
