import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useTold } from '../../../web/inside/case-times.ts'
import { clockTime } from '../../../web/inside/times.ts'
import type { Child } from '../../cases/contract.ts'
import { dayShort, type Names } from '../../events/door.tsx'
import type { Conflict } from '../contract.ts'

/** What kind of conflict it is, in words. */
export function Kind({ kind }: { kind: Conflict['kind'] }) {
  switch (kind) {
    case 'gap':
      return <Trans>Nobody has a child</Trans>
    case 'order_against_schedule':
      return <Trans>The order and the schedule differ</Trans>
    case 'hearing_in_vacation':
      return <Trans>A hearing in a vacation</Trans>
    case 'double_booking':
      return <Trans>A child in two places</Trans>
    case 'overlap':
      return <Trans>A parent in two places</Trans>
    case 'travel':
      return <Trans>Too little time for the way</Trans>
    case 'others_time':
      return <Trans>In the other parent’s time</Trans>
    case 'notice':
      return <Trans>Notice</Trans>
    case 'first_refusal':
      return <Trans>The other parent is asked first</Trans>
  }
}

/** The reason in a sentence, from its data. */
export function Why({ conflict, names, family, zone }: { conflict: Conflict; names: Names; family: readonly Child[]; zone: string }) {
  const { i18n } = useLingui()
  const { reason } = conflict
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
  const kids = (ids: readonly string[] = []) => list.format(family.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
  const people = list.format((reason.people ?? []).map((side) => names[side]))
  const who = kids(reason.children)
  const { minutes, hours, times, days } = reason
  const [ordered, planned] = [reason.ordered, reason.planned].map((time) => (time ? clockTime(time, i18n.locale) : ''))
  switch (reason.key) {
    case 'nobody': {
      const child = kids(reason.child ? [reason.child] : [])
      return (
        <Trans>
          The schedule gives {child} to nobody for {minutes} minutes.
        </Trans>
      )
    }
    case 'order_says':
      return (
        <Trans>
          The order says {ordered}, the schedule says {planned}. It is so {times} times in what was looked at.
        </Trans>
      )
    case 'hearing_in_vacation':
      return <Trans>{people} is to be in court in a vacation that stands in the calendar.</Trans>
    case 'child_twice':
      return <Trans>{who} would be in two places at one time.</Trans>
    case 'parent_twice':
      return <Trans>{people} would be in two places at one time.</Trans>
    case 'too_far':
      return <TooFar conflict={conflict} who={list.format([people, who].filter(Boolean))} zone={zone} />
    case 'others_time': {
      const holder = reason.holder ? names[reason.holder] : ''
      return (
        <Trans>
          By the schedule this is time of {holder} with {who}, and no swap was agreed.
        </Trans>
      )
    }
    case 'notice_late': {
      const due = reason.due ? dayShort(reason.due, i18n.locale) : ''
      return (
        <Trans>
          The order asks for {days} days of notice: by {due}. It was later.
        </Trans>
      )
    }
    case 'notice_due': {
      const due = reason.due ? dayShort(reason.due, i18n.locale) : ''
      return (
        <Trans>
          The order asks for {days} days of notice: by {due}.
        </Trans>
      )
    }
    case 'away': {
      const parent = reason.parent ? names[reason.parent] : ''
      return (
        <Trans>
          {parent} is away from {who} for more than {hours} hours. The order lets the other parent have that time first.
        </Trans>
      )
    }
    default:
      return null
  }
}

const quarter = 15 * 60_000

/** Between which two the way is too long, for whom, and from which quarter of an hour on there would be time for it. */
function TooFar({ conflict, who, zone }: { conflict: Conflict; who: string; zone: string }) {
  const { t, i18n } = useLingui()
  const { items, from, reason } = conflict
  const [first, second] = items.map(({ what, title }) => (what === 'exchange' ? t`Exchange` : title))
  const { minutes = 0, needed = 0 } = reason
  const end = Date.parse(from)
  const told = useTold(zone, i18n)
  const at = (moment: number) => told.time(new Date(moment).toISOString())
  const [ends, ready] = [at(end), at(Math.ceil((end + needed * 60_000) / quarter) * quarter)]
  return (
    <>
      <Trans>
        “{first}” ends at {ends}.
      </Trans>{' '}
      <Plural
        one={`From there to “${second}” it is about # minute by car, estimated from the distance.`}
        other={`From there to “${second}” it is about # minutes by car, estimated from the distance.`}
        value={needed}
      />{' '}
      <Plural _0="No time is left for it." one="# minute is left for it." other="# minutes are left for it." value={minutes} />{' '}
      <Trans>
        {who} would be in time if it began at {ready}.
      </Trans>
    </>
  )
}
