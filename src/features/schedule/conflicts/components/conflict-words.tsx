import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import { clockTime } from '#web/times.ts'
import type { Child, Side } from '#case/cases/contract.ts'
import { dayShort, type Names } from '#schedule/events/public.tsx'
import { formatList } from '#web/dates.ts'
import type { Conflict } from '../contract.ts'

/** The reader: a parent's side, or `null` for a person with a granted seat. */
export type Reader = Side | null

interface ConflictProps {
  conflict: Conflict
  names: Names
  reader: Reader
}

const otherOf = (side: Side): Side => (side === 'A' ? 'B' : 'A')
const meetsExchange = ({ items }: Conflict) => items.some(({ what }) => what === 'exchange')

/** The kind of conflict in words, from the reader's point of view. */
export function Kind({ conflict, names, reader }: ConflictProps) {
  const { kind, reason } = conflict
  switch (kind) {
    case 'gap':
      return <Trans>Gap in the schedule</Trans>
    case 'order_against_schedule':
      return <Trans>The order and the schedule differ</Trans>
    case 'hearing_in_vacation':
      return <Trans>Court date during a vacation</Trans>
    case 'double_booking':
      return meetsExchange(conflict) ? <Trans>Exchange during an event</Trans> : <Trans>A child in two places</Trans>
    case 'overlap':
      return reason.people?.length === 1 && reason.people[0] === reader ? (
        <Trans>You’re in two places</Trans>
      ) : (
        <Trans>A parent in two places</Trans>
      )
    case 'travel':
      return <Trans>Not enough travel time</Trans>
    case 'others_time': {
      const holder = reason.holder ? names[reason.holder] : ''
      return reason.holder === reader ? <Trans>Falls on your time</Trans> : <Trans>Falls on {holder}’s time</Trans>
    }
    case 'notice':
      return reason.key === 'notice_late' ? <Trans>Late notice</Trans> : <Trans>Notice due</Trans>
    case 'first_refusal': {
      const other = reason.parent ? names[otherOf(reason.parent)] : ''
      if (reason.parent && reader === otherOf(reason.parent)) return <Trans>You may have this time first</Trans>
      return reason.parent === reader ? <Trans>Offer {other} this time first</Trans> : <Trans>{other} may have this time first</Trans>
    }
  }
}

interface WhyProps extends ConflictProps {
  /** Other conflicts at the same time: children without a parent. */
  group: readonly Conflict[]
  family: readonly Child[]
  zone: string
}

/** The reason in a sentence, from its data and the reader's point of view. */
export function Why({ conflict, group, names, reader, family, zone }: WhyProps) {
  const { t, i18n } = useLingui()
  const { reason } = conflict
  const caseTimes = useCaseTimes(zone, i18n)
  const kids = (ids: readonly string[] = []) =>
    formatList(
      family.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      i18n.locale,
    )
  // The reader is "you", and comes first.
  const sides = (reason.people ?? []).toSorted((a, b) => Number(b === reader) - Number(a === reader))
  const people = formatList(
    sides.map((side) => (side === reader ? t`You` : names[side])),
    i18n.locale,
  )
  const who = kids(reason.children)
  const { times = 0 } = reason
  const [ordered, planned] = [reason.ordered, reason.planned].map((time) => (time ? clockTime(time, i18n.locale) : ''))
  switch (reason.key) {
    case 'nobody': {
      const missed = kids(group.flatMap((one) => one.reason.child ?? []))
      const [from, to] = [caseTimes.moment(conflict.from), caseTimes.moment(conflict.to)]
      return (
        <Trans>
          The schedule doesn’t say who has {missed} from {from} to {to}.
        </Trans>
      )
    }
    case 'order_says':
      return (
        <>
          {reader === null ? (
            <Trans>
              The order says {ordered}; the schedule says {planned}.
            </Trans>
          ) : (
            <Trans>
              Your order says {ordered}; your schedule says {planned}.
            </Trans>
          )}{' '}
          <Plural one="Affects # exchange." other="Affects # exchanges." value={times} />
        </>
      )
    case 'hearing_in_vacation':
      return <Trans>{people} must be in court during this vacation.</Trans>
    case 'child_twice': {
      const event = conflict.items.find(({ what }) => what !== 'exchange')?.title ?? ''
      return meetsExchange(conflict) ? (
        <Trans>
          The exchange of {who} is at the same time as “{event}”.
        </Trans>
      ) : (
        <Trans>{who} would be in two places at the same time.</Trans>
      )
    }
    case 'parent_twice':
      return <Trans>{people} would be in two places at the same time.</Trans>
    case 'too_far':
      return <TooFar conflict={conflict} who={formatList([people, who].filter(Boolean), i18n.locale)} zone={zone} />
    case 'others_time':
      return <OthersTime conflict={conflict} names={names} reader={reader} who={who} />
    case 'notice_late':
    case 'notice_due':
      return <NoticeAsked conflict={conflict} names={names} reader={reader} />
    case 'away':
      return <Away conflict={conflict} names={names} reader={reader} who={who} />
    default:
      return null
  }
}

