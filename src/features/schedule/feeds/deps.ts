import type { CaseDeps } from '#case/cases/public.ts'
import type { Ics } from '#ports/ics/port.ts'

export interface Deps extends CaseDeps {
  ics: Ics
  appUrl: string
  /** Whether someone is in safety mode: what they share, and what their feeds hold, has no place. */
  isSafety: (account: string) => Promise<boolean>
}
