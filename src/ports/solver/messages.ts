/** What the thread of the solver is asked. */
export interface Asked {
  id: number
  model: string
  milliseconds: number
}

/** What it answers: names and values of the variables side by side, or why the program could not be read. */
export type Answered =
  | { id: number; status: 'optimal' | 'infeasible' | 'stopped'; names: string[]; values: Float64Array | null; milliseconds: number }
  | { id: number; failure: string }
