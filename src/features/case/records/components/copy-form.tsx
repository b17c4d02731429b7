import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificateRules, certificates } from '#domain/certificates/rules.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, longestCopy, type OwnCopy } from '../contract.ts'

interface CopyFormProps {
  caseId: string
  recordId: string
  /** The law that fits the case's state. */
  law: OwnCopy['law'] | 'none'
  /** What it costs, in words; empty where it is free. */
  fee: string
  onClose: () => void
}

/** Asks for a certified copy of a record. */
export function CopyForm({ caseId, recordId, law, fee, onClose }: CopyFormProps) {
  const { t } = useLingui()
  const asking = useMutation(calls.askCopy, ['/api/records'])
  const [pays, setPays] = useState<'pay' | 'waiver'>('pay')
  return (
    <Form
      done={t`Request sent.`}
      draft={`copy ${recordId}`}
      kind="primary"
      mutation={asking}
      onClose={onClose}
      read={(typed) => ({
        law: typed('law') as OwnCopy['law'],
        court: typed('court'),
        recipient: typed('recipient'),
        waiver: pays === 'waiver' ? typed('waiver') : '',
      })}
      required={{ court: t`Enter the court.`, waiver: t`Say why the fee should be waived.` }}
      send={(body) => asking.send({ params: { case: caseId, record: recordId }, body })}
      submit={<Trans>Request certified copy</Trans>}
    >
      {(errorAt) => (
        <div className="grid max-w-prose gap-4">
          <p className="text-sm text-soft">
            <Trans>
              Our staff sign a certificate that this record is what our system stored. They see its page counts, days and hashes, never your
              messages. The certificate is about authenticity only.
            </Trans>
          </p>
          <Select
            defaultValue={law === 'none' ? 'federal' : law}
            error={errorAt('law')}
            label={t`Rules of evidence`}
            name="law"
            options={certificates.map((id) => ({ value: id, label: certificateRules[id].name }))}
          />
          <TextInput
            error={errorAt('court')}
            hint={t`Such as: District Court of Travis County, Texas`}
            label={t`Court`}
            maxLength={longestCopy.court}
            name="court"
          />
          <TextInput
            error={errorAt('recipient')}
            hint={t`Such as your attorney, if it isn’t only for the court.`}
            label={t`Who it is for`}
            maxLength={longestCopy.recipient}
            name="recipient"
            optional
          />
          {fee === '' ? (
            <p>
              <Trans>There’s no fee.</Trans>
            </p>
          ) : (
            <RadioGroup
              legend={t`Fee`}
              name="pays"
              onChange={setPays}
              options={[
                { value: 'pay', label: t`I’ll pay the fee`, hint: fee },
                { value: 'waiver', label: t`I’m asking to have it waived`, hint: t`Our staff read your reason and decide.` },
              ]}
              value={pays}
            />
          )}
          {fee !== '' && pays === 'waiver' && (
            <TextArea
              counter={{ max: longestCopy.waiver }}
              error={errorAt('waiver')}
              hint={t`Such as: a court waived my filing fees, or I receive public benefits.`}
              label={t`Why the fee should be waived`}
              name="waiver"
              rows={3}
            />
          )}
        </div>
      )}
    </Form>
  )
}
