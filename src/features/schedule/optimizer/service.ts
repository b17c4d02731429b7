import { signedIn } from '#access/actor.ts'
import type { Cases } from '#access/cases.ts'
import type { Solve } from '#domain/optimizer/types.ts'
import type { Handlers } from '#http/bind.ts'
import { requireParent } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { bestPatterns } from './searching.ts'

export interface Deps {
  cases: Cases
  /** Solves the programs of patterns of 28 nights. */
  solve: Solve
}

export function service({ cases, solve }: Deps): Handlers<typeof calls> {
  return {
    optimize: async ({ actor, params, body }) => {
      await cases.asActor(signedIn(actor), (tx) => requireParent(tx, params.case))
      // Outside of the transaction: no connection waits for a search.
      return bestPatterns(body, solve)
    },
  }
}
