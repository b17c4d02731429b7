import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { states } from '#domain/directory/states.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type Kind, kinds, longest } from '../contract.ts'
import { parents } from '../rules.ts'
import { hrefOf } from './address.ts'
import { errorAt, Form, SourceFields, sourceOf, textOf } from './form.tsx'
import { kindWords } from './words.ts'

interface FoundDialogProps {
  /** The one that it is a part of; none for one that stands alone. */
  above: { id: string; name: string; kind: Kind } | null
  open: boolean
  onClose: () => void
}

/** Adds an organization that the directory does not have, or a part of one. */
export function FoundDialog({ above, open, onClose }: FoundDialogProps) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const { send, busy, problem } = useMutation(calls.add, ['/api/organizations'])
  const allowed = kinds.filter((kind) => parents[kind].includes(above?.kind ?? null))
  const at = errorAt(problem)
  const add = async (form: FormData) => {
    const kind = kinds.find((known) => known === form.get('kind')) ?? allowed[0]!
    const body = {
      kind,
      name: textOf(form, 'name'),
      parent: above?.id ?? null,
      state: textOf(form, 'state') || null,
      county: textOf(form, 'county') || null,
      ...sourceOf(form),
    }
    const made = await send({ body })
    if (!made) return
    onClose()
    go(hrefOf({ organization: made.id }))
  }
  return (
    <Dialog onClose={onClose} open={open} title={above ? <Trans>Add a part of {above.name}</Trans> : <Trans>Add an organization</Trans>}>
      <Form
        busy={busy}
        fields={['name', 'state', 'county', 'parent', 'source', 'sourceOn']}
        onSend={add}
        problem={problem}
        verb={<Trans>Add organization</Trans>}
      >
        <Select label={t`Kind`} name="kind" options={allowed.map((value) => ({ value, label: i18n._(kindWords[value]) }))} />
        <TextInput error={at('name') ?? at('parent')} label={t`Name, as it writes itself`} maxLength={longest.name} name="name" />
        {!above && (
          <>
            <Select
              error={at('state')}
              label={t`State`}
              name="state"
              optional
              options={[{ value: '', label: t`None, or many` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
            />
            <TextInput error={at('county')} label={t`County`} maxLength={60} name="county" optional />
          </>
        )}
        <SourceFields problem={problem} />
      </Form>
    </Dialog>
  )
}
