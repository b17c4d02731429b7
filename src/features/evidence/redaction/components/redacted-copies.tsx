import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { sizeText } from '#domain/files/sizes.ts'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls, type Copy } from '../contract.ts'
import { stale } from './addresses.ts'
import { ProofOfCopy } from './proof-of-copy.tsx'

interface Props {
  caseId: string
  file: string
  /** A copy that the address names; `null` for none. */
  cited: string | null
  /** What else can be done with a copy that is ready. */
  renderAction?: (redaction: string) => ReactNode
}

/** The redacted copies of a file; nothing where there is none. */
export function RedactedCopies({ caseId, file, cited, renderAction }: Props) {
  useLive(
    caseId,
    useMemo(() => ({ case: stale(caseId, file) }), [caseId, file]),
  )
  const { data } = useApiQuery(calls.list, { params: { case: caseId, file } })
  const copies = data?.copies ?? []
  const isMissing = data !== undefined && cited !== null && !copies.some(({ id }) => id === cited)
  if (copies.length === 0 && !isMissing) return null
  return (
    <section aria-labelledby="redacted-title" className="grid gap-2">
      <h3 id="redacted-title">
        <Trans>Redacted copies</Trans>
      </h3>
      {isMissing && (
        <Notice tone="attention">
          <p>
            <Trans>The redacted copy that this link names was removed. The original file is unchanged.</Trans>
          </p>
        </Notice>
      )}
      {copies.length > 0 && (
        <ul className="border-t border-line">
          {copies.map((copy) => (
            <li className="border-b border-line py-1" key={copy.id}>
              <Row renderAction={renderAction} caseId={caseId} copy={copy} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ caseId, copy, renderAction }: { caseId: string; copy: Copy; renderAction: Props['renderAction'] }) {
  const { t } = useLingui()
  const { id, file, state, progress, at, places, onPages, problem, made } = copy
  const removing = useMutation(calls.remove, stale(caseId, file))
  const [asks, setAsks] = useState(false)
  const remove = async () => {
    const reply = await removing.send({ params: { case: caseId, redaction: id } }, { done: t`Redacted copy removed` })
    if (reply) setAsks(false)
  }
  const isUnderWay = state === 'waiting' || state === 'making'
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-48 text-sm">
          {made ? (
            <Trans>
              Made <Moment at={made.at} />
            </Trans>
          ) : (
            <Trans>
              Requested <Moment at={at} />
            </Trans>
          )}
          <span className="block text-soft">
            <Plural one="# place" other="# places" value={places} /> <Plural one="on # page" other="on # pages" value={onPages} />
          </span>
        </p>
        <span className="no-print flex flex-wrap gap-2">
          {made && renderAction?.(id)}
          {made && (
            <a className="button button-secondary" download href={`/api/cases/${caseId}/redactions/${id}/copy.pdf`}>
              <Trans>Download ({sizeText(made.bytes)})</Trans>
            </a>
          )}
          <Button kind="quiet" onClick={() => (made ? setAsks(true) : void remove())}>
            {isUnderWay ? <Trans>Cancel</Trans> : <Trans>Remove copy</Trans>}
          </Button>
        </span>
      </div>
      {isUnderWay && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <label htmlFor={`redaction-${id}`}>
            {state === 'waiting' ? (
              <Trans>Waiting. You can leave this page.</Trans>
            ) : progress < 60 ? (
              <Trans>Drawing pages: {progress} %</Trans>
            ) : (
              <Trans>Checking the copy: {progress} %</Trans>
            )}
          </label>
          <progress className="h-2 w-40 accent-action" id={`redaction-${id}`} max={100} value={progress} />
        </p>
      )}
      {problem !== null && <p className="text-danger">{problem}</p>}
      {made && (
        <Disclosure className="text-sm" title={<Trans>How this copy was checked</Trans>}>
          <ProofOfCopy made={made} />
        </Disclosure>
      )}
      {!asks && <FormError problem={removing.problem} />}
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        open={asks}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this redacted copy?</Trans>}
        verb={<Trans>Remove copy</Trans>}
      >
        <p>
          <Trans>The copy is deleted here, and links to it will say that it was removed. The original stays as it is.</Trans>
        </p>
      </Confirm>
    </div>
  )
}
