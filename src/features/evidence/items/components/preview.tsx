import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { NotAvailable } from '#case/files/public.tsx'
import { isPicture } from '#case/files/rules.ts'
import { PagesOfFile } from '#evidence/texts/public.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import type { Item } from '../contract.ts'
import { MakeCopy } from './make-copy.tsx'
import { PlainText } from './plain-text.tsx'

interface Props {
  caseId: string
  item: Item
  /** The page that the address names. */
  page: number
}

/** What an item's file shows, without leaving the page; of what is sensitive nothing before it is asked for. */
export function Preview({ caseId, item, page }: Props) {
  const [isAsked, setAsked] = useState(!item.isSensitive)
  const [isAsking, setAsking] = useState(false)
  if (item.blocked !== null) return <NotAvailable reference={item.blocked} />
  if (!isAsked)
    return (
      <div className="no-print grid justify-items-start gap-2 rounded-sm border border-dashed border-edge p-4">
        <p>
          <Trans>You marked this file as sensitive, so it isn’t shown right away.</Trans>
        </p>
        <Button kind="secondary" onClick={() => setAsking(true)}>
          <Trans>Show file</Trans>
        </Button>
        <Confirm
          onClose={() => setAsking(false)}
          onConfirm={() => setAsked(true)}
          open={isAsking}
          title={<Trans>Show this sensitive file?</Trans>}
          verb={<Trans>Show file</Trans>}
        >
          <p>
            <Trans>The file opens on this screen. Make sure no one is looking over your shoulder.</Trans>
          </p>
        </Confirm>
      </div>
    )
  return <FilePreview caseId={caseId} item={item} page={page} />
}

function FilePreview({ caseId, item, page }: Props) {
  const { can, kind, copyType, isSensitive } = item
  const copy = copyType === null ? null : `/api/cases/${caseId}/evidence/${item.id}/copy`
  // An attorney is given the copy, never the original.
  const content = can.original ? `/api/cases/${caseId}/files/${item.file}/content` : copy
  if (kind === 'picture') {
    if (copy !== null && isPicture(copyType) && can.original && !isSensitive)
      return <PagesOfFile caseId={caseId} file={item.file} page={page} />
    if (copy !== null && isPicture(copyType)) return <Picture at={copy} name={item.title} />
    // A copy of what is sensitive is made when that is asked for, so its author looks at the original.
    if (content !== null && isSensitive && isPicture(item.type)) return <Picture at={content} name={item.title} />
    if (can.original && copy === null)
      return (
        <div className="no-print">
          <MakeCopy caseId={caseId} file={item.file} isSensitive={isSensitive}>
            <Trans>Make preview</Trans>
          </MakeCopy>
        </div>
      )
  }
  if (content !== null && (kind === 'audio' || kind === 'video')) return <Played at={content} kind={kind} name={item.title} />
  const isMail = /\.eml$/i.test(item.name)
  // What a program read of pages, papers and emails; of what is sensitive none reads.
  if (!isSensitive && (kind === 'pdf' || kind === 'document' || (kind === 'text' && isMail)))
    return <PagesOfFile caseId={caseId} file={item.file} page={page} />
  if (content !== null && kind === 'text') return <PlainText at={content} bytes={item.bytes} />
  return (
    <p className="text-soft">
      <Trans>There is no preview of this kind of file. Download it to open it.</Trans>
    </p>
  )
}

function Picture({ at, name }: { at: string; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <p role="alert">
        <Trans>Couldn’t load this picture. Your file is safe. Try again in a minute.</Trans>
      </p>
    )
  return (
    <div className="grid min-h-40 place-items-center rounded-sm border border-line bg-paper">
      <img alt={name} className="max-h-[60dvh] max-w-full object-contain" onError={() => setFailed(true)} src={at} />
    </div>
  )
}

function Played({ at, kind, name }: { at: string; kind: 'audio' | 'video'; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  const shared = {
    'aria-label': name,
    className: 'w-full',
    controls: true,
    onError: () => setFailed(true),
    preload: 'metadata',
    src: at,
  } as const
  return (
    <div className="no-print grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a parent's own recording has no captions */}
      {kind === 'video' ? <video {...shared} className="max-h-[60dvh] w-full bg-ink" /> : <audio {...shared} />}
      {hasFailed && (
        <p role="alert">
          <Trans>Your browser can’t play this file. Download it to play it.</Trans>
        </p>
      )}
    </div>
  )
}
