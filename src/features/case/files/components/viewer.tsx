import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Picture } from './picture.ts'

interface ViewerProps {
  pictures: readonly Picture[]
  /** The place of the one that is seen. */
  at: number
  onTo: (at: number) => void
  onClose: () => void
}

/** The copy of a picture in full, and the others beside it: by buttons and by the arrow keys. */
export function Viewer({ pictures, at, onTo, onClose }: ViewerProps) {
  const { t } = useLingui()
  const { whole, name, bytes, isScanned } = pictures[at]!
  const all = pictures.length
  const step = (by: 1 | -1) => onTo((at + by + all) % all)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (all < 2 || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const number = at + 1
  return (
    <Dialog isWide onClose={onClose} open title={<bdi className="line-clamp-2 [overflow-wrap:anywhere]">{name}</bdi>}>
      <Whole key={whole} name={name} whole={whole} />
      <div className="flex flex-wrap items-center gap-2">
        {all > 1 && (
          <span className="flex items-center gap-2">
            <Button aria-label={t`Previous picture`} className="px-2.5" kind="secondary" onClick={() => step(-1)}>
              <ChevronLeft className="icon" />
            </Button>
            <output className="figures text-sm whitespace-nowrap text-soft">
              <Trans>
                {number} of {all}
              </Trans>
            </output>
            <Button aria-label={t`Next picture`} className="px-2.5" kind="secondary" onClick={() => step(1)}>
              <ChevronRight className="icon" />
            </Button>
          </span>
        )}
        <a className="button button-secondary ms-auto max-sm:px-3" download href={whole}>
          <Download className="icon max-sm:hidden" />
          <Trans>Save picture</Trans>
        </a>
      </div>
      <p className="text-sm text-soft">
        {sizeText(bytes)}
        {' · '}
        <Trans>A copy without location and device data.</Trans>
        {!isScanned && (
          <>
            {' '}
            <Trans>Not checked for viruses.</Trans>
          </>
        )}
      </p>
    </Dialog>
  )
}

function Whole({ whole, name }: Pick<Picture, 'whole' | 'name'>) {
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  return (
    <div aria-busy={state === 'loading'} className="relative grid h-[56dvh] place-items-center overflow-hidden rounded-md bg-paper">
      {state === 'failed' ? (
        <p role="alert">
          <Trans>Couldn’t load this picture. Close it and try again.</Trans>
        </p>
      ) : (
        <img
          alt={name}
          className={`max-h-[56dvh] max-w-full object-contain ${state === 'loading' ? 'opacity-0' : ''}`}
          onError={() => setState('failed')}
          onLoad={() => setState('here')}
          src={whole}
        />
      )}
      {state === 'loading' && (
        <output className="absolute text-sm text-soft">
          <Trans>Loading…</Trans>
        </output>
      )}
    </div>
  )
}
