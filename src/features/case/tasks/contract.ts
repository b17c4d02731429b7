// A parent's tasks in a case, some of them from the checklists of its phase and its state. Each parent has their own list, which the
// other parent does not see; an attorney does if their client lets them.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText } from '#http/fields.ts'
import { CaseId, InCase, Made, Removed, Saved } from '#case/cases/contract.ts'

/** Something to do. `item`: the id of the checklist entry that it was added from. */
const TaskDraft = z.object({ title: requiredText(200), dueOn: z.nullable(Day) })
export const Task = z.extend(TaskDraft, { id: z.string(), item: z.nullable(z.string()), doneAt: z.nullable(z.string()) })
export type Task = z.output<typeof Task>

const OneTask = z.object({ case: CaseId, task: z.uuid() })

export const calls = {
  addTask: call({
    name: 'toolkit.addTask',
    method: 'POST',
    path: '/api/cases/:case/tasks',
    access: 'premium',
    summary: 'Adds a task: one of the list of a phase is added once.',
    idempotent: true,
    params: InCase,
    body: z.extend(TaskDraft, { item: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, reason(msg`it is of no list`)))) }),
    reply: Made,
  }),
  changeTask: call({
    name: 'toolkit.changeTask',
    method: 'PUT',
    path: '/api/cases/:case/tasks/:task',
    access: 'premium',
    summary: 'Changes a task or its day.',
    params: OneTask,
    body: TaskDraft,
    reply: Saved,
  }),
  doTask: call({
    name: 'toolkit.doTask',
    method: 'POST',
    path: '/api/cases/:case/tasks/:task/done',
    access: 'agreed',
    summary: 'Marks a task as done, or takes that back.',
    params: OneTask,
    body: z.object({ done: z.boolean() }),
    reply: z.object({ done: z.boolean() }),
  }),
  removeTask: call({
    name: 'toolkit.removeTask',
    method: 'POST',
    path: '/api/cases/:case/tasks/:task/removed',
    access: 'agreed',
    summary: 'Removes a task, or takes that back.',
    params: OneTask,
    body: Removed,
    reply: Removed,
  }),
}
