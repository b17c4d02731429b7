import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { childrenIn, requireParent } from '#case/cases/public.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { problemsIn } from '#schedule/versions/public.ts'
import { childOf } from './children.ts'
import type { calls } from './contract.ts'
import { planOf } from './public.ts'
import { differenceOf, expandSchedule, planWith, rangeOf } from './expand.ts'

/** Rules that are not kept yet, laid out over what is in force. */
export function previewing({ cases, clock }: CaseDeps): Handlers<Pick<typeof calls, 'preview'>> {
  return {
    preview: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const plan = await planOf(tx, here)
        const children = await childrenIn(tx, here.caseId)
        const child = await childOf(tx, here.caseId, body.child)
        const problems = problemsIn(body, here.zone, children)
        if (problems.some(({ level }) => level === 'stops')) return { problems, laid: null, difference: null }
        const after = planWith(plan, { id: 'asked', ...body }, clock())
        const start = body.effective as Day
        return {
          problems,
          laid: expandSchedule(after, child, start, body.months),
          difference: differenceOf(plan, after, child, rangeOf(start, body.months)),
        }
      }),
  }
}
