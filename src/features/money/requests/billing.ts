import type { CaseTx } from '#access/cases.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Side, Split } from '#domain/splits/split.ts'
import { slot } from '#feature/slots.ts'

/** What is divided: whole cents, the day it is planned for, and who is to pay it first. */
export interface Estimate {
  cents: number
  day: string
  category: string | null
  children: readonly string[]
  payer: Side
}

/** The feature above that has the expenses: how an estimate would be divided, and what was billed. */
export interface Billing {
  /**
   * The split of the category on that day, and the shares under it after what counted in that year.
   * @returns `category`: the row whose split it is
   * @throws Fault `invalid` at the field that is wrong
   */
  divided: (
    tx: CaseTx,
    seat: Membership,
    now: number,
    estimate: Estimate,
  ) => Promise<{ category: string; split: Split; shares: { A: number; B: number } }>
  /** The expenses that were sent for each request and not withdrawn: how many, and their cents. */
  billed: (tx: CaseTx, caseId: string, requests: readonly string[]) => Promise<ReadonlyMap<string, { count: number; cents: number }>>
}

export const billing = slot<Billing>('bills of requests')
