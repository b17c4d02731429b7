import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { Phase } from '#case/intake/contract.ts'
import { calls, type Task } from '../contract.ts'
import type { TaskFilter } from '../rules.ts'
import { FormError } from '#web/form/form-error.tsx'
import { recordAddresses } from '#case/cases/public.tsx'
import { RowButtons, useOpenRow } from '#web/ui/row-buttons.tsx'
import { TaskForm } from './task-form.tsx'
import { useNews } from '#web/form/use-news.tsx'
import { useTick } from '#web/form/use-tick.ts'
import { Usual } from './usual.tsx'

interface TasksProps {
  record: { caseId: string; today: string; tasks: readonly Task[]; can: { change: boolean } }
  phase: Phase
  filter: TaskFilter
}

/** The user's own tasks, and the usual tasks of the case's phase. */
export function Tasks({ record, phase, filter }: TasksProps) {
  const [open, setOpen] = useOpenRow()
  const doing = useMutation(calls.doTask, recordAddresses)
  const removing = useMutation(calls.removeTask, recordAddresses)
  const at = (id: string) => ({ case: record.caseId, task: id })
  const { remove, added, changed, news } = useNews((id, removed) => removing.send({ params: at(id), body: { removed } }))
  const visible = record.tasks
    .filter(({ doneAt }) => filter === 'all' || (filter === 'done') === (doneAt !== null))
    .toSorted((one, other) => Number(one.doneAt !== null) - Number(other.doneAt !== null))
  return (
    <div className="grid gap-4">
      {visible.length === 0 && (
        <p className="text-soft">
          {filter === 'all' ? (
            <Trans>There is no task here. What you add is yours alone.</Trans>
          ) : (
            <Trans>None of your tasks is shown.</Trans>
          )}
        </p>
      )}
      <ul className="grid gap-1 empty:hidden">
        {visible.map((task) =>
          open === task.id ? (
            <li className="rounded-sm border border-line bg-surface p-3" key={task.id}>
              <TaskForm caseId={record.caseId} onCancel={() => setOpen(null)} onSaved={changed} task={task} />
            </li>
          ) : (
            <TaskLine
              can={record.can.change}
              key={task.id}
              onChange={() => setOpen(task.id)}
              onDone={(done) => doing.send({ params: at(task.id), body: { done } })}
              onRemove={() => void remove(task.id, task.title)}
              task={task}
              today={record.today}
            />
          ),
        )}
      </ul>
      {news}
      <FormError problem={doing.problem ?? removing.problem} />
      {record.can.change && (
        <div className="no-print grid gap-4">
          <TaskForm caseId={record.caseId} onSaved={added} />
          <Usual caseId={record.caseId} phase={phase} tasks={record.tasks} />
        </div>
      )}
    </div>
  )
}

interface TaskLineProps {
  task: Task
  today: string
  can: boolean
  onDone: (done: boolean) => Promise<unknown>
  onChange: () => void
  onRemove: () => void
}

function TaskLine({ task, today, can, onDone, onChange, onRemove }: TaskLineProps) {
  const { i18n } = useLingui()
  const { done, tick } = useTick(task.doneAt !== null, onDone)
  const due = task.dueOn && dayInWords(task.dueOn, i18n.locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line last:border-0">
      <label className="flex min-h-11 min-w-0 flex-[1_1_16rem] items-center gap-3 py-1">
        <input
          checked={done}
          className="size-5 flex-none"
          disabled={!can}
          onChange={(event) => void tick(event.target.checked)}
          type="checkbox"
        />
        <span className="min-w-0">
          <span className={`[overflow-wrap:anywhere] ${done ? 'text-soft line-through' : ''}`}>{task.title}</span>
          {due && (
            <span className="block text-sm text-soft">
              {!done && task.dueOn! < today ? (
                <Badge tone="attention">
                  <Trans>due {due}</Trans>
                </Badge>
              ) : (
                <Trans>due {due}</Trans>
              )}
            </span>
          )}
        </span>
      </label>
      {can && <RowButtons id={task.id} name={task.title} onChange={onChange} onRemove={onRemove} />}
    </li>
  )
}
