import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayIn, dayOfMoment, timeIn } from '#web/times.ts'
import type { Came, Exchange } from '../contract.ts'

type Recorded = Extract<Came, { at: string }>

interface CameLineProps {
  line: Pick<Exchange, 'dueAt' | 'grace' | 'came'> & { ordered: Omit<NonNullable<Exchange['ordered']>, 'state'> | null }
  side: 'A' | 'B'
  zone: string
}

/**
 * How punctual one side was, from the records alone. Where an order in effect gives another time or grace period than the
 * schedule and the record, the line shows both and judges neither.
 */
export function CameLine({ line: { dueAt, grace, came: both, ordered }, side, zone }: CameLineProps) {
  const { i18n } = useLingui()
  const came = both[side]
  if (came.is === 'open') return <Trans>no record yet</Trans>
  if (came.is === 'no_record') return <Trans>no record</Trans>
  const time = timeIn(came.at, zone, i18n.locale)
  const ofOrder = ordered && 'at' in ordered.came[side] ? { ...ordered, came: ordered.came[side] } : null
  const scheduled = timeIn(dueAt, zone, i18n.locale)
  return (
    <>
      {ofOrder === null && came.is === 'on_time' ? (
        <Trans>on time, {time}</Trans>
      ) : (
        <>
          {time}: <Apart came={came} grace={grace} time={<Trans>the scheduled {scheduled}</Trans>} />
          {ofOrder && (
            <>
              ; <Apart came={ofOrder.came} grace={ofOrder.grace} time={<OrderedTime at={ofOrder.dueAt} zone={zone} />} />
            </>
          )}
        </>
      )}
      <Entered came={came} zone={zone} />
    </>
  )
}

function OrderedTime({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const time = timeIn(at, zone, i18n.locale)
  return <Trans>the ordered {time}</Trans>
}

/** Minutes between a record and its due time, and whether they are within the grace period. */
function Apart({ came, time, grace }: { came: Recorded; time: ReactNode; grace: number }) {
  const minutes = Math.abs(came.after)
  if (came.after < 0)
    return (
      <Trans>
        <Minutes value={minutes} /> before {time}
      </Trans>
    )
  const how = (
    <Trans>
      <Minutes value={minutes} /> after {time}
    </Trans>
  )
  if (grace === 0) return how
  const allowed = <Minutes value={grace} />
  return (
    <>
      {how}{' '}
      {came.is === 'late' ? (
        <Trans>
          (<Minutes value={came.minutes} /> past {allowed} of grace)
        </Trans>
      ) : (
        <Trans>(within {allowed} of grace)</Trans>
      )}
    </>
  )
}

const Minutes = ({ value }: { value: number }) => <Plural one="# min" other="# min" value={value} />

/** Says that a record was entered later, and when. */
function Entered({ came: { at, enteredAt, alsoEntered }, zone }: { came: Recorded; zone: string }) {
  const { i18n } = useLingui()
  const moment = (iso: string) =>
    dayOfMoment(iso, zone) === dayOfMoment(at, zone)
      ? timeIn(iso, zone, i18n.locale)
      : `${dayIn(iso, zone, i18n.locale)}, ${timeIn(iso, zone, i18n.locale)}`
  const typed = enteredAt && moment(enteredAt)
  const [also, alsoTyped] = alsoEntered ? [timeIn(alsoEntered.at, zone, i18n.locale), moment(alsoEntered.enteredAt)] : ['', '']
  return (
    <>
      {typed && (
        <>
          ; <Trans>entered {typed}</Trans>
        </>
      )}
      {alsoEntered && (
        <>
          ;{' '}
          <Trans>
            also entered later: {also} (entered {alsoTyped})
          </Trans>
        </>
      )}
    </>
  )
}
