import type { Solved } from '#domain/optimizer/types.ts'

/** Solves mixed integer programs, outside of the thread that answers requests. */
export interface Solver {
  /**
   * Minimizes a program in the CPLEX LP format. Programs are solved one after the other, in the order of asking.
   * The same program gives the same answer, save where time is over.
   * @param milliseconds for the search, at least 1; `stopped` is the answer when they are over
   * @throws Error (a bug) for a text that is no program
   */
  solve(model: string, milliseconds: number): Promise<Solved>
  /** Ends what runs. Nothing can be asked afterwards; what was asked is refused. */
  close(): Promise<void>
}
