import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApiQuery } from '#web/api.ts'
import type { Names } from '#shell/holders.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Shows } from '#schedule/schedule/contract.ts'
import { calls } from '../contract.ts'
import { Beside } from './beside.tsx'
import { type Days, rangeIn } from './range.ts'
import { RangeFields } from './range-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordLine } from './record-line.tsx'

interface ActualProps {
  caseId: string
  search: URLSearchParams
  today: string
  shows: Shows | null
  kids: readonly { id: string; name: string }[]
  names: Names
}

/** Scheduled and actual nights and hours for any past days, with the time records. */
export function Actual({ caseId, search, today, shows, kids, names }: ActualProps) {
  const [path, go] = useLocation()
  const [adding, setAdding] = useState(false)
  const range = rangeIn(search, today, shows)
  const child = kids.find(({ id }) => id === search.get('child'))?.id ?? null
  const { data, error } = useApiQuery(calls.actual, { query: { case: caseId, ...range, ...(child && { child }) } }, { keepOld: true })
  // Sums and records are those of one child.
  const selected = child ?? kids[0]?.id
  const notes = (data?.records ?? []).filter(
    ({ childIds }) => childIds.length === 0 || selected === undefined || childIds.includes(selected),
  )
  // The range is in the address, so that it can be bookmarked and Back returns to it.
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    go(`${path}?${next.toString()}`, { replace: true })
  }
  const onRange = ({ from, to }: Days) => put('time', `${from}..${to}`)
  return (
    <>
      <p className="max-w-prose">
        {data?.can.add && <Trans>Note a time that was otherwise than planned. A note is yours alone until you share it.</Trans>}{' '}
        <Trans>Time that nobody noted counts as planned, so this says what was noted, not all that happened.</Trans>
      </p>
      <RangeFields child={child} kids={kids} onChild={(id) => put('child', id)} onRange={onRange} range={range} />
      {error && !data && (
        <p role="alert">
          <Trans>It could not be loaded. Choose other days, or try again in a minute.</Trans>
        </p>
      )}
      {!data && !error && <Skeleton lines={5} />}
      {data && (
        <>
          <div className="no-print flex flex-wrap gap-3">
            {data.can.add && (
              <Button onClick={() => setAdding(true)}>
                <Trans>Note a time</Trans>
              </Button>
            )}
            <Button kind="secondary" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </div>
          {kids.length > 1 && <p className="print-only font-semibold">{kids.find(({ id }) => id === selected)?.name}</p>}
          {data.planned && data.actual ? (
            <Beside
              actual={data.actual}
              days={data.days}
              differing={data.differing}
              names={names}
              planned={data.planned}
              records={notes.length}
            />
          ) : (
            <p>
              <Trans>No schedule was in force on days that are over.</Trans>
            </p>
          )}
          <ul className="grid gap-3">
            {notes.map((record) => (
              <RecordLine caseId={caseId} key={record.id} kids={kids} names={names} record={record} zone={data.zone} />
            ))}
          </ul>
        </>
      )}
      <Dialog keepsWords onClose={() => setAdding(false)} open={adding} title={<Trans>Note a time</Trans>}>
        <RecordForm caseId={caseId} kids={kids} names={names} onDone={() => setAdding(false)} today={today} />
      </Dialog>
    </>
  )
}
