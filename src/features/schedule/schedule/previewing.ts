import { type CaseDeps, caseHandlers, childrenIn } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { problemsIn } from '#schedule/versions/public.ts'
import { childOf } from './children.ts'
import type { calls } from './contract.ts'
import { differenceOf, expandSchedule, planWith, rangeOf } from './expand.ts'
import { planOf } from './public.ts'

/** Rules that are not stored yet, expanded over what is in force. */
export const previewing = (deps: CaseDeps): Handlers<Pick<typeof calls, 'preview'>> => ({
  preview: caseHandlers(deps, 'schedule').readAsParent(async ({ tx, seat, caseId, now }, { body }) => {
    const plan = await planOf(tx, seat)
    const children = await childrenIn(tx, caseId)
    const child = await childOf(tx, caseId, body.child)
    const found = problemsIn(body, seat.zone, children)
    const problems = found.map((problem) => ({ ...problem, sentence: english(problem.sentence) }))
    if (found.some(({ level }) => level === 'stops')) return { problems, expanded: null, difference: null }
    const after = planWith(plan, { id: 'asked', ...body }, now)
    const start = body.effective as Day
    return {
      problems,
      expanded: expandSchedule(after, child, start, body.months),
      difference: differenceOf(plan, after, child, rangeOf(start, body.months)),
    }
  }),
})
