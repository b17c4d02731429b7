// What the payment history shows of the unit's.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Seat } from '#case/cases/contract.ts'
import { caseQuery, Moment } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { csvOf } from '#kernel/csv.ts'
import { download } from '#shell/download.ts'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { apiQuery } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { Table } from '#web/ui/table.tsx'
import { Compared } from './components/compared.tsx'
import { ImportUnit } from './components/import-unit.tsx'
import { Imports } from './components/imports.tsx'
import { unitRows } from './components/unit-sheet.ts'
import { kindNames } from './components/words.ts'
import { type Board, calls, type Line } from './contract.ts'

export const unitQuery = (search: URLSearchParams) => apiQuery(calls.view, { query: caseQuery(search) })

/** The history of a state's disbursement unit beside the payments recorded here. */
export function UnitHistory({ search, seat }: { search: URLSearchParams; seat: Seat }) {
  return (
    <Loaded
      failed={<Trans>Couldn’t load the history of the unit</Trans>}
      lines={6}
      query={useApiQuery(calls.view, { query: caseQuery(search) })}
      safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
    >
      {(data) => <View data={data} seat={seat} />}
    </Loaded>
  )
}

function View({ data, seat }: { data: Board; seat: Seat }) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { imports, compared, others, can, madeAt, zone } = data
  const add = can.add && (
    <Button className="no-print justify-self-start" onClick={() => setOpen(true)}>
      <Trans>Import history of the unit</Trans>
    </Button>
  )
  return (
    <>
      {imports.length === 0 ? (
        <Empty action={add} title={<Trans>No history of the unit yet</Trans>}>
          <p>
            <Trans>
              If support goes through your state’s disbursement unit, import the payment history from its website. It is compared line by
              line with the payments recorded here.
            </Trans>
          </p>
        </Empty>
      ) : (
        <>
          <div className="no-print flex flex-wrap items-center gap-4">
            {add}
            <Button kind="secondary" onClick={() => window.print()}>
              <Trans>Print or save as PDF</Trans>
            </Button>
            <Button kind="secondary" onClick={() => download(csvOf(unitRows(i18n, data)), 'unit-history.csv')}>
              <Trans>Download CSV</Trans>
            </Button>
          </div>
          <p className="text-sm text-soft">
            <Trans>
              Made <Moment at={madeAt} zone={zone} />. Lines of the unit change no amount that is owed. A match is evidence of a payment.
            </Trans>
          </p>
          {compared.map((of) => (
            <Compared caseId={seat.caseId} key={of.kind} of={of} />
          ))}
          {others.length > 0 && <Others lines={others} />}
          <Imports caseId={seat.caseId} data={data} />
        </>
      )}
      <Dialog isWide keepsWords onClose={() => setOpen(false)} open={isOpen} title={<Trans>Import history of the unit</Trans>}>
        {isOpen && <ImportUnit caseId={seat.caseId} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

const amountCell = ({ cents }: Line) => <span className="figures">{formatCents(cents)}</span>

/** Fees and adjustments: there is no payment to compare them with. */
function Others({ lines }: { lines: Board['others'] }) {
  const { i18n } = useLingui()
  const title = <Trans>Fees and adjustments</Trans>
  return (
    <Section about={<Trans>Not compared with payments.</Trans>} id="unit-others" title={title}>
      <Table
        caption={title}
        columns={[
          { key: 'day', header: <Trans>Day</Trans>, cell: ({ day }) => dayInWords(day, i18n.locale) },
          { key: 'kind', header: <Trans>Kind</Trans>, cell: ({ kind }) => i18n._(kindNames[kind]) },
          { key: 'reference', header: <Trans>Reference</Trans>, cell: ({ reference }) => reference || null },
          {
            key: 'cents',
            header: <Trans>Amount</Trans>,
            align: 'end',
            cell: amountCell,
          },
        ]}
        quiet
        rowKey={({ id }) => id}
        rows={lines}
      />
    </Section>
  )
}
