import { useEffect } from 'react'
import type { Case } from '../contract.ts'

/** The names on the page's own timeline (User Timing). Nothing of it is sent or kept. */
const shown = 'a rating is shown'
const decision = 'a rating is decided'

/** The desk's clock: it begins again with each rating that is shown, also with the same one shown again. */
export function useClock(open: Case | null): void {
  useEffect(() => {
    performance.clearMarks(shown)
    if (open) performance.mark(shown)
  }, [open])
}

/** Notes how long the decision took, from the rating on the screen to the server's word that it is done. */
export function decided(): void {
  if (performance.getEntriesByName(shown).length > 0) performance.measure(decision, shown)
}
