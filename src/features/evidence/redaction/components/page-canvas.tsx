import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import type { PlacedWord } from '#domain/evidence/placed-words.ts'
import { type Place, placeOf, placesOf, touches } from '#domain/redaction/marks.ts'
import { between, type Chosen } from './marks.ts'

interface Props {
  source: { src: string; srcSet?: string; sizes?: string }
  at: number
  words: readonly PlacedWord[]
  /** The height of the page for each unit of its width. */
  shape: number
  marks: readonly Chosen[]
  /** The mark that the list points at. */
  current: string | null
  isDrawing: boolean
  onAdd: (places: readonly Place[], words: string) => void
  onRemove: (ids: readonly string[]) => void
}

/** Units of the drawing for the width of the page. */
const wide = 1000
/** What is smaller was a tap. */
const leastBox = 0.006

interface Point {
  x: number
  y: number
}

const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
  const box = event.currentTarget.getBoundingClientRect()
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return { x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) }
}
const holds = ({ x, y, w, h }: Place, point: Point) => point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h

/** The picture of a page with what is hidden on it. A tap hides a word or shows it again; a drag hides words, or draws a box. */
export function PageCanvas({ source, at, words, shape, marks, current, isDrawing, onAdd, onRemove }: Props) {
  const { t } = useLingui()
  const [from, setFrom] = useState<Point | null>(null)
  const [to, setTo] = useState<Point | null>(null)
  const high = wide * shape
  const rect = ({ x, y, w, h }: Place) => ({ x: x * wide, y: y * high, width: w * wide, height: h * high })
  const wordAt = (point: Point) => words.findIndex((word) => holds(placeOf(word), point))
  const hide = (chosen: readonly PlacedWord[]) => onAdd(placesOf(chosen, shape), chosen.map(([text]) => text).join(' '))

  const end = (event: PointerEvent<SVGSVGElement>) => {
    const [start, last] = [from, pointOf(event)]
    setFrom(null)
    setTo(null)
    if (!start) return
    const box = between(start, last)
    const isTap = Math.max(box.w, box.h) < leastBox
    if (isDrawing && !isTap) return onAdd([box], '')
    const [first, until] = [wordAt(start), wordAt(last)]
    if (!isTap && first >= 0 && until >= 0 && first !== until) return hide(words.slice(Math.min(first, until), Math.max(first, until) + 1))
    const under = marks.filter((mark) => holds(mark, last))
    if (under.length > 0) return onRemove(under.map(({ id }) => id))
    if (until >= 0 && !isDrawing) hide([words[until]!])
    return undefined
  }

  return (
    <div className="relative overflow-hidden rounded-sm border border-line bg-surface">
      <img alt={t`Page ${at}`} className="block h-auto w-full" decoding="async" height={Math.round(high)} width={wide} {...source} />
      <svg
        aria-hidden="true"
        className={`absolute inset-0 size-full select-none ${isDrawing ? 'cursor-crosshair touch-none' : 'touch-pan-y'}`}
        onPointerCancel={() => setFrom(null)}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom(pointOf(event))
          setTo(null)
        }}
        onPointerMove={(event) => from && setTo(pointOf(event))}
        onPointerUp={end}
        preserveAspectRatio="none"
        viewBox={`0 0 ${wide} ${high}`}
      >
        {!isDrawing &&
          words.map((word, n) => {
            const isHidden = marks.some((mark) => touches(mark, placeOf(word)))
            return (
              <rect
                {...rect(placeOf(word))}
                className={`cursor-pointer ${isHidden ? 'fill-transparent' : 'fill-action/10 hover:fill-action/30'}`}
                data-word={n}
                key={word.join(' ')}
              />
            )
          })}
        {marks.map((mark) => (
          <rect
            {...rect(mark)}
            className={mark.id === current ? 'fill-black stroke-attention' : 'fill-black'}
            data-mark={mark.id}
            key={mark.id}
            strokeWidth={8}
          />
        ))}
        {from && to && isDrawing && <rect {...rect(between(from, to))} className="fill-black/60 stroke-action" strokeWidth={2} />}
      </svg>
    </div>
  )
}
