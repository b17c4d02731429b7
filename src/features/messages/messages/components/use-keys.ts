import { useLocation } from 'wouter'
import { useSingleKeys } from '#web/single-keys.ts'

/** What lists and threads mark for the keys: a thread's row by its id; a message, with where it is answered. */
const [threads, messages] = ['[data-thread]', '[data-message]']

interface Keys {
  /** The thread that is open. */
  opened: string | null
  /** Archives a thread. */
  onArchive: ((thread: string) => void) | null
  onHelp: () => void
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const hasFocus = (row: HTMLElement) => row.contains(document.activeElement)

/** The place of the row with the focus; else of the first one that is on the screen. */
function here(rows: readonly HTMLElement[]): { at: number; isFocused: boolean } {
  const focused = rows.findIndex(hasFocus)
  if (focused >= 0) return { at: focused, isFocused: true }
  const seen = rows.findIndex((row) => row.getBoundingClientRect().top >= 0)
  return { at: Math.max(seen, 0), isFocused: false }
}

function step(by: 1 | -1, isOpened: boolean): boolean {
  const inList = all(threads)
  const rows = isOpened && !inList.some(hasFocus) ? all(messages) : inList
  const { at, isFocused } = here(rows)
  const row = rows[isFocused ? at + by : at]
  const place = row?.matches(messages) ? row : row?.querySelector('a')
  if (!place) return false
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'nearest' })
  return true
}

/** Opens the message that has the focus: the press that is its first view. A thread's row is a link, and Enter follows it by itself. */
function openFocused(): boolean {
  const button = document.activeElement?.matches(messages) ? document.activeElement.querySelector<HTMLElement>('[data-open]') : null
  button?.click()
  return button !== null
}

function toSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content input[type=search]')
  if (!field?.checkVisibility()) return false
  field.focus()
  field.select()
  return true
}

/** The keys of the messages, one letter each. */
export function useKeys({ opened, onArchive, onHelp }: Keys) {
  const [, go] = useLocation()
  const reply = () => {
    const rows = all(messages)
    const to = (rows.find(hasFocus) ?? rows.findLast((row) => row.dataset['reply'] !== undefined))?.dataset['reply']
    if (to !== undefined) go(to)
    return to !== undefined
  }
  const archive = () => {
    const thread = all(threads).find(hasFocus)?.dataset['thread'] ?? opened
    if (thread !== null) onArchive?.(thread)
    return thread !== null && onArchive !== null
  }
  useSingleKeys((key) => {
    if (key === 'j') return step(1, opened !== null)
    if (key === 'k') return step(-1, opened !== null)
    if (key === 'Enter') return openFocused()
    if (key === 'e') return archive()
    if (key === 'r') return reply()
    if (key === '/') return toSearch()
    if (key === '?') onHelp()
    return key === '?'
  })
}
