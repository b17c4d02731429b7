import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NotAvailable } from '#case/files/public.tsx'
import { longest, stateNames, wayNames } from '#domain/documents/documents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { formatDate, formatDay } from '#web/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type Document, type Step } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  zone: string
  document: Document
}

/** What happened to a document, the latest day first. Steps that were taken back stay, struck through. */
export function Steps({ caseId, zone, document }: Props) {
  return (
    <Rows
      empty={
        <p className="text-soft">
          <Trans>A draft: not signed, filed or served yet.</Trans>
        </p>
      }
      of={document.steps}
      rowKey={({ id }) => id}
    >
      {(step) => <OneStep canChange={document.can.change} caseId={caseId} document={document.id} step={step} zone={zone} />}
    </Rows>
  )
}

function OneStep({
  caseId,
  document,
  step,
  zone,
  canChange,
}: {
  caseId: string
  document: string
  step: Step
  zone: string
  canChange: boolean
}) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { kind, day, by, servedTo, how, note, proof, takenBack } = step
  const isService = kind === 'served'
  const when = formatDay('dayWithWeekdayAndYear', day, i18n.locale)
  const line = [servedTo, how === null ? '' : i18n._(wayNames[how])].filter((part) => part !== '').join(' · ')
  const name = i18n._(stateNames[kind])
  return (
    <div className="grid gap-1">
      <p className={takenBack ? 'text-soft line-through' : ''}>
        <span className="font-semibold">{name}</span> <span className="figures">{when}</span>
        {by !== '' && (
          <>
            {' '}
            <Trans>by {by}</Trans>
          </>
        )}
      </p>
      {line !== '' && <p className={`text-sm [overflow-wrap:anywhere] ${takenBack ? 'text-soft line-through' : ''}`}>{line}</p>}
      {note !== '' && <p className="text-sm text-soft [overflow-wrap:anywhere]">{note}</p>}
      {takenBack && <TakenBack takenBack={takenBack} zone={zone} />}
      {proof && proof.blocked !== null && <NotAvailable reference={proof.blocked} />}
      {!isOpen && (
        <p className="no-print flex flex-wrap items-center gap-x-4 text-sm empty:hidden">
          {proof?.blocked === null && (
            <a className="inline-flex min-h-11 items-center" download href={`/api/cases/${caseId}/files/${proof.file}/content`}>
              <Trans>Download proof</Trans>
            </a>
          )}
          {isService && !takenBack && (
            <a
              className="inline-flex min-h-11 items-center"
              download
              href={`/api/cases/${caseId}/documents/${document}/steps/${step.id}/certificate.pdf`}
            >
              <Trans>Draft certificate of service (PDF)</Trans>
            </a>
          )}
          {canChange && !takenBack && (
            <Button aria-label={t`Withdraw: ${name}, ${when}`} kind="quiet" onClick={() => setOpen(true)}>
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </p>
      )}
      {isOpen && <TakeBackForm caseId={caseId} document={document} onDone={() => setOpen(false)} step={step.id} />}
    </div>
  )
}

function TakenBack({ takenBack: { at, reason }, zone }: { takenBack: NonNullable<Step['takenBack']>; zone: string }) {
  const { i18n } = useLingui()
  const when = formatDate('day', at, i18n.locale, zone)
  return (
    <p className="text-sm text-soft [overflow-wrap:anywhere]">
      {reason === '' ? (
        <Trans>Withdrawn {when}.</Trans>
      ) : (
        <Trans>
          Withdrawn {when}: {reason}
        </Trans>
      )}
    </p>
  )
}

function TakeBackForm({ caseId, document, step, onDone }: { caseId: string; document: string; step: string; onDone: () => void }) {
  const { t } = useLingui()
  const taking = useMutation(calls.takeBack, stale)
  return (
    <Form
      done={t`Step withdrawn`}
      mutation={taking}
      onClose={onDone}
      read={(values) => ({ reason: values('reason') })}
      send={(body) => taking.send({ params: { case: caseId, document, step }, body })}
      submit={<Trans>Withdraw step</Trans>}
    >
      {(errorAt) => (
        <TextInput
          error={errorAt('reason')}
          hint={t`The step stays in the list, struck through, with your reason.`}
          label={t`Reason`}
          maxLength={longest.stepNote}
          name="reason"
          optional
        />
      )}
    </Form>
  )
}
