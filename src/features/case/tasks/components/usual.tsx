import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import type { Phase } from '#case/intake/contract.ts'
import { calls, type Task } from '../contract.ts'
import { checklist } from './checklist.ts'
import { FormError } from '#web/form/form-error.tsx'
import { recordAddresses } from '#case/cases/public.tsx'
import { phaseNames } from '#case/intake/public.tsx'

/** The usual tasks of the phase that are not on the list yet. */
export function Usual({ caseId, phase, tasks }: { caseId: string; phase: Phase; tasks: readonly Task[] }) {
  const { i18n } = useLingui()
  const { add, problem } = useListed(caseId)
  const items = checklist[phase].filter(({ id }) => !tasks.some(({ item }) => item === id))
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
            <AddButton onAdd={() => add(id, i18n._(title))} title={i18n._(title)} />
          </li>
        ))}
      </ul>
      <FormError problem={problem} />
    </section>
  )
}

/** Adds an item of a checklist to the user's tasks. */
export function useListed(caseId: string) {
  const { send, problem } = useMutation(calls.addTask, recordAddresses)
  return { add: (item: string, title: string) => send({ params: { case: caseId }, body: { title, dueOn: null, item } }), problem }
}

export function AddButton({ title, onAdd }: { title: string; onAdd: () => Promise<unknown> }) {
  return (
    <Button kind="quiet" onClick={() => void onAdd()}>
      <Trans>Add</Trans>
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
