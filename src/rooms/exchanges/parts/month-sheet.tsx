import { Trans, useLingui } from '@lingui/react/macro'
import { csvOf } from '../../../kernel/csv.ts'
import { useAsk } from '../../../web/ask.ts'
import { dayInWords } from '../../../web/days.ts'
import { download } from '../../../web/inside/download.ts'
import { dayOfMoment, timeIn } from '../../../web/inside/times.ts'
import { SiteLink } from '../../../web/link.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Empty, Failed } from '../../../web/ui/states.tsx'
import { type Column, Table } from '../../../web/ui/table.tsx'
import type { Seat } from '../../cases/contract.ts'
import { caseLink, caseQuery, Moment, type Names, useNames } from '../../cases/door.tsx'
import { calls, type Came, type Punctuality } from '../contract.ts'
import { CameLine } from './came-line.tsx'
import { MonthCounts } from './month-counts.tsx'

/** One month's punctuality by itself, for paper: what is counted, how, and every exchange that is. */
export function MonthSheet({ month, seat, search }: { month: string; seat: Seat; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const names = useNames(seat)
  const { data, error, refetch, isFetching } = useAsk(calls.punctuality, { query: { ...caseQuery(search), month } })
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>This month could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const words = dayInWords(`${data.month}-01`, i18n.locale, 'month')
  const back = caseLink('/exchange-tracking', search)
  const { A, B, exchanges, zone } = data
  return (
    // A month is one sheet of paper.
    <div className="grid gap-6 print:gap-2 print:text-[8.5pt] print:leading-tight print:[&_.text-sm]:text-[8.5pt] print:[&_.text-sm]:leading-tight print:[&_:is(td,th)]:py-0.5 print:[&_:is(td,th)]:leading-tight">
      <p className="no-print flex flex-wrap items-center gap-4">
        <Button onClick={() => window.print()}>
          <Trans>Print it, or save it as PDF</Trans>
        </Button>
        <Button kind="secondary" onClick={() => download(csvOf(rowsOf(data, names)), `exchanges-${data.month}.csv`)}>
          <Trans>Save as CSV</Trans>
        </Button>
        <SiteLink className="inline-flex min-h-11 items-center" to={back}>
          <Trans>Back to the exchanges</Trans>
        </SiteLink>
      </p>
      <p className="no-print text-sm text-soft">
        <Trans>The window that opens for printing can also save the sheet as a PDF.</Trans>
      </p>
      <header className="grid gap-1">
        <p>
          {seat.title}: {names.A} (A), {names.B} (B)
        </p>
        <p className="text-sm">
          <Trans>
            Made <Moment at={data.madeAt} zone={zone} /> from the records that this account can see. Times are on the clock of {zone}.
          </Trans>
        </p>
      </header>
      {A && B && exchanges.length > 0 ? (
        <>
          <MonthCounts counts={{ A, B }} names={names} words={words} />
          <Definitions data={data} />
          <Every data={data} names={names} />
        </>
      ) : (
        <Empty title={<Trans>Nothing is counted in this month</Trans>}>
          <p>
            <Trans>There was no exchange in it since the first record, or none yet.</Trans>
          </p>
        </Empty>
      )}
    </div>
  )
}

/** How it is counted: a number without that says little. */
function Definitions({ data: { since, exchanges } }: { data: Punctuality }) {
  const { i18n } = useLingui()
  const first = since && dayInWords(since, i18n.locale)
  const orders = [...new Map(exchanges.flatMap(({ graceBy }) => (graceBy ? [[graceBy.order, graceBy] as const] : []))).values()]
  const minutes = [...new Set(exchanges.map(({ grace }) => grace))].toSorted((one, other) => one - other).join(', ')
  return (
    <section aria-labelledby="how" className="text-sm">
      <h3 className="text-base" id="how">
        <Trans>How it is counted</Trans>
      </h3>
      <ul className="grid gap-1">
        <li>
          <Trans>
            Late: the first record of that parent is after the time of the schedule and the minutes of grace. Whole minutes after both.
          </Trans>
        </li>
        <li>
          <Trans>Minutes of grace: {minutes}.</Trans>{' '}
          {orders.length === 0 ? (
            <Trans>No order in force gives them; this is what is usual here.</Trans>
          ) : (
            orders.map(({ order, clause: { paragraph } }) => (
              <Trans key={order}>
                By {order}, paragraph {paragraph}.
              </Trans>
            ))
          )}
        </li>
        <li>
          <Trans>No record: two hours after the grace nothing was written down. It does not say that somebody was not there.</Trans>
        </li>
        <li>
          <Trans>Median: the middle of the minutes of those that were late. It is shown from 5 exchanges on; fewer are not enough.</Trans>
        </li>
        <li>
          <Trans>Called off exchanges are listed and not counted.</Trans>
          {first && (
            <>
              {' '}
              <Trans>Counted since the first record, {first}.</Trans>
            </>
          )}
        </li>
      </ul>
    </section>
  )
}

type Line = Punctuality['exchanges'][number]

function CameOf({ line: { isCancelled, came }, side, zone }: { line: Line; side: 'A' | 'B'; zone: string }) {
  return isCancelled ? <Trans>called off</Trans> : <CameLine came={came[side]} zone={zone} />
}

const columnsOf = (names: Names, zone: string): readonly Column<Line>[] => [
  { key: 'due', header: <Trans>By the schedule</Trans>, cell: ({ dueAt }) => <Moment at={dueAt} zone={zone} /> },
  { key: 'to', header: <Trans>To</Trans>, cell: ({ toSide }) => toSide },
  { key: 'place', header: <Trans>Place</Trans>, cell: ({ place }) => place },
  { key: 'grace', header: <Trans>Grace, minutes</Trans>, cell: ({ grace }) => grace, align: 'end' },
  { key: 'A', header: names.A, cell: (line) => <CameOf line={line} side="A" zone={zone} /> },
  { key: 'B', header: names.B, cell: (line) => <CameOf line={line} side="B" zone={zone} /> },
]

function Every({ data: { exchanges, zone }, names }: { data: Punctuality; names: Names }) {
  return (
    <div className="print:[&_tbody_th]:whitespace-nowrap">
      <Table
        caption={<Trans>Every exchange</Trans>}
        columns={columnsOf(names, zone)}
        rowKey={({ dueAt, toSide }) => `${dueAt} ${toSide}`}
        rows={exchanges}
      />
    </div>
  )
}

/** The same as rows for a spreadsheet, in plain English whatever the page's language: days and times of the case's zone. */
function rowsOf({ exchanges, zone }: Punctuality, names: Names): (string | null)[][] {
  const moment = (at: string) => `${dayOfMoment(at, zone)} ${timeIn(at, zone, 'en-GB')}`
  const cells = (came: Came): (string | null)[] => [
    came.is,
    'at' in came ? moment(came.at) : null,
    came.is === 'late' ? String(came.minutes) : null,
  ]
  const of = (name: string) => [`${name}: record`, `${name}: first record at`, `${name}: minutes late`]
  return [
    ['due', 'zone', 'to', 'place', 'grace_minutes', 'grace_by', 'called_off', ...of(names.A), ...of(names.B)],
    ...exchanges.map(({ dueAt, toSide, place, grace, graceBy, isCancelled, came }) => [
      moment(dueAt),
      zone,
      names[toSide],
      place,
      String(grace),
      graceBy && `${graceBy.order}, ${graceBy.clause.paragraph}`,
      isCancelled ? 'yes' : 'no',
      ...cells(came.A),
      ...cells(came.B),
    ]),
  ]
}
