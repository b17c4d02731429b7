import type { Actor } from '#access/actor.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { slot } from '#feature/slots.ts'
import type { PaperName } from './contract.ts'

/** A paper that a feature makes: its text is checked before it is printed, and it is printed with what was chosen. */
export interface LeavingPaper {
  name: PaperName
  /** The name of the file that is downloaded. */
  file: string
  /**
   * The paper as it would be printed now, read as the person who asks.
   * @param part which records it has, by the names of its own page
   * @throws Fault `invalid` for a part that the feature doesn't know, `not_found` for a case that is not theirs
   */
  read: (asked: { actor: Actor; caseId: string; part: Readonly<Record<string, string>> }) => Promise<Paper>
}

/** Features whose papers leave fill it. */
export const leavingPaper = slot<LeavingPaper>('papers that leave')
