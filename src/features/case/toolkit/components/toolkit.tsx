import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { type Seat } from '#case/cases/contract.ts'
import { calls } from '../contract.ts'
import { Intake, stepOf } from '#case/intake/components/intake.tsx'
import { recordTopics } from '#case/cases/components/invalidates.ts'
import { caseQuery } from '#case/cases/public.tsx'
import { WholeRecord } from './whole-record.tsx'

interface ToolkitProps {
  seat: Seat
  search: URLSearchParams
  /** With saved views, the state's facts and what does not agree. */
  isEnhanced: boolean
}

/** The case toolkit: the intake while a step of it is open, else all of the case's record on one page. */
export function Toolkit({ seat, search, isEnhanced }: ToolkitProps) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.record, { query: caseQuery(search) })
  useLive(seat.caseId, recordTopics)
  if (!data?.record) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The case could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const { record } = data
  const step = isEnhanced ? null : stepOf(search)
  return (
    <div className="mt-2">
      <LiveNote caseId={seat.caseId} />
      {step !== null && record.can.change ? (
        <Intake record={record} search={search} seat={seat} step={step} />
      ) : (
        <WholeRecord isEnhanced={isEnhanced} record={record} search={search} seat={seat} />
      )}
    </div>
  )
}
