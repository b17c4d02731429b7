import { type CaseDeps, caseHandlers, checkDays, ownRows } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { addTask, changeTask } from './store.ts'

const noTask = msg`There is no such task.`

/** Refuses to restore a task of a checklist that was added again: the database has each once (PostgreSQL, appendix A). */
async function listedOnce<R>(saved: Promise<R>): Promise<R> {
  try {
    return await saved
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    throw new Fault('conflict', msg`It is on your list again already.`)
  }
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const { alter, toggle } = ownRows(deps, 'case')
  return {
    addTask: caseHandlers(deps, 'case').change(async (c, { body: { title, dueOn, item = null } }) => {
      checkDays({ dueOn }, ['dueOn'])
      const { id, isNew } = await addTask(c.tx, c.authored(), { title, dueOn, item })
      return { reply: { id }, publish: isNew && 'author' }
    }),
    changeTask: alter(noTask, async (c, { params, body }) => {
      checkDays(body, ['dueOn'])
      return changeTask(c.tx, c.caseId, params.task, { title: body.title, due_on: body.dueOn })
    }),
    doTask: toggle(noTask, (c, { params, body }) => changeTask(c.tx, c.caseId, params.task, { done_at: body.done ? c.at : null })),
    removeTask: toggle(noTask, (c, { params, body }) =>
      listedOnce(changeTask(c.tx, c.caseId, params.task, { removed_at: body.removed ? c.at : null })),
    ),
  }
}
