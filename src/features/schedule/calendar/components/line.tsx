import { Trans, useLingui } from '@lingui/react/macro'
import { formatCents } from '#domain/money/cents.ts'
import { SiteLink } from '#web/link.tsx'
import { useCaseTimes } from '#shell/case-times.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { Child } from '#case/cases/contract.ts'
import type { Occurrence } from '#schedule/events/contract.ts'
import { dayShort, kindNames, type Names } from '#schedule/events/public.tsx'
import type { Entry } from './entries.ts'
import { DueState } from './due-state.tsx'
import { holderName } from './words.ts'

export interface Around {
  zone: string
  names: Names
  kids: readonly Child[]
  /** A link within the same case. */
  link: (path: string) => string
  onOpen: (event: Occurrence) => void
  /** Moves an own event by days; arrow keys with Alt. */
  onMove: (event: Occurrence, days: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One line of a day, with what it is and when. */
export function Line({ entry, day, around }: { entry: Entry; day: string; around: Around }) {
  const { t, i18n } = useLingui()
  const { zone, names, kids: family } = around
  const { time: at } = useCaseTimes(zone, i18n)
  const kids = (ids: readonly string[]) =>
    ids.length === 0 || ids.length === family.length
      ? ''
      : family
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => name)
          .join(', ')
  switch (entry.is) {
    case 'holiday':
      return (
        <p className="text-soft">
          {entry.name}
          {entry.observed && (
            <>
              {' '}
              <Trans>(observed)</Trans>
            </>
          )}
        </p>
      )
    case 'special': {
      const { layer, label, holder } = entry.special
      const who = holderName(i18n, holder, names)
      const what = label ?? (layer === 'vacation' ? t`Vacation` : layer === 'holiday' ? t`Holiday` : t`Agreed change`)
      return (
        <p>
          <Trans>
            <strong>{what}</strong>: with {who}
          </Trans>
        </p>
      )
    }
    case 'asked': {
      const { asked } = entry
      const [side, who] = [names[asked.side], kids(asked.children)]
      const [from, to] = [asked.from.slice(11), asked.to.slice(11)]
      const [first, last] = [dayShort(asked.firstDay, i18n.locale), dayShort(asked.lastDay, i18n.locale)]
      return (
        <p>
          <SiteLink to={around.link('/time-trade-requests')}>
            {asked.isMine ? <Trans>You asked for a swap</Trans> : <Trans>You are asked for a swap</Trans>}
          </SiteLink>
          :{' '}
          <Trans>
            with {side} from {first}, {from} to {last}, {to}
          </Trans>
          {who && <span className="text-soft"> ({who})</span>}
        </p>
      )
    }
    case 'due': {
      const { due } = entry
      const [payer, amount] = [names[due.payer], formatCents(due.cents)]
      return (
        <p>
          <SiteLink to={around.link(due.to)}>
            <Trans>Support due</Trans>
          </SiteLink>
          :{' '}
          <Trans>
            <span className="figures">{amount}</span> from {payer}
          </Trans>
          <DueState due={due} />
        </p>
      )
    }
    case 'exchange': {
      const { exchange } = entry
      const [time, to, who] = [at(exchange.at), holderName(i18n, exchange.to, names), kids(exchange.children)]
      return (
        <p>
          <span className="figures">{time}</span>{' '}
          <Trans>
            <strong>Exchange</strong> to {to}
          </Trans>
          {exchange.place && <span className="text-soft">, {exchange.place}</span>}
          {who && <span className="text-soft"> ({who})</span>}
        </p>
      )
    }
    case 'hearing': {
      const { hearing } = entry
      return (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="figures">{at(hearing.fromAt)}</span>
          <SiteLink to={around.link('/court-calendar-tracker')}>{hearing.title}</SiteLink>
          <Badge>
            <Trans>Court</Trans>
          </Badge>
        </p>
      )
    }
    case 'event': {
      const { event } = entry
      const who = kids(event.childIds)
      const kind = i18n._(kindNames[event.kind])
      return (
        <div className="flex flex-wrap items-center gap-x-2">
          {event.fromAt !== null && event.firstDay === day && <span className="figures">{at(event.fromAt)}</span>}
          <button
            aria-keyshortcuts={event.can.move ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
            className="min-h-8 text-start font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere]"
            onClick={() => around.onOpen(event)}
            onKeyDown={(pressed) => {
              const days = steps[pressed.key]
              if (!pressed.altKey || days === undefined || !event.can.move) return
              pressed.preventDefault()
              around.onMove(event, days)
            }}
            type="button"
          >
            {event.title}
          </button>
          {event.kind !== 'event' && <Badge>{kind}</Badge>}
          {!event.isShared && (
            <Badge>
              <Trans>Private</Trans>
            </Badge>
          )}
          {event.place !== '' && <span className="text-sm text-soft">{event.place}</span>}
          {who && <span className="text-sm text-soft">({who})</span>}
        </div>
      )
    }
  }
}
