import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'

/** One thing that a seat was given by itself, such as a thread of messages. */
export interface ChosenThing {
  id: string
  title: string
  /** Its page, as a path of this site. */
  to: string
}

/** What a feature above lets a parent give to a seat one by one, beside the scopes that show all of a kind. */
export interface ChosenPart {
  /** What these seats, granted by the one who acts, were given, by the seat's id. */
  of: (tx: CaseTx, caseId: string, seats: readonly string[]) => Promise<ReadonlyMap<string, readonly ChosenThing[]>>
  /** Takes one back. @returns whether the seat had it, by the one who acts */
  takeBack: (tx: CaseTx, of: { caseId: string; by: string; seat: string; thing: string; at: Date }) => Promise<boolean>
}

export const chosenParts = slot<ChosenPart>('what a seat is given one by one')
