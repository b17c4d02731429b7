import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { changing, requireSeat } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { own } from './own.ts'
import { recordOf } from './record.ts'

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, clock, random } = deps
  return {
    ...own(changing(deps)),

    record: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: ['case', 'orders', 'hearings', 'children'] }, { clock, random })
        return { record: here && (await recordOf(tx, here, clock(), deps)) }
      }),
  }
}
