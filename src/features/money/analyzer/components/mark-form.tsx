import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { type Account, calls, type Item } from '../contract.ts'
import { invalidates } from './addresses.ts'
import { ItemText } from './item-text.tsx'

type State = 'open' | 'done' | 'not_mine' | 'explained'

/** What the parent says about an item of the checklist. */
export function MarkForm({
  caseId,
  item,
  accounts,
  onDone,
}: {
  caseId: string
  item: Item
  accounts: readonly Account[]
  onDone: () => void
}) {
  const { t } = useLingui()
  const marking = useMutation(calls.mark, invalidates)
  const [state, setState] = useState<State>(item.mark?.state ?? 'done')
  return (
    <Form
      done={t`Item marked`}
      kind="primary"
      mutation={marking}
      onClose={onDone}
      read={(typed) => ({ item: item.key, state: state === 'open' ? null : state, note: typed('note') })}
      required={state === 'explained' ? { note: t`Write the explanation.` } : {}}
      send={(body) => marking.send({ params: { case: caseId }, body })}
      submit={<Trans>Save mark</Trans>}
    >
      {(errorAt) => (
        <>
          <p className="[overflow-wrap:anywhere]">
            <ItemText accounts={accounts} item={item} />
          </p>
          <RadioGroup
            legend={t`Mark`}
            name="state"
            onChange={setState}
            options={[
              { value: 'done', label: t`Done` },
              { value: 'not_mine', label: t`Not my account` },
              { value: 'explained', label: t`Explained` },
              ...(item.mark ? [{ value: 'open' as const, label: t`Open again` }] : []),
            ]}
            value={state}
          />
          <TextInput
            defaultValue={item.mark?.note ?? ''}
            error={errorAt('note')}
            label={t`Note`}
            maxLength={300}
            name="note"
            optional={state !== 'explained'}
          />
        </>
      )}
    </Form>
  )
}
