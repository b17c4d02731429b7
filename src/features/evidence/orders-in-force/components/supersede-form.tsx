import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Select } from '#web/ui/field.tsx'
import { calls, type Paragraph, type StackedOrder } from '../contract.ts'
import { stale } from './stale.ts'

interface Props {
  caseId: string
  paragraph: Paragraph
  /** Orders of the reader that took effect later. */
  later: readonly StackedOrder[]
  onDone: () => void
}

/** Says which later order, and which paragraph of it, takes the place of a paragraph. */
export function SupersedeForm({ caseId, paragraph, later, onDone }: Props) {
  const { t } = useLingui()
  const saying = useMutation(calls.supersede, stale)
  const [order, setOrder] = useState(later[0]!.id)
  const [number, setNumber] = useState('')
  const chosen = later.find(({ id }) => id === order)
  return (
    <Form
      done={t`Paragraph marked as superseded`}
      isControlled
      mutation={saying}
      onClose={onDone}
      read={() => null}
      send={() => saying.send({ params: { case: caseId, paragraph: paragraph.id }, body: { order, number } })}
      submit={<Trans>Mark as superseded</Trans>}
    >
      {(errorAt) => (
        <>
          <Select
            error={errorAt('order')}
            label={t`Later order`}
            name="order"
            onChange={(event) => {
              setOrder(event.target.value)
              setNumber('')
            }}
            options={later.map(({ id, title }) => ({ value: id, label: title }))}
            value={order}
          />
          <Select
            error={errorAt('number')}
            label={t`Its paragraph`}
            name="number"
            onChange={(event) => setNumber(event.target.value)}
            options={[
              { value: '', label: t`No certain paragraph` },
              ...(chosen?.paragraphs ?? []).map((one) => ({ value: one.number, label: `¶ ${one.number}: ${one.text.slice(0, 60)}` })),
            ]}
            value={number}
          />
        </>
      )}
    </Form>
  )
}
