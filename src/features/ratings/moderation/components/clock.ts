import { useEffect } from 'react'
import type { Case } from '../contract.ts'

/** The names of the marks on the browser's own timeline (User Timing). Nothing is sent or stored. */
const shown = 'a rating is shown'
const decision = 'a rating is decided'

/** Starts the desk's clock each time a rating is opened, also if the same one is opened again. */
export function useClock(open: Case | null): void {
  useEffect(() => {
    performance.clearMarks(shown)
    if (open) performance.mark(shown)
  }, [open])
}

/** Measures how long the decision took, from the rating's appearance on the screen until the server confirmed the decision. */
export function decided(): void {
  if (performance.getEntriesByName(shown).length > 0) performance.measure(decision, shown)
}
