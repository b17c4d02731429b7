import { Standing } from './standing.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { sections } from '#domain/plan/sections.ts'
import { dayLong } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { caseLink } from '#case/cases/public.tsx'
import type { calls } from '../contract.ts'
import { fileAddress } from '../rules.ts'
import { TakeOver } from './take-over.tsx'

/** The title of a plan, how far it is, its files, and what can be made of it. */
export function Heads({ data, search }: { data: Reply<typeof calls.one>; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const { plan, names, missing, side, otherJoined, otherLeft, installed, can } = data
  const { clauses, agreed, waits } = plan
  const [author, otherName] = [names[plan.by], side ? names[side === 'A' ? 'B' : 'A'] : '']
  const left = sections
    .filter(({ id }) => missing.includes(id))
    .map(({ title }) => title)
    .join(', ')
  const file = (kind: 'pdf' | 'docx' | 'json') => fileAddress(data.caseId, plan.id, kind)
  const onMe = side ? waits[side] : 0
  const from = installed ? dayLong(installed.effective, i18n.locale) : ''
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1>{plan.title}</h1>
        <Standing author={author} isAgreed={plan.isAgreed} isShared={plan.isShared} />
      </div>
      <p className="figures">
        <Trans>
          {agreed} of {clauses} clauses are agreed.
        </Trans>{' '}
        {onMe > 0 && <Plural one="# waits for your answer." other="# wait for your answer." value={onMe} />}
      </p>
      {side !== null && otherLeft && (
        <Notice>
          <Trans>{otherName} is no longer part of this case and can't see or answer clauses. What was agreed stays as it was.</Trans>
        </Notice>
      )}
      {side !== null && !otherJoined && !otherLeft && (
        <Notice>
          <Trans>
            {otherName} has not joined yet. You can prepare the whole plan, print it, and propose clauses: they are there to be answered as
            soon as {otherName} joins.
          </Trans>
        </Notice>
      )}
      {missing.length > 0 && (
        <p className="text-sm text-soft">
          <Trans>Nothing yet about: {left}.</Trans>
        </p>
      )}
      {clauses > 0 && (
        <p className="no-print flex flex-wrap gap-x-4">
          <a className="inline-block py-2.5" download href={file('pdf')}>
            <Trans>PDF</Trans>
          </a>
          <a className="inline-block py-2.5" download href={file('docx')}>
            <Trans>Word file</Trans>
          </a>
          <a className="inline-block py-2.5" download href={file('json')}>
            <Trans>Agreed clauses for programs (JSON)</Trans>
          </a>
        </p>
      )}
      {installed ? (
        <p>
          {installed.schedule ? (
            <>
              <Trans>A schedule was proposed of this plan, from {from} on.</Trans>{' '}
              <SiteLink to={caseLink('/co-parenting-calendar', search)}>
                <Trans>Look at the schedule</Trans>
              </SiteLink>
            </>
          ) : (
            <Trans>The notice times of this plan are in the record of orders, from {from} on.</Trans>
          )}
        </p>
      ) : (
        can.install && <TakeOver caseId={data.caseId} plan={plan.id} today={data.today} />
      )}
    </div>
  )
}
