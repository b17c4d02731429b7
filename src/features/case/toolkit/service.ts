import { caseHandlers } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { own } from '#case/cases/own.ts'
import { recordOf } from './record.ts'

export const service = (deps: Deps): Handlers<typeof calls> => ({
  ...own(deps),

  record: caseHandlers(deps, 'case', ['case', 'orders', 'hearings', 'children']).read(calls.record, async (c) => ({
    record: await recordOf(c.tx, c.seat, c.now, deps),
  })),
})
