import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, longest } from '../contract.ts'
import { addresses } from './words.ts'

/** A file is named by its id or hash: there is nothing to describe. */
export function ReportForm() {
  const { t } = useLingui()
  const mutation = useMutation(calls.report, addresses)
  return (
    <Form
      draft="report of a file"
      done={t`Reported.`}
      kind="secondary"
      mutation={mutation}
      read={(typed) => ({ named: typed('named') })}
      required={{ named: t`Enter a file ID or a SHA-256.` }}
      send={(body) => mutation.send({ body })}
      submit={<Trans>Report file</Trans>}
    >
      {(errorAt) => (
        <div className="max-w-2xl">
          <TextInput
            autoComplete="off"
            error={errorAt('named')}
            hint={t`A SHA-256 reports every stored file with these bytes, in each case that has one.`}
            label={t`File ID or SHA-256`}
            maxLength={longest.named}
            name="named"
          />
        </div>
      )}
    </Form>
  )
}
