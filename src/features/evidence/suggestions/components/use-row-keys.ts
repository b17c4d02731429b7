import type { RefObject } from 'react'
import { useSingleKeys } from '#web/single-keys.ts'

/** What lists mark for the keys. */
const row = '[data-suggestion]'

export type Verb = 'accept' | 'edit' | 'dismiss'
const verbs: Readonly<Record<string, Verb>> = { a: 'accept', e: 'edit', d: 'dismiss' }

/** Puts the focus on a row by its place; the last one where there are fewer. */
export function focusRow(list: HTMLElement | null, at: number) {
  const rows = [...(list?.querySelectorAll<HTMLElement>(row) ?? [])]
  const target = rows[Math.min(Math.max(at, 0), rows.length - 1)]
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}

/**
 * The keys of a list of suggestions: a accepts, e edits, d dismisses the row with the focus, else the first; j and k move; u undoes.
 * @param press what a key does to the row with this id, at this place
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  press: (verb: Verb, id: string, at: number) => void,
  undo: (() => void) | null,
) {
  useSingleKeys((key) => {
    if (key === 'u') {
      undo?.()
      return undo !== null
    }
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(row) ?? [])]
    if (rows.length === 0) return false
    const focused = rows.findIndex((each) => each.contains(document.activeElement))
    if (key === 'j' || key === 'k') {
      focusRow(list.current, focused < 0 ? 0 : focused + (key === 'j' ? 1 : -1))
      return true
    }
    const verb = verbs[key]
    if (!verb) return false
    const at = Math.max(focused, 0)
    press(verb, rows[at]!.dataset['suggestion']!, at)
    return true
  })
}
