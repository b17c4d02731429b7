import type { CaseDeps } from '#case/cases/public.ts'

export interface Deps extends CaseDeps {
  /** Whether someone is in safety mode: what they share has no place. */
  isSafety: (account: string) => Promise<boolean>
}
