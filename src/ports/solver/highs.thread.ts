import { parentPort } from 'node:worker_threads'
import * as highsModule from 'highs'
import type { Answered, Asked } from './messages.ts'

// The thread of highs.ts. HiGHS computes without a pause: in a thread of its own it holds up nobody.

// Its types are written for CommonJS, its ES module has the loader as its default.
const loadHighs = highsModule.default as unknown as typeof highsModule.default.default
const highs = await loadHighs()

function answer({ id, model, milliseconds }: Asked): Answered {
  const began = performance.now()
  try {
    const solution = highs.solve(model, {
      time_limit: Math.max(0.001, milliseconds / 1000),
      threads: 1,
      random_seed: 0,
      // Scores are whole numbers: a gap below one is none.
      mip_rel_gap: 0,
      mip_abs_gap: 0.9,
    })
    const took = performance.now() - began
    const nothing = { id, names: [], values: null, milliseconds: took }
    if (solution.Status === 'Infeasible') return { ...nothing, status: 'infeasible' }
    const columns = Object.values(solution.Columns).flatMap((column) => ('Primal' in column ? [column] : []))
    const found = {
      id,
      names: columns.map(({ Name }) => Name),
      values: Float64Array.from(columns, ({ Primal }) => Primal),
      milliseconds: took,
    }
    if (solution.Status === 'Optimal') return { ...found, status: 'optimal' }
    // Without a solution the objective is infinite, and the columns hold nothing that counts.
    if (solution.Status === 'Time limit reached')
      return { ...(Number.isFinite(solution.ObjectiveValue) ? found : nothing), status: 'stopped' }
    return { id, failure: `it ended with "${solution.Status}"` }
  } catch (failure) {
    return { id, failure: String(failure) }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.on('message', (asked: Asked) => parentPort!.postMessage(answer(asked)))
