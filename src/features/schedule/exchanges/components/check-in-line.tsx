import { Trans, useLingui } from '@lingui/react/macro'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { useCaseTimes } from '#shell/case-times.ts'
import { dayIn, dayOfMoment, timeIn } from '#web/times.ts'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type CheckIn } from '../contract.ts'
import { recordNames } from './words.ts'

interface CheckInLineProps {
  record: CheckIn
  caseId: string
  zone: string
}

/** One record: who, what, when, and how it was entered. */
export function CheckInLine({ record, caseId, zone }: CheckInLineProps) {
  const { i18n } = useLingui()
  const { name } = record
  const what = i18n._(recordNames[record.kind])
  const time = useCaseTimes(zone, i18n).time(record.at)
  const isOtherDay = dayOfMoment(record.receivedAt, zone) !== dayOfMoment(record.at, zone)
  const received = `${isOtherDay ? `${dayIn(record.receivedAt, zone, i18n.locale)}, ` : ''}${timeIn(record.receivedAt, zone, i18n.locale)}`
  return (
    <li className="grid gap-1 border-s-4 border-line ps-3">
      <p>
        <Trans>
          {name} {what}, {time}
        </Trans>{' '}
        {record.isLateRecord && (
          <Badge tone="attention">
            <Trans>Entered later, {received}</Trans>
          </Badge>
        )}{' '}
        {!record.isShared && (
          <Badge>
            <Trans>Private</Trans>
          </Badge>
        )}
      </p>
      {record.isWithin !== null && (
        <p className="text-sm">
          {record.isWithin ? <Trans>Within 150 m of the place: yes</Trans> : <Trans>Within 150 m of the place: no</Trans>}
        </p>
      )}
      {record.position && <PrivatePosition position={record.position} />}
      {record.note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{record.note}</p>}
      {record.hasPhoto && <Photo caseId={caseId} id={record.id} name={name} />}
    </li>
  )
}

function PrivatePosition({ position }: { position: NonNullable<CheckIn['position']> }) {
  const where = `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`
  return (
    <p className="figures text-sm">
      <Trans>Position kept for yourself: {where}</Trans>
    </p>
  )
}

function Photo({ caseId, id, name }: { caseId: string; id: string; name: string }) {
  const { t } = useLingui()
  const showing = useMutation(calls.photo)
  if (showing.became?.is === 'done') {
    const { type, data } = showing.became.data
    return <img alt={t`Photo added by ${name}`} className="max-h-96 max-w-full rounded-sm" src={`data:${type};base64,${data}`} />
  }
  return (
    <div className="no-print">
      <ActionButton kind="quiet" mutation={showing} onAct={() => showing.send({ params: { checkIn: id }, query: { case: caseId } })}>
        <Trans>Show the photo</Trans>
      </ActionButton>
    </div>
  )
}
