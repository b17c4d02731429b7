import type { CaseTx } from '#access/cases.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Side } from '#case/cases/contract.ts'
import { slot } from '#feature/slots.ts'
import type { Day } from '#kernel/day.ts'
import type { Days } from './days-given.ts'

/** A day on which a parent owes something to the other one. */
export interface Due {
  id: string
  day: Day
  payer: Side
  /** Whole US cents. */
  cents: number
  /** What is open of it; 0 unless it is `open` or `part`. */
  open: number
  /** By the reader's own books. `unknown`: their seat shows some days only, so payments may be outside of it. */
  state: 'coming' | 'open' | 'part' | 'settled' | 'unknown'
  /** An address of the site. */
  to: string
}

/** What is due on some days, as far as a seat shows it; nothing where it shows none of it. Writes nothing. */
export type DueSource = (tx: CaseTx, here: Membership, days: Days, today: Day) => Promise<readonly Due[]>

/** Features with due days fill it: the calendar and feeds show them. It stands here because the calendar needs feeds. */
export const dueSource = slot<DueSource>('due days')
