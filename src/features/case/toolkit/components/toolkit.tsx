import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import type { Seat } from '#case/cases/contract.ts'
import { calls } from '../contract.ts'
import { caseQuery, Children } from '#case/cases/public.tsx'
import { Contacts } from '#case/contacts/public.tsx'
import { Intake, stepOf } from '#case/intake/public.tsx'
import { Orders } from '#case/orders/public.tsx'
import { WholeRecord } from './whole-record.tsx'

/** What the open page asks for again when a change of a topic is published. */
const topics = {
  case: ['/api/cases/record'],
  children: ['/api/cases/record'],
  orders: ['/api/cases/record', '/api/cases/order-terms'],
  hearings: ['/api/cases/record'],
  schedule: ['/api/cases/record'],
  people: ['/api/cases'],
}

interface ToolkitProps {
  seat: Seat
  search: URLSearchParams
  /** With saved views, the state's checklist and findings. */
  isEnhanced: boolean
}

/** The case toolkit: the intake while a step of it is open, else all of the case's record on one page. */
export function Toolkit({ seat, search, isEnhanced }: ToolkitProps) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.record, { query: caseQuery(search) })
  useLive(seat.caseId, topics)
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
        <Intake
          lists={{
            children: <Children record={record} />,
            contacts: <Contacts first="judge" record={record} />,
            orders: <Orders record={record} />,
          }}
          record={record}
          search={search}
          seat={seat}
          step={step}
        />
      ) : (
        <WholeRecord isEnhanced={isEnhanced} record={record} search={search} seat={seat} />
      )}
    </div>
  )
}
