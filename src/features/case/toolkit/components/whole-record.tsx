import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { SiteLink } from '#web/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Scope, Seat } from '#case/cases/contract.ts'
import type { CaseRecord } from '../contract.ts'
import { arrangedBy, type SectionId } from './arrange.ts'
import { caseLink, Children } from '#case/cases/public.tsx'
import { Contacts } from '#case/contacts/public.tsx'
import { Details, PhaseBar } from '#case/intake/public.tsx'
import { TermsOfOrder } from '#case/order-terms/public.tsx'
import { Orders } from '#case/orders/public.tsx'
import { StateChecklist, Tasks } from '#case/tasks/public.tsx'
import { Findings } from './findings.tsx'
import { HearingsList } from './hearings-list.tsx'
import { Views } from './views.tsx'

/** The scope that a grant needs for each part of the page. */
const scopeOf: Readonly<Record<SectionId, Scope>> = {
  tasks: 'case',
  hearings: 'hearings',
  orders: 'orders',
  contacts: 'case',
  children: 'children',
  details: 'case',
}

interface WholeRecordProps {
  record: CaseRecord
  seat: Seat
  search: URLSearchParams
  /** Whether the page has saved views, the state's checklist and findings. */
  isEnhanced: boolean
}

/** The whole record of the case on one page, as far as the reader may see it. */
export function WholeRecord({ record, seat, search, isEnhanced }: WholeRecordProps) {
  const { t } = useLingui()
  const { profile, findings, profileOf } = record
  useNamedPart()
  const phase = profile?.phase ?? 'preparing'
  const arranged = arrangedBy(isEnhanced ? search : new URLSearchParams())
  const names: Readonly<Record<SectionId, string>> = {
    tasks: t`Tasks`,
    hearings: t`Hearings`,
    orders: t`Orders`,
    contacts: t`Contacts`,
    children: t`Children`,
    details: t`Court and dates`,
  }
  const termsOf = ({ id }: { id: string }) => <TermsOfOrder order={id} search={search} />
  const parts: Readonly<Record<SectionId, ReactNode>> = {
    tasks: <Tasks filter={arranged.tasks} phase={phase} record={record} />,
    hearings: <HearingsList record={record} search={search} />,
    orders: <Orders more={termsOf} record={record} />,
    contacts: <Contacts record={record} first="other" />,
    children: <Children record={record} />,
    details: <Details record={record} search={search} seat={seat} />,
  }
  const visible = arranged.show.filter((id) => record.sees.includes(scopeOf[id]))
  const step = profile?.step ?? 2
  const seesCase = record.sees.includes('case')
  const places = [
    ...(isEnhanced && findings ? [{ id: 'checks', name: t`What does not agree` }] : []),
    ...(isEnhanced && seesCase ? [{ id: 'state', name: t`Checklist of the state` }] : []),
    ...visible.map((id) => ({ id, name: names[id] })),
  ]
  return (
    <div className="grid gap-6">
      {profileOf && (
        <p className="text-soft">
          <Trans>As {profileOf} keeps it.</Trans>
        </p>
      )}
      {seesCase && <PhaseBar phase={phase} />}
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
      <nav aria-label={t`On this page`} className="no-print -my-2">
        <ul className="flex flex-wrap gap-x-5">
          {places.map(({ id, name }) => (
            <li key={id}>
              <a className="inline-flex min-h-11 items-center" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {isEnhanced && <Views names={names} record={record} search={search} />}
      {isEnhanced && findings && (
        <section aria-labelledby="checks" className="grid gap-3">
          <h2 className="scroll-mt-20" id="checks">
            <Trans>What does not agree</Trans>
          </h2>
          <Findings findings={findings} search={search} />
        </section>
      )}
      {isEnhanced && seesCase && <StateChecklist record={record} />}
      {visible.map((id) => (
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

/** Scrolls to the part that the address names, because the browser does not do that on navigation within the site. */
function useNamedPart() {
  useEffect(() => {
    const named = location.hash.slice(1)
    if (named === '') return undefined
    const frame = requestAnimationFrame(() => document.getElementById(decodeURIComponent(named))?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
}
