import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { dayInWords } from '../../../web/days.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { Badge } from '../../../web/ui/notice.tsx'
import { calls, type CaseRecord, type Task } from '../contract.ts'
import { checklist } from './checklist.ts'
import { errorAt, Problem } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { useRemoval } from './use-removal.tsx'
import { phaseNames } from './words.ts'

/** Which tasks are shown; a saved view keeps it. */
export const taskFilters = ['all', 'open', 'done'] as const
export type TaskFilter = (typeof taskFilters)[number]

/** One's own tasks, and what is usual in the phase of the case. */
export function Tasks({ record, filter = 'all' }: { record: CaseRecord; filter?: TaskFilter }) {
  const doing = useChange(calls.doTask, recordAddresses)
  const removing = useChange(calls.removeTask, recordAddresses)
  const at = (id: string) => ({ case: record.caseId, task: id })
  const { remove, undo } = useRemoval((id, removed) => removing.send({ params: at(id), body: { removed } }))
  const shown = record.tasks
    .filter(({ doneAt }) => filter === 'all' || (filter === 'done') === (doneAt !== null))
    .toSorted((one, other) => Number(one.doneAt !== null) - Number(other.doneAt !== null))
  return (
    <div className="grid gap-4">
      {shown.length === 0 && (
        <p className="text-soft">
          <Trans>There is no task here. What you add is yours alone.</Trans>
        </p>
      )}
      <ul className="grid gap-1">
        {shown.map((task) => (
          <TaskLine
            can={record.can.change}
            key={task.id}
            onDone={(done) => doing.send({ params: at(task.id), body: { done } })}
            onRemove={() => void remove(task.id, task.title)}
            task={task}
            today={record.today}
          />
        ))}
      </ul>
      {undo}
      <Problem problem={doing.problem ?? removing.problem} />
      {record.can.change && (
        <div className="no-print grid gap-4">
          <TaskForm caseId={record.caseId} key={record.tasks.length} />
          <Usual record={record} />
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
  onRemove: () => void
}

/** A task that is ticked at once, and is as it was again where the server did not take it. */
function TaskLine({ task, today, can, onDone, onRemove }: TaskLineProps) {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState<boolean | null>(null)
  const done = asked ?? task.doneAt !== null
  const due = task.dueOn && dayInWords(task.dueOn, i18n.locale)
  const tick = async (to: boolean) => {
    setAsked(to)
    await onDone(to)
    setAsked(null)
  }
  return (
    <li className="flex items-center justify-between gap-x-3">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
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
      {can && (
        <Button className="no-print" kind="quiet" onClick={onRemove}>
          <Trans>Remove</Trans>
          <span className="sr-only"> {task.title}</span>
        </Button>
      )}
    </li>
  )
}

function TaskForm({ caseId }: { caseId: string }) {
  const { t } = useLingui()
  const { send, busy, problem } = useChange(calls.addTask, recordAddresses)
  const [missing, setMissing] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const title = String(form.get('title') ?? '').trim()
    setMissing(title === '')
    if (title !== '') await send({ params: { case: caseId }, body: { title, dueOn: String(form.get('dueOn') ?? '') || null } })
  }
  return (
    <form
      autoComplete="off"
      className="grid gap-4 sm:grid-cols-[1fr_auto_auto] sm:items-end"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        error={missing ? t`Write what is to be done.` : errorAt(problem, 'title')}
        label={t`New task`}
        maxLength={200}
        name="title"
      />
      <TextInput error={errorAt(problem, 'dueOn')} label={t`Due`} name="dueOn" optional type="date" />
      <Button busy={busy} className="min-h-12 justify-self-start" kind="secondary" type="submit">
        <Trans>Add the task</Trans>
      </Button>
      <Problem problem={problem} />
    </form>
  )
}

/** What is usual in the phase and not on the list yet. */
function Usual({ record }: { record: CaseRecord }) {
  const { i18n } = useLingui()
  const { send, problem } = useChange(calls.addTask, recordAddresses)
  const phase = record.profile?.phase ?? 'preparing'
  const items = checklist[phase].filter(({ id }) => !record.tasks.some(({ item }) => item === id))
  const name = i18n._(phaseNames[phase])
  if (items.length === 0) return null
  return (
    <section aria-labelledby="usual" className="grid gap-2">
      <h3 className="text-base" id="usual">
        <Trans>Usual in this phase: {name}</Trans>
      </h3>
      <ul className="grid gap-1">
        {items.map(({ id, title }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-3" key={id}>
            <span className="min-w-0 flex-1">{i18n._(title)}</span>
            <Button
              kind="quiet"
              onClick={() => void send({ params: { case: record.caseId }, body: { title: i18n._(title), dueOn: null, item: id } })}
            >
              <Trans>Add</Trans>
              <span className="sr-only">: {i18n._(title)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
    </section>
  )
}
