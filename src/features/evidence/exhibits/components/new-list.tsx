import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { longest } from '#domain/exhibits/list.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { pageWith, stale } from './addresses.ts'

/** Begins a list, and goes to it. @param isFirst there is none yet, so this is what the page is for */
export function NewList({ caseId, search, isFirst = false }: { caseId: string; search: URLSearchParams; isFirst?: boolean }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const adding = useMutation(calls.add, stale)
  const send = async (name: string) =>
    adding.send(
      { params: { case: caseId }, body: { name } },
      { done: t`List added`, after: ({ id }) => go(pageWith(search, { list: id })) },
    )
  return (
    <Form
      columns="sm:grid-cols-[minmax(0,1fr)_auto]"
      draft={`exhibit list ${caseId}`}
      kind={isFirst ? 'primary' : 'secondary'}
      mutation={adding}
      read={(values) => values('name')}
      required={{ name: t`Enter what the list is for.` }}
      send={send}
      submit={<Trans>Start list</Trans>}
    >
      {(errorAt) => (
        <TextInput
          error={errorAt('name')}
          label={t`What the new list is for`}
          maxLength={longest.name}
          name="name"
          placeholder={t`Hearing of June 3`}
        />
      )}
    </Form>
  )
}
