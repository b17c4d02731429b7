import { Fragment, type ReactNode, useMemo } from 'react'
import { useWindow } from './use-window.ts'

interface WindowedProps<P> {
  parts: readonly P[]
  /** Names a part; the same for as long as it is there. */
  keyOf: (part: P, index: number) => string
  /** The height of a part that was not drawn yet, px. */
  guess: number
  /** How many parts are drawn at first; all where it is left out. */
  atFirst?: number
  /** A part: its rows are list items. */
  renderPart: (part: P, index: number) => ReactNode
  /** What stands for a part that is not drawn: nothing that is seen. */
  renderHeld?: (part: P) => ReactNode
}

/** A long list in parts, of which those near the screen are drawn. */
export function Windowed<P>({ parts, keyOf, guess, atFirst, renderPart, renderHeld }: WindowedProps<P>) {
  const names = parts.map(keyOf).join('\n')
  const keys = useMemo(() => names.split('\n'), [names])
  const { list, isDrawn, above, below, part } = useWindow(keys, guess, atFirst)
  const others = (some: (index: number) => boolean) =>
    parts.map((one, index) => some(index) && <Fragment key={keys[index]}>{renderHeld?.(one)}</Fragment>)
  const first = parts.findIndex((_one, index) => isDrawn(index))
  return (
    <div ref={list}>
      {above > 0 && <div aria-hidden style={{ height: above }} />}
      {others((index) => index < first && !isDrawn(index))}
      {parts.map(
        (one, index) =>
          isDrawn(index) && (
            <div data-part={keys[index]} key={keys[index]} ref={part}>
              {renderPart(one, index)}
            </div>
          ),
      )}
      {others((index) => index > first && !isDrawn(index))}
      {below > 0 && <div aria-hidden style={{ height: below }} />}
    </div>
  )
}
