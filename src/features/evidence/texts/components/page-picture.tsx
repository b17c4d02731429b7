import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Box } from '#domain/evidence/placed-words.ts'
import { Button } from '#web/ui/button.tsx'
import type { Reading, TextPage } from '../contract.ts'
import { PageText } from './page-text.tsx'
import { SourceNote } from './source-note.tsx'
import { sourceOf } from './source-of.ts'
import { TextLayer } from './text-layer.tsx'
import type { Finds } from './use-finds.ts'

/** Places on one page to highlight, in shares of its width and height. */
export interface PageMarks {
  page: number
  boxes: readonly Box[]
}

interface Props {
  caseId: string
  file: string
  at: number
  page: TextPage | null
  shows: Reading['shows']
  finds: Finds
  marks: readonly Box[]
}

/** The picture of a page: of a PDF drawn by the server, of a picture itself. Only the page that is looked at is fetched. */
export function PagePicture({ caseId, file, at, page, shows, finds, marks }: Props) {
  const [tries, setTries] = useState(0)
  const source = sourceOf({ caseId, file, at, shows })
  return (
    <>
      <Picture
        at={at}
        finds={finds}
        key={`${source.src} ${tries}`}
        marks={marks}
        onAgain={() => setTries(tries + 1)}
        page={page}
        {...source}
      />
      <SourceNote page={page} />
    </>
  )
}

interface PictureProps extends Pick<Props, 'at' | 'page' | 'finds' | 'marks'> {
  src: string
  srcSet?: string
  sizes?: string
  onAgain: () => void
}

function Picture({ at, page, finds, marks, onAgain, ...source }: PictureProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  // The letter paper's shape holds the place of a page that was not read yet.
  const [width, height] = page && page.width > 0 && page.height > 0 ? [page.width, page.height] : [850, 1100]
  if (state === 'failed')
    return (
      <div className="grid gap-3">
        <div className="grid justify-items-start gap-3 rounded-sm border border-edge bg-surface p-4" role="alert">
          <p>
            <Trans>We can’t show this page as a picture. Your file is saved as it is.</Trans>
          </p>
          <Button kind="secondary" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
        {page && page.text !== '' && <PageText finds={finds} page={page} />}
      </div>
    )
  return (
    <div aria-busy={state === 'loading'} className="relative overflow-hidden rounded-sm border border-line bg-surface">
      <img
        alt={t`Page ${at}`}
        className={`block h-auto w-full ${state === 'loading' ? 'opacity-0' : ''}`}
        decoding="async"
        height={Math.round(height)}
        onError={() => setState('failed')}
        onLoad={() => setState('here')}
        width={Math.round(width)}
        {...source}
      />
      {state === 'loading' && (
        <output className="absolute inset-x-0 top-4 text-center text-sm text-soft">
          <Trans>Loading…</Trans>
        </output>
      )}
      <TextLayer finds={finds} marks={marks} page={page} shape={height / width} />
    </div>
  )
}
