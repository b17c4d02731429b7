import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type DetailKind, detailKinds, longestDetail } from '../contract.ts'
import { stale } from './addresses.ts'
import { detailNames } from './words.ts'

/** Adds something to look for. */
export function DetailForm({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, stale)
  const [kind, setKind] = useState<DetailKind>('name')
  return (
    <Form
      columns="sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto]"
      done={t`Added`}
      draft={`filing.add ${caseId}`}
      isRepeated={false}
      mutation={adding}
      read={(typed) => ({ kind, words: typed('words') })}
      required={{ words: t`Enter what to look for.` }}
      send={(body) => adding.send({ params: { case: caseId }, body })}
      submit={<Trans>Add to the list</Trans>}
    >
      {(errorAt) => (
        <>
          <Select
            label={t`Kind`}
            name="kind"
            onChange={(event) => setKind(detailKinds.find((one) => one === event.target.value) ?? 'name')}
            options={detailKinds.map((one) => ({ value: one, label: i18n._(detailNames[one]) }))}
            value={kind}
          />
          <TextInput
            error={errorAt('words')}
            label={t`Name, date or address`}
            maxLength={longestDetail}
            name="words"
            type={kind === 'birth' ? 'date' : 'text'}
          />
        </>
      )}
    </Form>
  )
}
