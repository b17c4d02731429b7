import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { feel } from './haptics.ts'
import { isAtTop, pulled, refreshes } from './pull.ts'
import { Spinner } from './spinner.tsx'

type State = 'rest' | 'pulling' | 'ready' | 'refreshing'

/** Pulling down from the top asks again for what the page shows (spec.md sections 4 and 9). Stands above the page's content. */
export function PullToRefresh() {
  const client = useQueryClient()
  const [state, setState] = useState<State>('rest')
  const space = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    let distance = 0
    const show = (pixels: number) => {
      distance = pixels
      // Follows the finger without drawing the page again.
      space.current?.style.setProperty('height', `${pixels}px`)
    }
    const begin = ({ touches, target }: TouchEvent) => {
      const touch = touches[0]!
      const isFree = target instanceof Element && !target.closest('dialog') && isAtTop(target, window.scrollY)
      start = touches.length === 1 && isFree ? { x: touch.clientX, y: touch.clientY } : null
    }
    const move = ({ touches }: TouchEvent) => {
      if (!start) return
      show(pulled(touches[0]!.clientX - start.x, touches[0]!.clientY - start.y))
      setState(distance === 0 ? 'rest' : refreshes(distance) ? 'ready' : 'pulling')
    }
    const end = () => {
      const isDue = start !== null && refreshes(distance)
      start = null
      show(0)
      setState(isDue ? 'refreshing' : 'rest')
      if (!isDue) return
      client
        .refetchQueries({ type: 'active' }, { throwOnError: true })
        .then(
          () => feel('light'),
          () => feel('heavy'),
        )
        .finally(() => setState('rest'))
    }
    const cancel = () => {
      start = null
      show(0)
      setState('rest')
    }
    // The browser's own pull would load the whole page and drop what was typed.
    document.documentElement.classList.add('overscroll-y-contain')
    addEventListener('touchstart', begin, { passive: true })
    addEventListener('touchmove', move, { passive: true })
    addEventListener('touchend', end)
    addEventListener('touchcancel', cancel)
    return () => {
      document.documentElement.classList.remove('overscroll-y-contain')
      removeEventListener('touchstart', begin)
      removeEventListener('touchmove', move)
      removeEventListener('touchend', end)
      removeEventListener('touchcancel', cancel)
    }
  }, [client])
  return (
    <output className="no-print block text-center text-sm text-soft">
      <div aria-hidden className="flex items-end justify-center overflow-hidden" ref={space}>
        <span className="pb-3 empty:hidden">
          {state === 'pulling' && <Trans>Pull down to refresh</Trans>}
          {state === 'ready' && <Trans>Let go to refresh</Trans>}
        </span>
      </div>
      {state === 'refreshing' && (
        <span className="block py-3">
          <Spinner>
            <Trans>Refreshing</Trans>
          </Spinner>
        </span>
      )}
    </output>
  )
}
