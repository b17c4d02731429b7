import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from './contract.ts'
import { budgetQuery, linesQuery, monthsQuery, worthQuery } from './components/addresses.ts'
import { Budget } from './components/budget.tsx'
import { Checklist } from './components/checklist.tsx'
import { Declaration } from './components/declaration.tsx'
import { Income } from './components/income.tsx'
import { Lines } from './components/lines.tsx'
import { Overview } from './components/overview.tsx'
import { RuleList } from './components/rule-list.tsx'
import { Tabs } from './components/tabs.tsx'
import { NetWorth } from './components/worth.tsx'
import { viewIn } from './components/words.ts'

const topics = { case: ['/api/analyzer'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-4" id="content" tabIndex={-1}>
      <h1>
        <Trans>Financial analyzer</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Analyzer search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Analyzer({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your bank lines</Trans>}
        lines={8}
        query={useApiQuery(calls.overview, { query: monthsQuery(search) })}
        safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
      >
        {(data) => <Board data={data} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

interface BoardProps {
  data: Reply<typeof calls.overview>
  seat: Seat
  search: URLSearchParams
}

function Board({ data, seat: { caseId, title }, search }: BoardProps) {
  const bank = (
    <SiteLink className="no-print inline-flex min-h-11 items-center justify-self-start" to={caseLink('/enhanced-expense-tracking', search)}>
      <Trans>Import bank files</Trans>
    </SiteLink>
  )
  if (data.lines === 0)
    return (
      <Empty action={bank} title={<Trans>No bank lines yet</Trans>}>
        <p>
          <Trans>Import statements of your accounts. Only you see them, and what is worked out from them here.</Trans>
        </p>
      </Empty>
    )
  const view = viewIn(search)
  const can = data.can.change
  return (
    <>
      <p className="print-only">{title}</p>
      <Tabs search={search} view={view} />
      {view === 'overview' && (
        <>
          <Overview data={data} search={search} />
          {bank}
        </>
      )}
      {view === 'lines' && (
        <>
          <RuleList caseId={caseId} rules={data.rules} />
          <Lines can={can} caseId={caseId} key={search.toString()} search={search} />
        </>
      )}
      {view === 'declaration' && <DeclarationView caseId={caseId} search={search} />}
      {view === 'income' && <IncomeView search={search} />}
      {view === 'budget' && <BudgetView caseId={caseId} search={search} />}
      {view === 'worth' && <WorthView caseId={caseId} search={search} />}
      {view === 'checklist' && <ChecklistView can={can} caseId={caseId} search={search} />}
    </>
  )
}

function DeclarationView({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  return (
    <Loaded
      failed={<Trans>Couldn’t load the figures</Trans>}
      lines={8}
      query={useApiQuery(calls.declaration, { query: monthsQuery(search) })}
    >
      {(data) => <Declaration caseId={caseId} data={data} search={search} />}
    </Loaded>
  )
}

function IncomeView({ search }: { search: URLSearchParams }) {
  return (
    <Loaded failed={<Trans>Couldn’t load your income</Trans>} lines={6} query={useApiQuery(calls.income, { query: monthsQuery(search) })}>
      {(data) => <Income data={data} search={search} />}
    </Loaded>
  )
}

function BudgetView({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  return (
    <Loaded failed={<Trans>Couldn’t load your budget</Trans>} lines={6} query={useApiQuery(calls.budget, { query: budgetQuery(search) })}>
      {(data) => <Budget caseId={caseId} data={data} search={search} />}
    </Loaded>
  )
}

function WorthView({ caseId, search }: { caseId: string; search: URLSearchParams }) {
  return (
    <Loaded failed={<Trans>Couldn’t load your net worth</Trans>} lines={6} query={useApiQuery(calls.worth, { query: worthQuery(search) })}>
      {(data) => <NetWorth caseId={caseId} data={data} search={search} />}
    </Loaded>
  )
}

function ChecklistView({ caseId, search, can }: { caseId: string; search: URLSearchParams; can: boolean }) {
  return (
    <Loaded
      failed={<Trans>Couldn’t load the checklist</Trans>}
      lines={6}
      query={useApiQuery(calls.checklist, { query: caseQuery(search) })}
    >
      {(data) => <Checklist can={can} caseId={caseId} data={data} />}
    </Loaded>
  )
}

/** What a view asks besides what all of them do. */
function queryOf(search: URLSearchParams) {
  switch (viewIn(search)) {
    case 'lines':
      return [apiQuery(calls.lines, { query: linesQuery(search) })]
    case 'declaration':
      return [apiQuery(calls.declaration, { query: monthsQuery(search) })]
    case 'income':
      return [apiQuery(calls.income, { query: monthsQuery(search) })]
    case 'budget':
      return [apiQuery(calls.budget, { query: budgetQuery(search) })]
    case 'worth':
      return [apiQuery(calls.worth, { query: worthQuery(search) })]
    case 'checklist':
      return [apiQuery(calls.checklist, { query: caseQuery(search) })]
    default:
      return []
  }
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(calls.overview, { query: monthsQuery(search) }), ...queryOf(search)],
  title: (_at, i18n) => t(i18n)`Financial analyzer`,
  View,
  noIndex: () => true,
}
