import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { moved } from '#domain/exhibits/list.ts'

/**
 * An order that is changed by dragging, by finger or mouse, and by the arrow keys.
 * @param ids the order that is stored
 * @param save is given the new order once it stands
 */
export function useDrag(ids: readonly string[], save: (ids: readonly string[]) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ id: string; order: readonly string[] } | null>(null)
  const order = dragged?.order ?? ids

  /** The place of the row that is at this height of the screen. */
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const at = rows.findIndex(({ bottom }) => y < bottom)
    return at < 0 ? rows.length - 1 : at
  }
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, order: ids })
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (dragged?.id !== id) return
      const next = moved(dragged.order, id, placeAt(event.clientY))
      if (next.some((each, at) => each !== dragged.order[at])) setDragged({ id, order: next })
    },
    onPointerUp: () => {
      if (dragged === null) return
      setDragged(null)
      if (dragged.order.some((each, at) => each !== ids[at])) save(dragged.order)
    },
    onPointerCancel: () => setDragged(null),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (step === 0) return
      event.preventDefault()
      const next = moved(ids, id, ids.indexOf(id) + step)
      if (next.some((each, at) => each !== ids[at])) save(next)
    },
  })
  return { list, order, dragged: dragged?.id ?? null, handle }
}
