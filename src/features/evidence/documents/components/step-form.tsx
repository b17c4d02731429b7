import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StoredFile } from '#case/files/contract.ts'
import { longest, serviceWays, type StepKind, stepKinds, stateNames, wayNames } from '#domain/documents/documents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type StepDraft } from '../contract.ts'
import { stale } from './addresses.ts'
import { OwnFile } from './own-file.tsx'

interface Props {
  caseId: string
  document: string
  kind: StepKind
  today: string
  onDone: () => void
}

/** Enters that a document was signed, filed or served; for service also on whom and how. */
export function StepForm({ caseId, document, kind: first, today, onDone }: Props) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.addStep, stale)
  const [step, setStep] = useState<StepDraft>({ kind: first, day: today, by: '', servedTo: '', how: null, note: '', proof: null })
  const [proof, setProof] = useState<StoredFile | null>(null)
  const [isBusy, setBusy] = useState(false)
  const put = (more: Partial<StepDraft>) => setStep({ ...step, ...more })
  const isService = step.kind === 'served'
  const check = (): Record<string, string> => ({
    ...(step.day === '' && { day: t`Enter the day.` }),
    ...(isService && step.servedTo.trim() === '' && { servedTo: t`Enter who was served.` }),
    ...(isService && step.how === null && { how: t`Choose how it was served.` }),
  })
  const send = () => {
    const body = { ...step, servedTo: isService ? step.servedTo : '', how: isService ? step.how : null, proof: proof?.id ?? null }
    return adding.send({ params: { case: caseId, document }, body })
  }
  return (
    <Form
      check={check}
      done={isService ? t`Proof of service added` : t`Step added`}
      isControlled
      kind="primary"
      mutation={{ ...adding, busy: adding.busy || isBusy }}
      onClose={onDone}
      read={() => null}
      send={send}
      submit={isService ? <Trans>Add proof of service</Trans> : <Trans>Add step</Trans>}
    >
      {(errorAt) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t`Step`}
              name="kind"
              onChange={(event) => put({ kind: stepKinds.find((one) => one === event.target.value) ?? first })}
              options={stepKinds.map((value) => ({ value, label: i18n._(stateNames[value]) }))}
              value={step.kind}
            />
            <TextInput
              error={errorAt('day')}
              label={t`Day`}
              max={today}
              name="day"
              onChange={(event) => put({ day: event.target.value })}
              type="date"
              value={step.day}
            />
          </div>
          {isService && (
            <>
              <TextInput
                error={errorAt('servedTo')}
                hint={t`The name only. Leave the address out.`}
                label={t`Who was served`}
                maxLength={longest.person}
                name="servedTo"
                onChange={(event) => put({ servedTo: event.target.value })}
                value={step.servedTo}
              />
              <Select
                error={errorAt('how')}
                label={t`How`}
                name="how"
                onChange={(event) => put({ how: serviceWays.find((one) => one === event.target.value) ?? null })}
                options={[{ value: '', label: t`Choose` }, ...serviceWays.map((value) => ({ value, label: i18n._(wayNames[value]) }))]}
                value={step.how ?? ''}
              />
            </>
          )}
          <TextInput
            error={errorAt('by')}
            label={step.kind === 'signed' ? t`Signed by` : isService ? t`Served by` : t`Filed by`}
            maxLength={longest.person}
            name="by"
            onChange={(event) => put({ by: event.target.value })}
            optional
            value={step.by}
          />
          <TextInput
            error={errorAt('note')}
            label={t`Note`}
            maxLength={longest.stepNote}
            name="note"
            onChange={(event) => put({ note: event.target.value })}
            optional
            value={step.note}
          />
          <Disclosure title={<Trans>File that proves it (optional)</Trans>}>
            <OwnFile caseId={caseId} error={errorAt('proof')} file={proof} name="proof" onBusy={setBusy} onChange={setProof} />
          </Disclosure>
        </>
      )}
    </Form>
  )
}
