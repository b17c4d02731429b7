import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Moment } from '#case/cases/public.tsx'
import { FileList } from '#case/files/public.tsx'
import { kindNames, severityNames } from '#domain/incidents/kinds.ts'
import { OpeningRow } from '#shell/opening-row.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type Incident } from '../contract.ts'
import { AddendumForm } from './addendum-form.tsx'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  zone: string
  incident: Incident
  kids: readonly { id: string; name: string }[]
  isNamed: boolean
  onChange: () => void
}

/** One incident, opened in place: both its times, the clause, and expected against actual. */
export function IncidentRow({ caseId, zone, incident, kids, isNamed, onChange }: Props) {
  const { i18n } = useLingui()
  const { clause, children, addenda, can, source, sourceTo } = incident
  const who = kids.filter(({ id }) => children.includes(id)).map(({ name }) => name)
  const paragraph = [clause.paragraph === '' ? '' : `¶ ${clause.paragraph}`, clause.order].filter((part) => part !== '').join(', ')
  return (
    <OpeningRow
      isNamed={isNamed}
      summary={
        <>
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{i18n._(kindNames[incident.kind])}</span>
            <span className="text-sm text-soft">
              <Moment at={incident.happenedAt} zone={zone} />
            </span>
            {incident.withdrawnAt !== null && (
              <Badge>
                <Trans>Withdrawn</Trans>
              </Badge>
            )}
            {incident.isLateEntry && (
              <Badge tone="attention">
                <Trans>Late entry</Trans>
              </Badge>
            )}
          </span>
          <span className="line-clamp-2 text-sm [overflow-wrap:anywhere] group-open:hidden">{incident.actual}</span>
        </>
      }
    >
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr] sm:gap-y-2">
        <Row label={<Trans>Happened</Trans>}>
          <Moment at={incident.happenedAt} zone={zone} />
        </Row>
        <Row label={<Trans>Entered</Trans>}>
          <Moment at={incident.enteredAt} zone={zone} />
          {incident.isLateEntry && (
            <>
              {' '}
              <Trans>(more than 24 hours after it happened)</Trans>
            </>
          )}
        </Row>
        {incident.changedAt !== null && (
          <Row label={<Trans>Last changed</Trans>}>
            <Moment at={incident.changedAt} zone={zone} />
          </Row>
        )}
        {paragraph !== '' && <Row label={<Trans>Clause</Trans>}>{[paragraph, clause.text].filter((part) => part !== '').join(': ')}</Row>}
        <Row label={<Trans>Expected</Trans>}>{incident.expected}</Row>
        <Row label={<Trans>Actual</Trans>}>{incident.actual}</Row>
        <Row label={<Trans>Your response</Trans>}>{incident.response}</Row>
        <Row label={<Trans>Children</Trans>}>{who.join(', ')}</Row>
        <Row label={<Trans>Effect on the children</Trans>}>{incident.effect}</Row>
        <Row label={<Trans>Witnesses</Trans>}>{incident.witnesses}</Row>
        <Row label={<Trans>Result</Trans>}>{i18n._(severityNames[incident.severity])}</Row>
        {source !== null && sourceTo !== null && (
          <Row label={<Trans>Record</Trans>}>
            <SiteLink to={sourceTo}>
              <Trans>Open the record</Trans>
            </SiteLink>
          </Row>
        )}
        {addenda.map(({ id, at, words, isWithdrawal }) => (
          <Row key={id} label={isWithdrawal ? <Trans>Withdrawn</Trans> : <Trans>Added later</Trans>}>
            <Moment at={at} zone={zone} />
            <br />
            {words}
          </Row>
        ))}
      </dl>
      {incident.files.length > 0 && <FileList caseId={caseId} files={incident.files} />}
      {(can.change || can.add) && <Acts caseId={caseId} incident={incident} onChange={onChange} />}
    </OpeningRow>
  )
}

function Row({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  if (children === '') return null
  return (
    <>
      {/* On a phone a term stands over its words, closer to them than to those before. */}
      <dt className="text-soft max-sm:mt-2 max-sm:text-sm">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

function Acts({ caseId, incident, onChange }: Pick<Props, 'caseId' | 'incident' | 'onChange'>) {
  const { t } = useLingui()
  const removing = useMutation(calls.remove, stale)
  const [asks, setAsks] = useState(false)
  const [adds, setAdds] = useState<'add' | 'withdraw' | null>(null)
  const { id, can } = incident
  const remove = async () => {
    const done = { done: t`Incident removed` }
    if (await removing.send({ params: { case: caseId, incident: id }, body: { removed: true } }, done)) setAsks(false)
  }
  if (adds !== null) return <AddendumForm caseId={caseId} incident={id} isWithdrawal={adds === 'withdraw'} onDone={() => setAdds(null)} />
  return (
    <div className="no-print flex flex-wrap gap-3">
      {can.change && (
        <Button kind="secondary" onClick={onChange}>
          <Trans>Change incident</Trans>
        </Button>
      )}
      {can.add && (
        <Button kind="secondary" onClick={() => setAdds('add')}>
          <Trans>Add to incident</Trans>
        </Button>
      )}
      {can.change ? (
        <Button kind="quiet" onClick={() => setAsks(true)}>
          <Trans>Remove incident</Trans>
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => setAdds('withdraw')}>
          <Trans>Withdraw incident</Trans>
        </Button>
      )}
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        open={asks}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this incident?</Trans>}
        verb={<Trans>Remove incident</Trans>}
      >
        <p>
          <Trans>The incident leaves your list. Your own log still shows that you entered and removed it.</Trans>
        </p>
      </Confirm>
    </div>
  )
}
