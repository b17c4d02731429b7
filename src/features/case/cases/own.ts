import type { Authored } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, checkDays, type InCase, notFound, type ParentContext } from './public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { calls } from '#case/toolkit/contract.ts'
import { addContact, changeContact, endContact } from '#case/contacts/store.ts'
import { saveProfile } from '#case/intake/store.ts'
import { addTask, changeTask } from '#case/tasks/store.ts'
import { addView, removeView } from '#case/toolkit/store.ts'

const noContact = msg`There is no such contact.`
const noTask = msg`There is no such task.`
const noView = msg`There is no such view.`

/** The database names by its code what it refused (PostgreSQL, appendix A): a link to nobody, and a task that is on the list. */
function sentenceOf(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23503' && String(constraint).includes('professional'))
    return new Fault('invalid', msg`The directory has nobody like that.`, { field: 'professionalId' })
  return code === '23505' ? new Fault('conflict', msg`It is on your list again already.`) : error
}

/** What each parent has for themselves: only their own pages, and their attorney's, hear of a change. */
export function own(deps: CaseDeps): Omit<Handlers<typeof calls>, 'record'> {
  const on = caseHandlers(deps, 'case')
  const save = <A extends InCase, R>(work: (c: ParentContext, asked: A) => Promise<R>) => {
    const change = on.change(async (c, asked: A) => ({ reply: await work(c, asked), publish: 'author' }))
    return async (asked: A): Promise<R> => {
      try {
        return await change(asked)
      } catch (error) {
        throw sentenceOf(error)
      }
    }
  }
  /** A new row of their own; sent again with the same key it is the same one. */
  const add = <A extends InCase>(work: (c: CaseContext, by: Authored, asked: A) => Promise<string>) =>
    save(async (c, asked: A) => ({ id: await work(c, c.authored(), asked) }))
  /** A row of their own that is there, or was. @param work whether there was one */
  const alter = <A extends InCase>(none: Text, work: (c: CaseContext, asked: A) => Promise<boolean>) =>
    save(async (c, asked: A) => {
      if (!(await work(c, asked))) notFound(none)
      return { saved: true }
    })
  /** The same for a row that is taken away or done, and brought back: the reply is what was asked. */
  const toggle = <B, A extends InCase & { body: B }>(none: Text, work: (c: CaseContext, asked: A) => Promise<boolean>) =>
    save(async (c, asked: A): Promise<B> => {
      if (!(await work(c, asked))) notFound(none)
      return asked.body
    })
  return {
    saveProfile: save(async (c, { body }) => {
      checkDays(body, ['marriedOn', 'separatedOn', 'filedOn', 'servedOn', 'decreeOn'])
      await saveProfile(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }, body)
      return { saved: true }
    }),

    addContact: add((c, by, { body }) => addContact(c.tx, by, body)),
    changeContact: alter(noContact, (c, { params, body }) => changeContact(c.tx, c.caseId, params.contact, body)),
    removeContact: toggle(noContact, (c, { params, body }) => endContact(c.tx, c.caseId, params.contact, body.removed ? c.at : null)),

    addTask: add(async (c, by, { body }) => {
      checkDays(body, ['dueOn'])
      const { title, dueOn, item = null } = body
      return addTask(c.tx, by, { title, dueOn, item })
    }),
    changeTask: alter(noTask, async (c, { params, body }) => {
      checkDays(body, ['dueOn'])
      return changeTask(c.tx, c.caseId, params.task, { title: body.title, due_on: body.dueOn })
    }),
    doTask: toggle(noTask, (c, { params, body }) => changeTask(c.tx, c.caseId, params.task, { done_at: body.done ? c.at : null })),
    removeTask: toggle(noTask, (c, { params, body }) =>
      changeTask(c.tx, c.caseId, params.task, { removed_at: body.removed ? c.at : null }),
    ),

    saveView: add((c, by, { body }) => addView(c.tx, by, body)),
    removeView: toggle(noView, (c, { params, body }) => removeView(c.tx, c.caseId, params.view, body.removed ? c.at : null)),
  }
}
