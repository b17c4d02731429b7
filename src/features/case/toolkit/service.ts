import { caseHandlers, ownRows } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { recordOf } from './record.ts'
import { addView, removeView } from './store.ts'

export function service(deps: Deps): Handlers<typeof calls> {
  const views = ownRows(deps, 'case', { isRecorded: false })
  return {
    record: caseHandlers(deps, 'case', ['case', 'orders', 'hearings', 'children']).read(calls.record, async (c) => ({
      record: await recordOf(c.tx, c.seat, c.now, deps),
    })),

    saveView: views.add((c, by, { body }) => addView(c.tx, by, body)),
    removeView: views.toggle(msg`There is no such view.`, (c, { params, body }) =>
      removeView(c.tx, c.caseId, params.view, body.removed ? c.at : null),
    ),
  }
}
