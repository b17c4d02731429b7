import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Task } from '../contract.ts'
import { recordAddresses } from '#case/cases/public.tsx'
import { Form } from '#web/form/form.tsx'

interface TaskFormProps {
  caseId: string
  task?: Task
  onCancel?: () => void
  onSaved: (id: string, name: string) => void
}

/** Adds or changes a task. */
export function TaskForm({ caseId, task, onCancel, onSaved }: TaskFormProps) {
  const { t } = useLingui()
  const adding = useMutation(calls.addTask, recordAddresses)
  const changing = useMutation(calls.changeTask, recordAddresses)
  const send = async (body: { title: string; dueOn: string | null }) => {
    const saved = task
      ? (await changing.send({ params: { case: caseId, task: task.id }, body })) && task
      : await adding.send({ params: { case: caseId }, body })
    if (saved) onSaved(saved.id, body.title)
    return saved
  }
  return (
    <Form
      mutation={task ? changing : adding}
      draft={`task ${caseId} ${task?.id ?? 'new'}`}
      columns="sm:grid-cols-[1fr_auto_auto]"
      submit={task ? <Trans>Save the task</Trans> : <Trans>Add the task</Trans>}
      required={{ title: t`Write what is to be done.` }}
      onClose={onCancel}
      read={(typed) => ({ title: typed('title'), dueOn: typed('dueOn') || null })}
      send={send}
    >
      {(errorAt) => (
        <>
          <TextInput
            defaultValue={task?.title}
            error={errorAt('title')}
            label={task ? t`Task` : t`New task`}
            maxLength={200}
            name="title"
          />
          <TextInput defaultValue={task?.dueOn ?? ''} error={errorAt('dueOn')} label={t`Due`} name="dueOn" optional type="date" />
        </>
      )}
    </Form>
  )
}
