import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '#case/cases/public.tsx'
import { sizeText } from '#domain/files/sizes.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Export, type List } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  list: List
  zone: string
}

/** What was made of the list, the latest first. */
export function Exports({ caseId, list: { exports }, zone }: Props) {
  if (exports.length === 0) return null
  return (
    <Section id="exports" title={<Trans>Exports</Trans>}>
      <Rows of={exports} rowKey={({ id }) => id}>
        {(one) => <ExportRow caseId={caseId} one={one} zone={zone} />}
      </Rows>
    </Section>
  )
}

function ExportRow({
  caseId,
  one: { id, state, progress, failure, made, createdAt },
  zone,
}: {
  caseId: string
  one: Export
  zone: string
}) {
  const { i18n } = useLingui()
  const removing = useMutation(calls.removeExport, stale)
  const at = `/api/cases/${caseId}/exhibit-exports/${id}/exhibits`
  const isUnderWay = state === 'waiting' || state === 'making'
  return (
    <div className="grid gap-1 py-1">
      <h3 className="text-base">
        <Moment at={createdAt} zone={zone} />
      </h3>
      {isUnderWay && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <label htmlFor={`progress-${id}`}>
            {state === 'waiting' ? <Trans>Waiting to start</Trans> : <Trans>Making exhibits: {progress}%</Trans>}
          </label>
          <progress className="h-2 w-40 accent-action" id={`progress-${id}`} max={100} value={progress} />
        </p>
      )}
      {state === 'failed' && <p className="text-danger">{failure}</p>}
      {made && (
        <>
          <p className="text-sm text-soft">
            <Plural one="# page" other="# pages" value={made.pages} /> ·{' '}
            {made.isComplete ? <Trans>facts against you reviewed</Trans> : <Trans>a selection</Trans>} ·{' '}
            <Trans>available until {dayInWords(made.until, i18n.locale)}</Trans>
          </p>
          <span className="no-print flex flex-wrap gap-2">
            <a className="button button-secondary" download href={`${at}.pdf`}>
              <Trans>Download PDF</Trans>
            </a>
            <a className="button button-secondary" download href={`${at}.zip`}>
              <Trans>Download archive ({sizeText(made.bytes)})</Trans>
            </a>
          </span>
          <Disclosure
            className="text-sm"
            title={
              <span className="font-normal text-soft">
                <Trans>Labels and numbers</Trans>
              </span>
            }
          >
            <ul className="grid gap-1 pb-2">
              {made.exhibits.map(({ label, what, first, last }) => (
                <li className="[overflow-wrap:anywhere]" key={label}>
                  <span className="font-semibold">{label}</span> <bdi>{what}</bdi>{' '}
                  <span className="figures text-soft">{first === last ? first : `${first} – ${last}`}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
      <span className="no-print">
        <ActionButton kind="quiet" mutation={removing} onAct={() => removing.send({ params: { case: caseId, export: id } })}>
          {isUnderWay ? <Trans>Cancel</Trans> : <Trans>Delete export</Trans>}
        </ActionButton>
      </span>
    </div>
  )
}
