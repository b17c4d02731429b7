import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far around the screen parts are drawn, in heights of it; twice as far they are dropped again. */
const ahead = 2.5

/** What scrolls an element: the column that it is in, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at !== document.body && at !== document.documentElement) return at
  return document.scrollingElement ?? document.documentElement
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** The first of some rows, in their order, that is not above the screen: by halves, for it is looked for at every step of scrolling. */
function firstSeen(rows: ArrayLike<Element>): Element | undefined {
  let [above, seen] = [-1, rows.length]
  while (seen - above > 1) {
    const middle = (above + seen) >> 1
    if (rows[middle]!.getBoundingClientRect().bottom > 0) seen = middle
    else above = middle
  }
  return rows[seen]
}

/**
 * Of a long list that is drawn in parts only those near the screen, so that the page has few nodes however long it gets: two gaps stand for
 * the others. What is read stays where it is when the parts above it change: Safari has no scroll anchoring of its own (CSS Scroll Anchoring).
 * On paper every part is drawn.
 * @param keys the parts, in their order: each key as long as its part is there
 * @param guess the height of a part that was not drawn yet, px
 * @param atFirst how many parts are drawn before the screen was looked at
 */
export function useWindow(keys: readonly string[], guess: number, atFirst = Infinity) {
  const list = useRef<HTMLDivElement>(null)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set(keys.slice(0, atFirst)))
  const [isPrinting, setPrinting] = useState(false)
  const anchor = useRef<{ row: Element; offset: number } | null>(null)
  const parts = useRef<ResizeObserver>(null)

  const heightOf = (key: string) => heights.get(key) ?? guess
  // Of a list that is all new, such as one that was filtered, the first are drawn until the screen was looked at: never an empty page.
  const isNew = !keys.some((key) => drawn.has(key))
  const isDrawn = keys.map((key, index) => isPrinting || drawn.has(key) || (isNew && index < 2))
  const from = Math.max(isDrawn.indexOf(true), 0)
  const until = isDrawn.lastIndexOf(true) + 1
  const sum = (some: readonly string[]) => some.reduce((all, key) => all + heightOf(key), 0)

  const hold = useEffectEvent(() => {
    const box = list.current!
    const row = firstSeen(box.querySelectorAll('li'))
    anchor.current = row ? { row, offset: topOf(row) - topOf(box) } : null
  })
  /** The first row on the screen goes back to where it was, if what is above it got taller or shorter. */
  const settle = useEffectEvent(() => {
    const box = list.current
    const held = anchor.current
    if (box && held?.row.isConnected) {
      const moved = topOf(held.row) - topOf(box) - held.offset
      if (Math.abs(moved) > 0.5) scrollerOf(box).scrollBy({ top: moved, behavior: 'instant' })
    }
    if (box) hold()
  })
  const look = useEffectEvent(() => {
    const box = list.current
    if (!box) return
    const top = topOf(box)
    const near = (by: number, begin: number, end: number) => top + end > -by * innerHeight && top + begin < (1 + by) * innerHeight
    // As tall as they are now: what was noted may be of a moment before.
    const now = new Map([...box.querySelectorAll<HTMLElement>('[data-part]')].map((each) => [each.dataset['part']!, each.offsetHeight]))
    const next = new Set<string>()
    let begin = 0
    for (const key of keys) {
      const end = begin + (now.get(key) || heightOf(key))
      if (near(ahead, begin, end) || (drawn.has(key) && near(ahead * 2, begin, end))) next.add(key)
      begin = end
    }
    if (next.size !== drawn.size || [...next].some((key) => !drawn.has(key))) startTransition(() => setDrawn(next))
  })
  const measured = useEffectEvent((entries: readonly ResizeObserverEntry[]) => {
    const now = entries.map(({ target }) => [(target as HTMLElement).dataset['part']!, target.getBoundingClientRect().height] as const)
    const changed = now.filter(([key, height]) => height > 0 && Math.abs((heights.get(key) ?? 0) - height) > 0.5)
    if (changed.length > 0) setHeights(new Map([...heights, ...changed]))
    settle()
  })
  useEffect(() => {
    const observer = new ResizeObserver((entries) => measured(entries))
    parts.current = observer
    for (const part of list.current!.querySelectorAll('[data-part]')) observer.observe(part)
    // Rows come and go in steps of their own (`useDeferredValue`): what is read is put back at once, before anyone scrolls on.
    const changes = new MutationObserver(() => settle())
    changes.observe(list.current!, { childList: true, subtree: true })
    let frame = 0
    const scrolled = () => {
      // First what has changed above since the last time: the place it is scrolled to does not show that.
      settle()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look())
    }
    const print = (is: boolean) => () => flushSync(() => setPrinting(is))
    const [before, after] = [print(true), print(false)]
    // Whatever scrolls, the page or a column of it.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    addEventListener('resize', scrolled)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    const scroller = scrollerOf(list.current!) as HTMLElement
    // Where the browser anchors by itself, the two would add up.
    scroller.style.overflowAnchor = 'none'
    return () => {
      observer.disconnect()
      changes.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', scrolled, { capture: true })
      removeEventListener('resize', scrolled)
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
      scroller.style.overflowAnchor = ''
    }
  }, [])
  useLayoutEffect(() => {
    settle()
    look()
  })
  const part = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    parts.current?.observe(element)
    return () => parts.current?.unobserve(element)
  }, [])
  return {
    list,
    /** Of each part: whether it is drawn. */
    isDrawn: (index: number) => index >= from && index < until,
    above: sum(keys.slice(0, from)),
    below: sum(keys.slice(until)),
    /** For the element of a part, which has its key as `data-part`. */
    part,
  }
}
