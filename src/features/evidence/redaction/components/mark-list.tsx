import { Trans, useLingui } from '@lingui/react/macro'
import { Move, X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LabelSelect } from './label-select.tsx'
import { type Chosen, moved } from './marks.ts'
import type { Marks } from './use-marks.ts'

interface Props {
  marks: Marks
  /** Opens the page of a mark and points at it. */
  onPoint: (mark: Chosen | null) => void
}

/** How far an arrow key moves a box, in shares of the page. */
const step = 0.005
const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Everything that is hidden, by page. */
export function MarkList({ marks, onPoint }: Props) {
  const hint = useId()
  const sorted = marks.marks.toSorted((one, other) => one.page - other.page || one.y - other.y || one.x - other.x)
  if (sorted.length === 0)
    return (
      <p className="text-soft">
        <Trans>Nothing is hidden yet. Tap a word, draw a box, or find a word everywhere.</Trans>
      </p>
    )
  return (
    <>
      <ul className="border-t border-line">
        {sorted.map((mark) => (
          <li className="border-b border-line" key={mark.id}>
            <Row hint={hint} mark={mark} marks={marks} onPoint={onPoint} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft" id={hint}>
        <Trans>The arrow keys move a box. With Shift they change its size.</Trans>
      </p>
    </>
  )
}

function Row({ mark, marks, onPoint, hint }: Props & { mark: Chosen; hint: string }) {
  const { t } = useLingui()
  const { page } = mark
  const words = mark.words || t`Box`
  const press = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    marks.change(mark.id, moved(mark, way, event.shiftKey))
  }
  return (
    <div className="flex min-h-11 items-center gap-1 py-1">
      <button className="min-h-11 min-w-0 flex-1 text-start text-sm [overflow-wrap:anywhere]" onClick={() => onPoint(mark)} type="button">
        <span className="text-soft">
          <Trans>Page {page}</Trans>:{' '}
        </span>
        <bdi>{words}</bdi>
      </button>
      <LabelSelect name={t`Label for ${words}`} onChange={(label) => marks.change(mark.id, { label })} value={mark.label} />
      {mark.words === '' && (
        <Button
          aria-describedby={hint}
          aria-label={t`Move box on page ${page}`}
          className="px-2.5"
          kind="quiet"
          onFocus={() => onPoint(mark)}
          onKeyDown={press}
        >
          <Move className="icon" />
        </Button>
      )}
      <Button aria-label={t`Show ${words} again`} className="px-2.5" kind="quiet" onClick={() => marks.remove([mark.id])}>
        <X className="icon" />
      </Button>
    </div>
  )
}
