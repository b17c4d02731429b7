import type { Cases } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  /** Whether someone is in safety mode: what they share has no place. */
  isSafety: (account: string) => Promise<boolean>
}
