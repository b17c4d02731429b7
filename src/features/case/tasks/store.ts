import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Task } from './contract.ts'

/** Tasks that were not removed, by their due day; those without one last. */
export async function tasksIn(tx: CaseTx, caseId: string): Promise<Task[]> {
  const rows = await tx
    .selectFrom('case_task')
    .select(['id', 'title', 'due_on', 'done_at', 'item'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('due_on', (by) => by.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueOn: row.due_on,
    item: row.item,
    doneAt: row.done_at?.toISOString() ?? null,
  }))
}

/** Adds a task; one of a checklist that is there already stays. @returns the id of the task that is there now, and whether it was added */
export async function addTask(
  tx: CaseTx,
  by: Authored,
  task: { title: string; dueOn: string | null; item: string | null },
): Promise<{ id: string; isNew: boolean }> {
  const adding = tx
    .insertInto('case_task')
    .values({
      case_id: by.caseId,
      id: by.id,
      author_id: by.authorId,
      title: task.title,
      due_on: task.dueOn,
      item: task.item,
      created_at: by.at,
    })
    .onConflict((conflict) => conflict.doNothing())
  const isNew = await changedRow(adding)
  const there = await tx
    .selectFrom('case_task')
    .select('id')
    .where('case_id', '=', by.caseId)
    .where((row) =>
      task.item === null
        ? row('id', '=', by.id)
        : row.or([row('id', '=', by.id), row.and([row('item', '=', task.item), row('removed_at', 'is', null)])]),
    )
    .executeTakeFirst()
  return { id: there?.id ?? by.id, isNew }
}

/** Changes what is named of a task. @returns whether the author has such a task */
export async function changeTask(
  tx: CaseTx,
  caseId: string,
  id: string,
  to: { title?: string; due_on?: string | null; done_at?: Date | null; removed_at?: Date | null },
): Promise<boolean> {
  return changedRow(tx.updateTable('case_task').set(to).where('case_id', '=', caseId).where('id', '=', id))
}
