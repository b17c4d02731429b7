import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, longest } from '../contract.ts'
import { addresses } from './words.ts'

interface Props {
  report: string
  onDone: () => void
}

/** The number that the CyberTipline gave a report. A later one corrects it. */
export function TipForm({ report, onDone }: Props) {
  const { t } = useLingui()
  const mutation = useMutation(calls.tip, addresses)
  return (
    <Form
      kind="primary"
      mutation={mutation}
      onClose={onDone}
      read={(typed) => ({ reference: typed('reference'), on: typed('on') })}
      required={{ reference: t`Enter the number of the report.`, on: t`Enter the day of the report.` }}
      send={(body) => mutation.send({ params: { report }, body }, { done: t`Number saved.` })}
      submit={<Trans>Save number</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            autoComplete="off"
            error={errorAt('reference')}
            label={t`Number of the report`}
            maxLength={longest.tip}
            name="reference"
          />
          <TextInput
            error={errorAt('on')}
            hint={t`The file is preserved for a year from this day.`}
            label={t`Day of the report`}
            name="on"
            type="date"
          />
        </>
      )}
    </Form>
  )
}

/** What was handed over, to whom, and by which legal process. */
export function DisclosureForm({ report, onDone }: Props) {
  const { t } = useLingui()
  const mutation = useMutation(calls.disclose, addresses)
  return (
    <Form
      kind="primary"
      mutation={mutation}
      onClose={onDone}
      read={(typed) => ({
        reference: typed('reference'),
        recipient: typed('recipient'),
        on: typed('on'),
        sha256: typed('sha256').toLowerCase(),
      })}
      required={{
        reference: t`Enter the number of the warrant or order.`,
        recipient: t`Enter who received it.`,
        on: t`Enter the day.`,
        sha256: t`Enter the SHA-256 of what was handed over.`,
      }}
      send={(body) => mutation.send({ params: { report }, body }, { done: t`Legal process noted.` })}
      submit={<Trans>Note legal process</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            autoComplete="off"
            error={errorAt('reference')}
            label={t`Warrant or order`}
            maxLength={longest.reference}
            name="reference"
          />
          <TextInput
            autoComplete="off"
            error={errorAt('recipient')}
            hint={t`Agency and badge number, or name of the officer.`}
            label={t`Handed to`}
            maxLength={longest.recipient}
            name="recipient"
          />
          <TextInput error={errorAt('on')} label={t`Day`} name="on" type="date" />
          <TextInput
            autoComplete="off"
            error={errorAt('sha256')}
            hint={t`The command on the server prints it.`}
            label={t`SHA-256 of what was handed over`}
            maxLength={64}
            name="sha256"
          />
        </>
      )}
    </Form>
  )
}

/** A legal request to preserve the file for longer than the year. The same one noted again corrects its day. */
export function ExtensionForm({ report, onDone }: Props) {
  const { t } = useLingui()
  const mutation = useMutation(calls.extend, addresses)
  return (
    <Form
      kind="primary"
      mutation={mutation}
      onClose={onDone}
      read={(typed) => ({ reference: typed('reference'), recipient: typed('recipient'), until: typed('until') })}
      required={{
        reference: t`Enter the reference of the request.`,
        recipient: t`Enter who asks for it.`,
        until: t`Enter the last day.`,
      }}
      send={(body) => mutation.send({ params: { report }, body }, { done: t`Longer preservation noted.` })}
      submit={<Trans>Note request</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            autoComplete="off"
            error={errorAt('reference')}
            hint={t`Enter the same reference again to correct the day.`}
            label={t`Reference of the request`}
            maxLength={longest.reference}
            name="reference"
          />
          <TextInput
            autoComplete="off"
            error={errorAt('recipient')}
            hint={t`Agency or court.`}
            label={t`Asked by`}
            maxLength={longest.recipient}
            name="recipient"
          />
          <TextInput error={errorAt('until')} label={t`Preserve until`} name="until" type="date" />
        </>
      )}
    </Form>
  )
}

/** Why a report was a mistake. A second person reads it and decides. */
export function LiftForm({ report, onDone }: Props) {
  const { t } = useLingui()
  const mutation = useMutation(calls.askToLift, addresses)
  return (
    <Form
      kind="primary"
      mutation={mutation}
      onClose={onDone}
      read={(typed) => ({ reason: typed('reason') })}
      required={{ reason: t`Enter the reason.` }}
      send={(body) => mutation.send({ params: { report }, body }, { done: t`Asked. A second person decides.` })}
      submit={<Trans>Ask to end report</Trans>}
    >
      {(errorAt) => (
        <TextArea
          error={errorAt('reason')}
          hint={t`Say which paper or decision shows the mistake. Don’t describe the file, and don’t look at it.`}
          label={t`Reason`}
          maxLength={longest.reason}
          name="reason"
          rows={4}
        />
      )}
    </Form>
  )
}
