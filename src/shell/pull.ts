/** Pixels (spec.md section 9): let go after so many, and the page is asked for again; it follows no further than the second. */
export const pullThreshold = 80
export const mostPull = 120

/** How far a pull is shown that began at the very top; 0 when the finger went up, or more across than down. */
export function pulled(dx: number, dy: number): number {
  return dy <= 0 || Math.abs(dx) > dy ? 0 : Math.min(dy, mostPull)
}

export function refreshes(distance: number): boolean {
  return distance >= pullThreshold
}

/** Whether everything that scrolls around an element stands at its top: only there a pull begins. */
export function isAtTop(from: Element | null, pageTop: number): boolean {
  if (pageTop > 0) return false
  for (let at = from; at; at = at.parentElement) if (at.scrollTop > 0) return false
  return true
}
