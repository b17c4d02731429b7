import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Box, chosenOf } from '#domain/evidence/placed-words.ts'
import type { TextPage } from '../contract.ts'

/** Words of a page that its reader selected. */
export interface Selection {
  page: number
  quote: string
  /** Where they stand, one for each line; none on a page without places. */
  boxes: readonly Box[]
}

/** A selection grows while the pointer moves. Milliseconds. */
const settled = 250

/** Tells of words that are selected below an element. */
export function useSelection(
  root: RefObject<HTMLElement | null>,
  page: TextPage | null,
  onSelection: ((selection: Selection) => void) | undefined,
) {
  const tell = useEffectEvent(() => {
    const range = rangeIn(root.current)
    if (!range || !page || !onSelection) return
    if (page.words.length === 0) {
      const quote = range.toString().trim().slice(0, 5000)
      if (quote !== '') onSelection({ page: page.page, quote, boxes: [] })
      return
    }
    const chosen = new Set([...root.current!.querySelectorAll('[data-word]')].filter((node) => isCovered(range, node)).map(wordOf))
    if (chosen.size > 0) onSelection({ page: page.page, ...chosenOf(page.words, (word) => chosen.has(word)) })
  })
  const isHeard = onSelection !== undefined
  useEffect(() => {
    if (!isHeard) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, settled)
    }
    document.addEventListener('selectionchange', listen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', listen)
    }
  }, [isHeard])
}

function rangeIn(root: HTMLElement | null): Range | null {
  const selection = getSelection()
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  return range.intersectsNode(root) ? range : null
}

const wordOf = (node: Element) => Number(node.getAttribute('data-word'))

/** Whether at least one character of a word is selected: a range may end just before it, or begin just after it. */
function isCovered(range: Range, node: Element): boolean {
  const word = document.createRange()
  word.selectNodeContents(node)
  return range.compareBoundaryPoints(Range.END_TO_START, word) < 0 && range.compareBoundaryPoints(Range.START_TO_END, word) > 0
}
