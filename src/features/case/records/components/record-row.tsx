import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { Moment } from '#case/cases/public.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { calls, type Exported } from '../contract.ts'
import { CopyForm } from './copy-form.tsx'
import { CopyRow } from './copy-row.tsx'

interface RecordRowProps {
  caseId: string
  record: Exported
  /** All requests for certified copies of the seat, the law that fits, and what one costs. */
  data: Pick<Reply<typeof calls.list>, 'copies' | 'certificate' | 'fee' | 'zone'>
}

/** A record: how far it is, and its archive once that is there. */
export function RecordRow({ caseId, record, data: { copies, certificate, fee, zone } }: RecordRowProps) {
  const { i18n, t } = useLingui()
  const removing = useMutation(calls.remove, ['/api/records'])
  const { about, from, to, made, state, progress, failure, createdAt } = record
  const day = (of: string) => dayInWords(of, i18n.locale)
  const what = about ? about.name || t`One thread` : t`All messages`
  const [isAsking, setAsking] = useState(false)
  const own = copies.filter(({ recordId }) => recordId === record.id)
  const isWaiting = own.some((copy) => copy.state === 'waiting')
  const isUnderWay = state === 'waiting' || state === 'making'
  return (
    <div className="grid gap-1 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="text-base [overflow-wrap:anywhere]" dir="auto">
            {what}
          </h3>
          <p className="text-sm text-soft">
            {from !== null || to !== null ? (
              <>
                {from === null ? (
                  <Trans>Until {day(to!)}</Trans>
                ) : to === null ? (
                  <Trans>From {day(from)}</Trans>
                ) : (
                  `${day(from)} – ${day(to)}`
                )}
                {' · '}
              </>
            ) : null}
            <Trans>
              asked for <Moment at={createdAt} zone={zone} />
            </Trans>
          </p>
        </div>
        {made && (
          <a className="button button-primary" download href={`/api/cases/${caseId}/records/${record.id}/record.zip`}>
            <Trans>Download ({sizeText(made.bytes)})</Trans>
          </a>
        )}
      </div>
      {isUnderWay && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <label htmlFor={`progress-${record.id}`}>
            {state === 'waiting' ? <Trans>Waiting to be made</Trans> : <Trans>Being made: {progress} %</Trans>}
          </label>
          <progress className="h-2 w-40 accent-action" id={`progress-${record.id}`} max={100} value={progress} />
        </p>
      )}
      {state === 'failed' && <p className="text-danger">{failure}</p>}
      {made && (
        <Disclosure
          className="text-sm"
          title={
            <span className="font-normal text-soft">
              <Plural one="# message" other="# messages" value={made.items} /> · <Plural one="# page" other="# pages" value={made.pages} />{' '}
              · {made.until === null ? <Trans>here until your request is answered</Trans> : <Trans>here until {day(made.until)}</Trans>}
            </span>
          }
        >
          <dl className="grid gap-1 pb-2">
            <dt className="font-semibold">
              <Trans>SHA-256 of the archive</Trans>
            </dt>
            <dd className="figures [overflow-wrap:anywhere]">{made.sha256}</dd>
            <dt className="font-semibold">
              <Trans>SHA-256 of the manifest in it</Trans>
            </dt>
            <dd className="figures [overflow-wrap:anywhere]">{made.manifest}</dd>
          </dl>
          <p className="pb-2">
            <Trans>Two people with the same archive have the same numbers.</Trans>
          </p>
        </Disclosure>
      )}
      {own.map((copy) => (
        <CopyRow caseId={caseId} copy={copy} key={copy.id} zone={zone} />
      ))}
      {isAsking ? (
        <CopyForm caseId={caseId} fee={fee} law={certificate} onClose={() => setAsking(false)} recordId={record.id} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          {made && !isWaiting && (
            <Button kind="quiet" onClick={() => setAsking(true)}>
              <Trans>Request a certified copy</Trans>
              <span className="sr-only"> {what}</span>
            </Button>
          )}
          {!isWaiting && (
            <ActionButton kind="quiet" mutation={removing} onAct={() => removing.send({ params: { case: caseId, record: record.id } })}>
              {isUnderWay ? <Trans>Cancel</Trans> : <Trans>Delete here</Trans>}
              <span className="sr-only"> {what}</span>
            </ActionButton>
          )}
        </div>
      )}
    </div>
  )
}