/** Whose time it is, and who planned something there: "you" for the reader, a name for everyone else. */
function OthersTime({ conflict: { reason }, names, reader, who }: ConflictProps & { who: string }) {
  if (!reason.holder) return null
  const [holder, author] = [names[reason.holder], names[otherOf(reason.holder)]]
  if (reader === reason.holder) {
    return (
      <Trans>
        You have {who} then, and there’s no agreed swap. {author} planned this.
      </Trans>
    )
  }
  if (reader !== null) {
    return (
      <Trans>
        {holder} has {who} then, and there’s no agreed swap.
      </Trans>
    )
  }
  return (
    <Trans>
      {holder} has {who} then, and there’s no agreed swap. {author} planned this.
    </Trans>
  )
}

/** Who must give notice, the order's deadline for it, and whether it has passed. */
function NoticeAsked({ conflict: { reason, author }, names, reader }: ConflictProps) {
  const { i18n } = useLingui()
  const due = reason.due ? dayShort(reason.due, i18n.locale) : ''
  const { days = 0 } = reason
  const name = author ? names[author] : ''
  const asked =
    author === null ? (
      <Trans>
        The order asks for {days} days of notice, by {due}.
      </Trans>
    ) : author === reader ? (
      <Trans>
        Your order asks you for {days} days of notice, by {due}.
      </Trans>
    ) : reader === null ? (
      <Trans>
        The order asks {name} for {days} days of notice, by {due}.
      </Trans>
    ) : (
      <Trans>
        Your order asks {name} for {days} days of notice, by {due}.
      </Trans>
    )
  return (
    <>
      {asked} {reason.key === 'notice_late' && <Trans>That was missed.</Trans>}
    </>
  )
}

/** Who is away from the children, and who must be asked first. */
function Away({ conflict: { reason }, names, reader, who }: ConflictProps & { who: string }) {
  if (!reason.parent) return null
  const [parent, other] = [names[reason.parent], names[otherOf(reason.parent)]]
  const { hours = 0 } = reason
  if (reader === reason.parent) {
    return (
      <Trans>
        You’re away from {who} for {hours} hours or more. Your order lets {other} have that time first.
      </Trans>
    )
  }
  if (reader !== null) {
    return (
      <Trans>
        {parent} is away from {who} for {hours} hours or more. Your order lets you have that time first.
      </Trans>
    )
  }
  return (
    <Trans>
      {parent} is away from {who} for {hours} hours or more. The order lets {other} have that time first.
    </Trans>
  )
}

const quarter = 15 * 60_000

/** Between which two items the travel time is too short, for whom, and the first quarter of an hour that would work. */
function TooFar({ conflict, who, zone }: { conflict: Conflict; who: string; zone: string }) {
  const { t, i18n } = useLingui()
  const { items, from, reason } = conflict
  const [first, second] = items.map(({ what, title }) => (what === 'exchange' ? t`Exchange` : title))
  const { minutes = 0, needed = 0 } = reason
  const end = Date.parse(from)
  const caseTimes = useCaseTimes(zone, i18n)
  const at = (moment: number) => caseTimes.time(new Date(moment).toISOString())
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
