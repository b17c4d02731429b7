import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import type { ExhibitRow } from '../contract.ts'

interface Props {
  row: ExhibitRow
  /** Of its place, which may be a new one that is not saved yet. */
  label: string
  canChange: boolean
  handle: ComponentProps<'button'>
  onUp: (() => void) | null
  onDown: (() => void) | null
  onChange: () => void
  onRemove: () => void
}

/** One exhibit: its label, what it is, and the ways to move it. */
export function ExhibitLine({ row, label, canChange, handle, onUp, onDown, onChange, onRemove }: Props) {
  const { t } = useLingui()
  const { title, name, description, from, to, state, isPrivileged, isSensitive, item } = row
  const what = description || title || t`An item that was removed`
  const pages =
    from === null && to === null
      ? null
      : from === to
        ? t`page ${from}`
        : to === null
          ? t`pages ${from ?? 1} on`
          : t`pages ${from ?? 1}–${to}`
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      {canChange && (
        <button
          aria-label={t`Move ${label}: ${what}. Arrow up and arrow down move it.`}
          className="no-print grid size-11 flex-none cursor-grab touch-none place-items-center rounded-sm text-soft hover:text-action"
          type="button"
          {...handle}
        >
          <GripVertical aria-hidden className="icon" />
        </button>
      )}
      <span className="grid min-w-0 flex-[1_1_12rem]">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="font-semibold">{label}</span>
          {isSensitive && (
            <Badge tone="attention">
              <Trans>Sensitive</Trans>
            </Badge>
          )}
          {isPrivileged && (
            <Badge tone="info">
              <Trans>Privileged</Trans>
            </Badge>
          )}
          {row.file !== null && (
            <Badge>
              <Trans>Other copy</Trans>
            </Badge>
          )}
        </span>
        <span className="[overflow-wrap:anywhere]">
          {state === 'removed' ? what : <SiteLink to={`/evidence-vault?item=${item}`}>{what}</SiteLink>}
        </span>
        <span className="truncate text-sm text-soft">{[description === '' ? '' : title, name, pages].filter(Boolean).join(' · ')}</span>
        {state === 'removed' && (
          <span className="text-sm text-danger">
            <Trans>No longer in your vault. Remove it from the list.</Trans>
          </span>
        )}
        {state === 'unsure' && (
          <span className="text-sm text-danger">
            <Trans>Confirm that you want to share it: choose “Change”.</Trans>
          </span>
        )}
      </span>
      {canChange && (
        <span className="no-print flex flex-wrap items-center">
          <Button aria-disabled={onUp === null} kind="quiet" onClick={() => onUp?.()}>
            <ChevronUp aria-hidden className="icon" />
            <span className="sr-only">
              <Trans>Move {label} up</Trans>
            </span>
          </Button>
          <Button aria-disabled={onDown === null} kind="quiet" onClick={() => onDown?.()}>
            <ChevronDown aria-hidden className="icon" />
            <span className="sr-only">
              <Trans>Move {label} down</Trans>
            </span>
          </Button>
          <RowButtons id={row.id} name={label} onChange={onChange} onRemove={onRemove} />
        </span>
      )}
    </div>
  )
}
