import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clauseOf } from '#domain/plan/library.ts'
import { sections } from '#domain/plan/sections.ts'
import type { Clause, Names } from '#domain/plan/types.ts'
import { ApiError, useApiQuery } from '#web/api.ts'
import { namesOf } from '#shell/holders.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { requestIn } from '#shell/opening-row.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { Overlaps } from '#schedule/versions/public.tsx'
import { calls } from './contract.ts'
import { ClauseForm, type Purpose } from './components/clause-form.tsx'
import { Heads } from './components/heads.tsx'
import { ItemCard } from './components/item-card.tsx'
import { Library } from './components/library.tsx'

const topics = { schedule: ['/api/plans'], children: ['/api/plans'], people: ['/api/plans'] }

const asked = (search: URLSearchParams) => ({ params: { plan: search.get('plan') ?? '' }, query: caseQuery(search) })

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <Breadcrumbs
        items={[{ label: <Trans>Parenting plans</Trans>, to: caseLink('/parenting-plan-builder', search) }, { label: <Trans>Plan</Trans> }]}
      />
      <InCase
        heading={
          <h1>
            <Trans>Plan</Trans>
          </h1>
        }
        scope="schedule"
        search={search}
      >
        {(seat) => <Plan search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Plan({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { data, error, refetch, isFetching } = useApiQuery(calls.one, asked(search))
  const { i18n } = useLingui()
  const [form, setForm] = useState<{ clause: Clause; purpose: Purpose } | null>(null)
  useLive(seat.caseId, topics)
  if (!data) {
    if (!error) return <Skeleton lines={10} />
    return error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
      <Empty title={<Trans>There is no such plan</Trans>}>
        <p>
          <Trans>It does not exist, was taken away, or is not shared with you.</Trans>
        </p>
      </Empty>
    ) : (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The plan could not be loaded</Trans>}
      />
    )
  }
  const { plan, items, names, conflicts, missing, can } = data
  const titleOf = (id: string) => {
    const item = items.find((each) => each.id === id)
    return item ? `${item.number} ${item.title}` : ''
  }
  const conflictsWith = (id: string) =>
    conflicts.flatMap(({ first, second }) => (first === id ? [titleOf(second)] : second === id ? [titleOf(first)] : []))
  const chapters = sections
    .map((section, at) => ({ ...section, number: at + 1, of: items.filter((item) => item.section === section.id) }))
    .filter(({ of }) => of.length > 0)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Overlaps effective={data.today} names={namesOf(seat, i18n)} rules={data.rules} />
      <Heads data={data} search={search} />
      {items.length === 0 && (
        <Empty title={<Trans>There is nothing in this plan yet</Trans>}>
          <p>
            <Trans>Choose a section below and take a clause into the plan. It stays your draft until you propose it.</Trans>
          </p>
        </Empty>
      )}
      {chapters.map(({ id, number, title, of }) => (
        <section aria-labelledby={`section-${id}`} className="grid gap-3" key={id}>
          <h2 id={`section-${id}`}>
            {number}. {title}
          </h2>
          {of.map((item) => (
            <ItemCard
              caseId={data.caseId}
              conflicts={conflictsWith(item.id)}
              isNamed={requestIn(search) === item.id}
              item={item}
              key={item.id}
              names={names}
              onWords={(kind) => {
                const clause = clauseOf(item.clause)
                if (clause) setForm({ clause, purpose: { kind, item } })
              }}
              plan={plan.id}
              side={data.side}
              zone={data.zone}
            />
          ))}
        </section>
      ))}
      {can.add && (
        <Library
          missing={missing}
          onTake={(clause) => setForm({ clause, purpose: { kind: 'draft' } })}
          taken={new Set(items.filter(({ number }) => number !== '').map(({ clause }) => clause))}
        />
      )}
      <Dialog keepsWords onClose={() => setForm(null)} open={form !== null} title={form?.clause.title}>
        {form && (
          <ClauseForm
            caseId={data.caseId}
            clause={form.clause}
            names={names satisfies Names}
            onDone={() => setForm(null)}
            plan={plan.id}
            purpose={form.purpose}
          />
        )}
      </Dialog>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.one, asked(search))],
  title: (_at, i18n) => t(i18n)`Parenting plan`,
  View,
  noIndex: () => true,
}
