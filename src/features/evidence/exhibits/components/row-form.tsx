import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longest } from '#domain/exhibits/list.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type ExhibitRow } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  list: string
  row: ExhibitRow
  onDone: () => void
}

const pageOf = (typed: string) => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : null)

/** What one exhibit is: its description, pages and file. */
export function RowForm({ caseId, list, row, onDone }: Props) {
  const { t } = useLingui()
  const saving = useMutation(calls.saveRow, stale)
  const [isSure, setSure] = useState(row.isSure)
  const files = [
    { value: '', label: t`The item’s own file: ${row.name}` },
    ...row.others.map(({ file, name }) => ({ value: file, label: name })),
  ]
  return (
    <Form
      kind="primary"
      mutation={saving}
      onClose={onDone}
      read={(values) => ({
        description: values('description').trim(),
        from: row.kind === 'pdf' ? pageOf(values('from')) : null,
        to: row.kind === 'pdf' ? pageOf(values('to')) : null,
        file: row.others.length > 0 ? values('file') || null : row.file,
        isSure,
      })}
      send={(body) => saving.send({ params: { case: caseId, list, row: row.id }, body }, { done: t`Exhibit changed` })}
      submit={<Trans>Save exhibit</Trans>}
    >
      {(errorAt) => (
        <div className="grid gap-4 pb-2">
          <TextInput
            defaultValue={row.description}
            error={errorAt('description')}
            hint={t`Printed in the index and on the cover sheet. If left blank: the item’s title.`}
            label={t`Description`}
            maxLength={longest.description}
            name="description"
            optional
          />
          {row.kind === 'pdf' && (
            <div className="grid max-w-sm grid-cols-2 gap-4">
              <TextInput
                defaultValue={row.from ?? ''}
                error={errorAt('from')}
                inputMode="numeric"
                label={t`From page`}
                name="from"
                optional
              />
              <TextInput defaultValue={row.to ?? ''} error={errorAt('to')} inputMode="numeric" label={t`To page`} name="to" optional />
            </div>
          )}
          {row.others.length > 0 && (
            <Select defaultValue={row.file ?? ''} error={errorAt('file')} label={t`File that goes out`} name="file" options={files} />
          )}
          {(row.isPrivileged || row.isSensitive) && (
            <Checkbox
              checked={isSure}
              error={errorAt('isSure')}
              label={
                row.isSensitive
                  ? t`This item is marked as sensitive. I am sure that it goes out.`
                  : t`This item is privileged. Handing it over can end the privilege. I am sure that it goes out.`
              }
              onChange={({ target }) => setSure(target.checked)}
            />
          )}
        </div>
      )}
    </Form>
  )
}
