import * as highsModule from 'highs'
import type { Solved } from '#domain/optimizer/types.ts'

// The thread of highs.ts. HiGHS computes without a pause: in a thread of its own it holds up nobody.

// Its types are written for CommonJS, its ES module has the loader as its default.
const loadHighs = highsModule.default as unknown as typeof highsModule.default.default
const highs = await loadHighs()

export interface Program {
  model: string
  milliseconds: number
}

function solutionOf({ model, milliseconds }: Program) {
  try {
    return highs.solve(model, {
      time_limit: Math.max(0.001, milliseconds / 1000),
      threads: 1,
      random_seed: 0,
      // Scores are whole numbers: a gap below one is none.
      mip_rel_gap: 0,
      mip_abs_gap: 0.9,
    })
  } catch (failure) {
    throw new Error(`The solver could not use a program: ${String(failure)}`, { cause: failure })
  }
}

export function solve(program: Program): Solved {
  const began = performance.now()
  const solution = solutionOf(program)
  const nothing = { values: null, milliseconds: performance.now() - began }
  if (solution.Status === 'Infeasible') return { ...nothing, status: 'infeasible' }
  const columns = Object.values(solution.Columns).flatMap((column) => ('Primal' in column ? [column] : []))
  const found = { ...nothing, values: new Map(columns.map(({ Name, Primal }) => [Name, Primal])) }
  if (solution.Status === 'Optimal') return { ...found, status: 'optimal' }
  // Without a solution the objective is infinite, and the columns hold nothing that counts.
  if (solution.Status === 'Time limit reached')
    return { ...(Number.isFinite(solution.ObjectiveValue) ? found : nothing), status: 'stopped' }
  throw new Error(`The solver could not use a program: it ended with "${solution.Status}"`)
}
