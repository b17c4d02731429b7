import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { useLive } from '../../../web/inside/live.ts'
import { LiveNote } from '../../../web/inside/live-note.tsx'
import { SiteLink } from '../../../web/link.tsx'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Failed } from '../../../web/ui/states.tsx'
import { calls, type CaseRecord, type Scope, type Seat } from '../contract.ts'
import { arrangedBy, type SectionId } from './arrange.ts'
import { Children } from './children.tsx'
import { Contacts } from './contacts.tsx'
import { Details } from './details.tsx'
import { Findings } from './findings.tsx'
import { HearingsList } from './hearings-list.tsx'
import { Intake, stepOf } from './intake.tsx'
import { Orders } from './orders.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { recordTopics } from './renews.ts'
import { StateFacts } from './state-facts.tsx'
import { Tasks } from './tasks.tsx'
import { caseLink, caseQuery } from './use-case.ts'
import { Views } from './views.tsx'

interface ToolkitProps {
  seat: Seat
  search: URLSearchParams
  /** With saved views, the state's facts and what does not agree. */
  isEnhanced: boolean
}

/** The case room: the intake while a step of it is open, else all of the case's record on one page. */
export function Toolkit({ seat, search, isEnhanced }: ToolkitProps) {
  const { data, error, refetch, isFetching } = useAsk(calls.record, { query: caseQuery(search) })
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
    <>
      <LiveNote caseId={seat.caseId} />
      {step !== null && record.can.change ? (
        <Intake record={record} search={search} seat={seat} step={step} />
      ) : (
        <Record isEnhanced={isEnhanced} record={record} search={search} />
      )}
    </>
  )
}

/** What of the case a part shows, by the scope that a grant names. */
const scopeOf: Readonly<Record<SectionId, Scope>> = {
  tasks: 'case',
  hearings: 'hearings',
  orders: 'orders',
  contacts: 'case',
  children: 'children',
  details: 'case',
}

function Record({ record, search, isEnhanced }: { record: CaseRecord; search: URLSearchParams; isEnhanced: boolean }) {
  const { t } = useLingui()
  const { profile, findings, profileOf } = record
  const arranged = arrangedBy(isEnhanced ? search : new URLSearchParams())
  const names: Readonly<Record<SectionId, string>> = {
    tasks: t`Tasks`,
    hearings: t`Hearings`,
    orders: t`Orders`,
    contacts: t`Contacts`,
    children: t`Children`,
    details: t`Court and dates`,
  }
  const parts: Readonly<Record<SectionId, ReactNode>> = {
    tasks: <Tasks filter={arranged.tasks} record={record} />,
    hearings: <HearingsList record={record} search={search} />,
    orders: <Orders record={record} />,
    contacts: <Contacts record={record} first="other" />,
    children: <Children record={record} />,
    details: <Details record={record} search={search} />,
  }
  const step = profile?.step ?? 2
  const seesCase = record.sees.includes('case')
  return (
    <div className="grid gap-6">
      {profileOf && (
        <p className="text-soft">
          <Trans>As {profileOf} keeps it.</Trans>
        </p>
      )}
      {seesCase && <PhaseBar phase={profile?.phase ?? 'preparing'} />}
      {record.can.change && (
        <p className="no-print -mt-4">
          <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/case-toolkit?step=7', search)}>
            <Trans>Change where the case stands</Trans>
          </SiteLink>
        </p>
      )}
      {record.can.change && step <= 8 && (
        <div className="no-print grid justify-items-start gap-3 rounded-md border border-action bg-action-wash p-4">
          <p>
            <Trans>Your intake is at step {step} of 8. What you entered is kept.</Trans>
          </p>
          <ButtonLink to={caseLink(`/case-toolkit?step=${step}`, search)}>
            <Trans>Go on with the intake</Trans>
          </ButtonLink>
        </div>
      )}
      <p className="no-print flex flex-wrap gap-3">
        <ButtonLink kind="secondary" to={caseLink('/case-toolkit?print=profile', search)}>
          <Trans>Case profile to print</Trans>
        </ButtonLink>
        {isEnhanced ? (
          <ButtonLink kind="secondary" to={caseLink('/case-toolkit', search)}>
            <Trans>Plain case toolkit</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={caseLink('/case-toolkit-enhanced', search)}>
            <Trans>Views and checks of the record</Trans>
          </ButtonLink>
        )}
      </p>
      {isEnhanced && <Views names={names} record={record} search={search} />}
      {isEnhanced && findings && (
        <section aria-labelledby="checks" className="grid gap-3">
          <h2 id="checks">
            <Trans>What does not agree</Trans>
          </h2>
          <Findings findings={findings} search={search} />
        </section>
      )}
      {isEnhanced && seesCase && <StateFacts state={record.state} />}
      {arranged.show
        .filter((id) => record.sees.includes(scopeOf[id]))
        .map((id) => (
          <section aria-labelledby={id} className="grid gap-3" key={id}>
            <h2 className="scroll-mt-20" id={id}>
              {names[id]}
            </h2>
            {parts[id]}
          </section>
        ))}
    </div>
  )
}
