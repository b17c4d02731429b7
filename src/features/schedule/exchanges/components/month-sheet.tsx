import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { csvOf } from '#kernel/csv.ts'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { download } from '#shell/download.ts'
import { timeIn } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, Moment, type Names } from '#case/cases/public.tsx'
import { calls, type Punctuality } from '../contract.ts'
import { CameLine } from './came-line.tsx'
import { GraceBy } from './grace-by.tsx'
import { MonthCounts } from './month-counts.tsx'
import { sheetRows } from './sheet-rows.ts'

/** One month's punctuality by itself, for paper: what is counted, how, and every exchange that is. */
export function MonthSheet({ month, seat, search }: { month: string; seat: Seat; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useApiQuery(calls.punctuality, { query: { ...caseQuery(search), month } })
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
  const { A, B, byOrder, exchanges, names, zone } = data
  return (
    // A month is one sheet of paper.
    <div className="grid gap-6 print:gap-2 print:text-[8.5pt] print:leading-tight print:[&_.text-sm]:text-[8.5pt] print:[&_.text-sm]:leading-tight print:[&_:is(td,th)]:py-0.5 print:[&_:is(td,th)]:leading-tight">
      <p className="no-print flex flex-wrap items-center gap-4">
        <Button onClick={() => window.print()}>
          <Trans>Print it, or save it as PDF</Trans>
        </Button>
        <Button kind="secondary" onClick={() => download(csvOf(sheetRows(data)), `exchanges-${data.month}.csv`)}>
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
          <MonthCounts byOrder={byOrder} counts={{ A, B }} names={names} words={words} />
          <Definitions data={data} />
          <Every data={data} />
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
  // Each number of minutes with what gives it, once.
  const graces = new Map(
    exchanges
      .flatMap((each) => [each, ...(each.ordered ? [each.ordered] : [])])
      .map(({ grace, graceBy }) => [JSON.stringify([grace, graceBy]), { grace, graceBy }] as const),
  )
  const times = new Map(
    exchanges.flatMap(({ ordered }) => (ordered?.timeBy ? [[JSON.stringify(ordered.timeBy), ordered.timeBy] as const] : [])),
  )
  return (
    <section aria-labelledby="how" className="text-sm">
      <h3 className="text-base" id="how">
        <Trans>How it is counted</Trans>
      </h3>
      <ul className="grid gap-1">
        <li>
          <Trans>
            Late: the first record that parent made at the time is after the scheduled or ordered time and the minutes of grace. Minutes are
            whole.
          </Trans>
        </li>
        <li>
          {[...graces.values()].map(({ grace, graceBy }, index) => (
            <Fragment key={JSON.stringify([grace, graceBy])}>
              {index > 0 && '; '}
              <GraceBy by={graceBy} minutes={grace} />
            </Fragment>
          ))}
          .
        </li>
        {[...times.values()].map(({ order, clause: { paragraph } }) => (
          <li key={`${order} ${paragraph}`}>
            <Trans>
              Ordered time: by {order}, paragraph {paragraph}. It differs from the schedule, so both are shown.
            </Trans>
          </li>
        ))}
        <li>
          <Trans>
            Entered later: everything that parent recorded was typed in more than 5 minutes after its time. It counts as neither on time nor
            late.
          </Trans>
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

function CameOf({ line, side, zone }: { line: Line; side: 'A' | 'B'; zone: string }) {
  return line.isCancelled ? <Trans>called off</Trans> : <CameLine line={line} side={side} zone={zone} />
}

/** The minutes of grace, and the order's where it says others. */
const graceCell = ({ grace, ordered }: Line) => (ordered && ordered.grace !== grace ? `${grace}; ${ordered.grace}` : grace)

const columnsOf = (names: Names, zone: string): readonly Column<Line>[] => [
  { key: 'due', header: <Trans>Scheduled</Trans>, cell: (line) => <DueOf line={line} zone={zone} /> },
  { key: 'to', header: <Trans>To</Trans>, cell: ({ toSide }) => toSide },
  { key: 'place', header: <Trans>Place</Trans>, cell: ({ place }) => place },
  { key: 'grace', header: <Trans>Grace, minutes</Trans>, cell: graceCell, align: 'end' },
  { key: 'A', header: names.A, cell: (line) => <CameOf line={line} side="A" zone={zone} /> },
  { key: 'B', header: names.B, cell: (line) => <CameOf line={line} side="B" zone={zone} /> },
]

function DueOf({ line: { dueAt, ordered }, zone }: { line: Line; zone: string }) {
  const { i18n } = useLingui()
  const time = ordered && ordered.dueAt !== dueAt ? timeIn(ordered.dueAt, zone, i18n.locale) : null
  return (
    <>
      <Moment at={dueAt} zone={zone} />
      {time && (
        <>
          ; <Trans>ordered {time}</Trans>
        </>
      )}
    </>
  )
}

function Every({ data: { exchanges, names, zone } }: { data: Punctuality }) {
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
