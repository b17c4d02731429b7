import { Trans, useLingui } from '@lingui/react/macro'
import { certificateRules } from '#domain/certificates/rules.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, longestCopy, type OwnCopy } from '../contract.ts'

/** Notes the day of the written notice to the other side. */
export function NoticeForm({ caseId, copy, onClose }: { caseId: string; copy: OwnCopy; onClose: () => void }) {
  const { t } = useLingui()
  const noting = useMutation(calls.noteNotice, ['/api/records'])
  const { notice } = copy
  return (
    <Form
      done={t`Notice noted.`}
      draft={`notice ${copy.id}`}
      mutation={noting}
      onClose={onClose}
      read={(typed) => ({ on: typed('on'), to: typed('to'), by: typed('by') })}
      required={{ on: t`Enter the day.`, to: t`Enter who you gave notice to.`, by: t`Enter how you gave notice.` }}
      send={(body) => noting.send({ params: { case: caseId, copy: copy.id }, body })}
      submit={<Trans>Save notice</Trans>}
    >
      {(errorAt) => (
        <div className="grid max-w-prose gap-4">
          <p className="text-sm text-soft">{certificateRules[copy.law].notice}</p>
          <TextInput
            defaultValue={notice?.on}
            error={errorAt('on')}
            hint={t`The day you gave the other side written notice that you will use the record.`}
            label={t`Notice given on`}
            name="on"
            type="date"
          />
          <TextInput defaultValue={notice?.to} error={errorAt('to')} label={t`Given to`} maxLength={longestCopy.notice} name="to" />
          <TextInput
            defaultValue={notice?.by}
            error={errorAt('by')}
            hint={t`Mail, e-filing, or by hand`}
            label={t`How`}
            maxLength={longestCopy.notice}
            name="by"
          />
        </div>
      )}
    </Form>
  )
}
