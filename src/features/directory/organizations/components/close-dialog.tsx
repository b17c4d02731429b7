import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { errorAt, Form, SourceFields, sourceOf, textOf } from './form.tsx'

/** Gives an organization its last day. */
export function CloseDialog({ id, name, open, onClose }: { id: string; name: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { send, busy, problem } = useMutation(calls.close, ['/api/organizations'])
  const close = async (form: FormData) => {
    if (await send({ params: { id }, body: { on: textOf(form, 'on'), ...sourceOf(form) } })) onClose()
  }
  return (
    <Dialog onClose={onClose} open={open} title={<Trans>Close {name}</Trans>}>
      <Form
        busy={busy}
        fields={['on', 'source', 'sourceOn']}
        isDanger
        onSend={close}
        problem={problem}
        verb={<Trans>Close organization</Trans>}
      >
        <p>
          <Trans>It stays with all its seats. Nobody can be given a seat after that day.</Trans>
        </p>
        <TextInput error={errorAt(problem)('on')} label={t`The first day on which it is no more`} name="on" type="date" />
        <SourceFields problem={problem} />
      </Form>
    </Dialog>
  )
}
