import { Trans, useLingui } from '@lingui/react/macro'
import { mostSigned } from '#domain/signing/lifecycle.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'

/** A no, with its reason, or the wish to sign by hand: the other parent reads it. */
export function DeclineForm({ caseId, request, onClose }: { caseId: string; request: string; onClose: () => void }) {
  const { t } = useLingui()
  const declining = useMutation(calls.decline, stale)
  return (
    <Form
      check={(typed): Record<string, string> =>
        typed('reason') === '' && typed('wantsPaper') === '' ? { reason: t`Write why. One sentence is enough.` } : {}
      }
      done={t`Declined`}
      draft={`decline to sign ${request}`}
      kind="primary"
      mutation={declining}
      onClose={onClose}
      read={(typed) => ({ reason: typed('reason'), wantsPaper: typed('wantsPaper') !== '' })}
      send={(body) => declining.send({ params: { case: caseId, request }, body })}
      submit={<Trans>Decline to sign</Trans>}
    >
      {(errorAt) => (
        <>
          <TextArea
            error={errorAt('reason')}
            hint={t`The other parent reads this, and it stays in the record.`}
            label={t`Reason`}
            maxLength={mostSigned.reason}
            name="reason"
            rows={2}
          />
          <Checkbox label={<Trans>I want to sign it on paper instead</Trans>} name="wantsPaper" value="yes" />
        </>
      )}
    </Form>
  )
}
