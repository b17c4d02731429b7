import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { calls } from '../contract.ts'
import { errorAt, Form, SourceFields, sourceOf, textOf } from './form.tsx'
import { FindProfessional } from './find-professional.tsx'
import { SeatFields, seatFields, seatOf } from './seat-fields.tsx'

/** Adds who has, or had, a seat here. */
export function AddSeat({ id, name, open, onClose }: { id: string; name: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const say = useToast()
  const { send, busy, problem, refuse } = useMutation(calls.addSeat, ['/api/organizations'])
  const add = async (form: FormData) => {
    const professional = textOf(form, 'professional')
    if (professional === '') return refuse('professional', t`Find the person and choose them.`)
    const made = await send({ params: { id }, body: { professional, ...seatOf(form), ...sourceOf(form) } })
    if (!made) return
    say({ title: t`Seat added` })
    onClose()
  }
  return (
    <Dialog onClose={onClose} open={open} title={<Trans>Add a seat at {name}</Trans>}>
      <Form busy={busy} fields={seatFields} onSend={add} problem={problem} verb={<Trans>Add seat</Trans>}>
        <FindProfessional error={errorAt(problem)('professional')} />
        <SeatFields problem={problem} />
        <SourceFields problem={problem} />
      </Form>
    </Dialog>
  )
}
