import type { Task } from './contract.ts'

/** Which tasks a list shows; a saved view of the case toolkit has it in its query. */
export const taskFilters = ['all', 'open', 'done'] as const
export type TaskFilter = (typeof taskFilters)[number]

/** Whether a parent noted that the answer to the petition was filed: the task for it, on the checklist of the phase `served`, is done. */
export const isAnswerNoted = (tasks: readonly Pick<Task, 'item' | 'doneAt'>[]): boolean =>
  tasks.some(({ item, doneAt }) => item === 'served-answer' && doneAt !== null)
