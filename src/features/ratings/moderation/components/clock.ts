import { useEffect } from 'react'
import type { Case } from '../contract.ts'

/** The names of the marks on the browser's own timeline (User Timing). Nothing is sent or stored. */
const openedMark = 'a rating is shown'
const decision = 'a rating is decided'

/** Starts the desk's clock each time a rating is opened, also if the same one is opened again. */
export function useClock(open: Case | null): void {
  useEffect(() => {
    performance.clearMarks(openedMark)
    if (open) performance.mark(openedMark)
  }, [open])
}

/** Measures how long the decision took, from the rating's appearance on the screen until the server confirmed the decision. */
export function decided(): void {
  if (performance.getEntriesByName(openedMark).length > 0) performance.measure(decision, openedMark)
}
