import { Trans, useLingui } from '@lingui/react/macro'
import { useChange } from '#shell/use-change.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Task } from '../contract.ts'
import { recordAddresses } from './renews.ts'
import { TypedForm } from './typed-form.tsx'

interface TaskFormProps {
  caseId: string
  task?: Task
  onCancel?: () => void
  onKept: (id: string, name: string) => void
}

/** Adds a task, or changes one or its day. */
export function TaskForm({ caseId, task, onCancel, onKept }: TaskFormProps) {
  const { t } = useLingui()
  const adding = useChange(calls.addTask, recordAddresses)
  const changing = useChange(calls.changeTask, recordAddresses)
  const send = async (body: { title: string; dueOn: string | null }) => {
    const kept = task
      ? (await changing.send({ params: { case: caseId, task: task.id }, body })) && task
      : await adding.send({ params: { case: caseId }, body })
    if (kept) onKept(kept.id, body.title)
    if (kept) onCancel?.()
    return kept
  }
  return (
    <TypedForm
      change={task ? changing : adding}
      columns="sm:grid-cols-[1fr_auto_auto]"
      label={task ? <Trans>Save the task</Trans> : <Trans>Add the task</Trans>}
      needed={{ title: t`Write what is to be done.` }}
      onCancel={onCancel}
      read={(typed) => ({ title: typed('title'), dueOn: typed('dueOn') || null })}
      send={send}
    >
      {(faultAt) => (
        <>
          <TextInput
            defaultValue={task?.title}
            error={faultAt('title')}
            label={task ? t`Task` : t`New task`}
            maxLength={200}
            name="title"
          />
          <TextInput defaultValue={task?.dueOn ?? ''} error={faultAt('dueOn')} label={t`Due`} name="dueOn" optional type="date" />
        </>
      )}
    </TypedForm>
  )
}
