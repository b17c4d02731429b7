import type { Cases } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Ics } from '#ports/ics/port.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  ics: Ics
  appUrl: string
  /** Whether someone is in safety mode: what they share, and what their feeds hold, has no place. */
  isSafety: (account: string) => Promise<boolean>
}
