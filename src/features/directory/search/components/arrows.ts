import type { KeyboardEvent } from 'react'

/** The search field, then the people found: where the arrow keys lead. Enter opens the person who has the focus. */
const stops = 'input[name=q], #found h2 a'

/** Moves the focus between the search field and the people found by the arrow keys up and down. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const list = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const at = list.indexOf(event.target as HTMLElement)
  const next = at < 0 ? undefined : list[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
