import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type OrderDraft, orderKinds, type OrderView } from '../contract.ts'
import { OrderFactFields } from './order-fact-fields.tsx'
import { factsOf } from './order-facts.ts'
import { recordAddresses } from '#case/cases/public.tsx'
import { Form } from '#web/form/form.tsx'
import type { Values } from '#web/form/use-form.ts'
import { orderNames } from './words.ts'

interface OrderFormProps {
  caseId: string
  order?: OrderView | undefined
  onCancel: () => void
  onSaved: (id: string, name: string) => void
}

const read = (typed: Values): OrderDraft => ({
  title: typed('title'),
  kind: orderKinds.find((kind) => kind === typed('kind')) ?? 'other',
  signedOn: typed('signedOn') || null,
  effectiveOn: typed('effectiveOn'),
  endsOn: typed('endsOn') || null,
  facts: factsOf(typed),
  isShared: typed('isShared') === 'on',
})

/** Adds or changes an order and the facts from its paragraphs. */
export function OrderForm({ caseId, order, onCancel, onSaved }: OrderFormProps) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.addOrder, recordAddresses)
  const changing = useMutation(calls.changeOrder, recordAddresses)
  const send = async (body: OrderDraft) => {
    const saved = order
      ? (await changing.send({ params: { case: caseId, order: order.id }, body })) && order
      : await adding.send({ params: { case: caseId }, body })
    if (saved) onSaved(saved.id, body.title)
    return saved
  }
  return (
    <Form
      mutation={order ? changing : adding}
      kind="primary"
      submit={order ? <Trans>Save the order</Trans> : <Trans>Keep the order</Trans>}
      required={{ title: t`Give it a title.`, effectiveOn: t`Say from which day it counts.` }}
      onClose={onCancel}
      read={read}
      send={send}
    >
      {(errorAt) => (
        <>
          <TextInput defaultValue={order?.title} error={errorAt('title')} label={t`Title of the order`} maxLength={160} name="title" />
          <Select
            defaultValue={order?.kind ?? 'temporary'}
            label={t`Kind`}
            name="kind"
            options={orderKinds.map((kind) => ({ value: kind, label: i18n._(orderNames[kind]) }))}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              defaultValue={order?.effectiveOn}
              error={errorAt('effectiveOn')}
              label={t`In force from`}
              name="effectiveOn"
              type="date"
            />
            <TextInput defaultValue={order?.endsOn ?? ''} error={errorAt('endsOn')} label={t`Until`} name="endsOn" optional type="date" />
            <TextInput
              defaultValue={order?.signedOn ?? ''}
              error={errorAt('signedOn')}
              label={t`Signed`}
              name="signedOn"
              optional
              type="date"
            />
          </div>
          <p className="text-soft">
            <Trans>Open only what this order really says. The schedule and requests are held against it.</Trans>
          </p>
          <OrderFactFields facts={order?.facts ?? {}} />
          <Checkbox
            defaultChecked={order?.isShared ?? false}
            label={<Trans>Share it with the other parent. They see it in this case, and cannot change it.</Trans>}
            name="isShared"
          />
        </>
      )}
    </Form>
  )
}
