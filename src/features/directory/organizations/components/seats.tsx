import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Seat } from '../contract.ts'
import { Acts } from './acts.tsx'
import { Source } from './source.tsx'
import { beganInWords, endedInWords } from './when.ts'
import { goneWords } from './words.ts'

/** What stood there before: every version with its days, its source, and why it no longer counts. */
function Before({ seat }: { seat: Seat }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-1 text-sm font-normal text-soft">
      {seat.before.map((version) => {
        const [day, from, to, how] = [
          dayInWords(version.goneOn, i18n.locale),
          beganInWords(version, i18n),
          endedInWords(version, i18n),
          i18n._(goneWords[version.goneHow]),
        ]
        return (
          <li key={`${version.goneOn} ${version.recordedOn} ${version.fromOn} ${version.toOn} ${version.role}`}>
            <Trans>
              Until {day} it said: {version.role}, from {from}, {to}.
            </Trans>{' '}
            {how}
            {version.goneWhy && `: ${version.goneWhy}`} <Source text={version.source} />
          </li>
        )
      })}
    </ul>
  )
}

// A table's cells are functions and no components.
const actsOf = (seat: Seat) => <Acts seat={seat} />

interface SeatsProps {
  caption: string
  seats: readonly Seat[]
  /** What the first column is: the person, or the organization. */
  header: ReactNode
  name: (seat: Seat) => ReactNode
  /** Shown where one is among `overlaps`. */
  overlapping?: ReadonlySet<string>
}

/** Seats as a table: who or where, which role, from when until when, and where that is from. */
export function Seats({ caption, seats, header, name, overlapping }: SeatsProps) {
  const { i18n } = useLingui()
  const first = (seat: Seat) => (
    <>
      {name(seat)}
      {seat.before.length > 0 && <Before seat={seat} />}
    </>
  )
  const role = (seat: Seat) => (
    <>
      {seat.role}{' '}
      <span className="whitespace-nowrap">
        {seat.isExclusive && (
          <Badge>
            <Trans>full-time</Trans>
          </Badge>
        )}{' '}
        {overlapping?.has(seat.seat) && (
          <Badge tone="attention">
            <Trans>two at once</Trans>
          </Badge>
        )}
      </span>
    </>
  )
  const source = ({ source: text, sourceOn, isStaff }: Seat) => (
    <span className="text-sm">
      <Source text={text} /> <span className="figures whitespace-nowrap">({dayInWords(sourceOn, i18n.locale)})</span>
      {isStaff && (
        <span className="block text-soft">
          <Trans>written by staff</Trans>
        </span>
      )}
    </span>
  )
  const beganOf = (seat: Seat) => <span className="figures whitespace-nowrap">{beganInWords(seat, i18n)}</span>
  const end = (seat: Seat) => (
    <>
      <span className="figures whitespace-nowrap">{endedInWords(seat, i18n)}</span>
      {seat.endReason && <span className="block text-sm text-soft">{seat.endReason}</span>}
    </>
  )
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'name', header, cell: first },
        { key: 'role', header: <Trans>Seat</Trans>, cell: role },
        { key: 'from', header: <Trans>From</Trans>, cell: beganOf },
        { key: 'to', header: <Trans>Until</Trans>, cell: end },
        { key: 'source', header: <Trans>Source</Trans>, cell: source },
        {
          key: 'acts',
          header: (
            <span className="no-print">
              <Trans>Change</Trans>
            </span>
          ),
          align: 'end',
          cell: actsOf,
        },
      ]}
      quiet
      rowKey={({ seat }) => seat}
      rows={seats}
    />
  )
}
