import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Milliseconds after which the bar of a scroll area is hidden again (spec.md section 9). */
export const scrollHideDelay = 600

/** Tells when scrolling has begun and when it has rested so long. `later` is the timer, and gives what stops it. */
export function scrollWatch(tell: (isScrolling: boolean) => void, later: (run: () => void, after: number) => () => void) {
  let stop: (() => void) | null = null
  return {
    scrolled: () => {
      if (stop) stop()
      else tell(true)
      stop = later(() => {
        stop = null
        tell(false)
      }, scrollHideDelay)
    },
    end: () => stop?.(),
  }
}

const timer = (run: () => void, after: number) => {
  const id = setTimeout(run, after)
  return () => clearTimeout(id)
}

/** A part of the screen that scrolls by itself; its bar shows while it does. */
export function ScrollArea({ className, children }: { className: string; children: ReactNode }) {
  const [isScrolling, setScrolling] = useState(false)
  const watch = useRef<ReturnType<typeof scrollWatch>>(null)
  useEffect(() => {
    watch.current = scrollWatch(setScrolling, timer)
    return () => watch.current?.end()
  }, [])
  return (
    <div
      className={`overflow-y-auto overscroll-contain [scrollbar-gutter:stable] [scrollbar-width:thin] ${
        isScrolling ? '[scrollbar-color:var(--color-edge)_transparent]' : '[scrollbar-color:transparent_transparent]'
      } ${className}`}
      onScroll={() => watch.current?.scrolled()}
    >
      {children}
    </div>
  )
}
