import { useRef } from 'react'

/** Pixels that count as a swipe (spec.md sections 5 and 9). */
export const swipeThreshold = { usual: 50, tabs: 30 } as const

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Which way a finger went: along the axis on which it went further, and only if that is more than the threshold. */
export function directionOf(dx: number, dy: number, threshold: number = swipeThreshold.usual): Direction | null {
  const isAcross = Math.abs(dx) > Math.abs(dy)
  const far = isAcross ? dx : dy
  if (Math.abs(far) <= threshold) return null
  if (isAcross) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}

/** The place in a row of `count` after a swipe: left is onward, right is back, and both ends meet. */
export function swiped(at: number, count: number, direction: Direction): number {
  if (count === 0 || direction === 'up' || direction === 'down') return at
  return (at + (direction === 'left' ? 1 : -1) + count) % count
}

/** Handlers for an element that is swiped with one finger. */
export function useSwipe(threshold: number, onSwipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]]
      start.current = null
      const direction = from && to && directionOf(to.clientX - from.x, to.clientY - from.y, threshold)
      if (direction) onSwipe(direction)
    },
    onTouchCancel: () => {
      start.current = null
    },
  }
}
