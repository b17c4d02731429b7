import { lockCase } from '#access/cases.ts'
import { type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { Handlers } from '#http/bind.ts'
import { checkBase, newestOf, otherJoined, settled, versionsOf } from '#schedule/versions/public.ts'
import type { calls } from './contract.ts'
import { openChanges } from './open-changes.ts'
import { planOf } from './public.ts'
import { answerChange, changesIn } from './store.changes.ts'

/** What was agreed before the newest version: both parents say whether they still mean it. */
export const confirming = (deps: CaseDeps): Handlers<Pick<typeof calls, 'confirm'>> => ({
  confirm: caseHandlers(deps, 'schedule').change(async (c, { params, body }) => {
    await lockCase(c.tx, c.caseId)
    const plan = await planOf(c.tx, c.seat)
    const newest = newestOf(await versionsOf(c.tx, c.caseId))
    const open = openChanges(plan, await changesIn(c.tx, c.caseId), newest, c.now)
    const { row } = open.find((one) => one.row.id === params.change) ?? notFound(msg`There is nothing to confirm here.`)
    checkBase(newest, body.version)
    const before = row.answers.version === newest!.id ? row.answers : {}
    const answers = { ...before, version: newest!.id, [c.seat.side]: body.say }
    const isBoth = !(await otherJoined(c.tx, c.seat)) || answers.A === answers.B
    const is = !isBoth ? 'open' : body.say === 'keep' ? 'confirmed' : 'dropped'
    const settling = { confirmedFor: is === 'confirmed' ? newest!.id : row.confirmedFor, droppedAt: is === 'dropped' ? c.at : null }
    if (!(await answerChange(c.tx, { caseId: c.caseId, id: params.change }, { answers, ...settling }))) throw settled()
    // The swap that it came from says so as well.
    if (is === 'dropped' && row.tradeId !== null) await c.publish('trades')
    return { reply: { is }, publish: 'all', record: { change: params.change, version: newest!.id, say: body.say, is } }
  }),
})
