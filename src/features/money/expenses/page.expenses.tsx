import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { api, useApiQuery } from '#web/api.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { Fold } from '#shell/fold.tsx'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { OpeningRow, requestIn } from '#shell/opening-row.tsx'
import { SiteLink } from '#web/link.tsx'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase, useNames } from '#case/cases/public.tsx'
import { calls as requestCalls, type Request } from '#money/requests/contract.ts'
import { AskedFirst, RequestForm } from '#money/requests/public.tsx'
import { calls as recurringCalls } from '#money/recurring/contract.ts'
import { Recurring } from '#money/recurring/public.tsx'
import { Categories, UsualCategories } from '#money/categories/public.tsx'
import { calls, type Expense, type ExpenseRow } from './contract.ts'
import { staleOf } from './components/addresses.ts'
import { Balance } from './components/balance.tsx'
import { BatchForm } from './components/batch-form.tsx'
import { ExpenseDetail } from './components/expense-detail.tsx'
import { ExpenseForm } from './components/expense-form.tsx'
import { ExpenseSummary } from './components/expense-row.tsx'
import { Filters } from './components/filters.tsx'
import { Report } from './components/report.tsx'
import { SendDrafts } from './components/send-drafts.tsx'

const path = '/co-parenting-expenses'
const reported = (search: URLSearchParams) => (/^(19|20)\d\d$/.test(search.get('report') ?? '') ? search.get('report')! : null)
const names = ['show', 'child', 'category', 'year'] as const
/** What the address asks of the list. */
const listQuery = (search: URLSearchParams) => ({
  ...caseQuery(search),
  ...Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))),
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** What it asks of the requests: the one it names is there however old it is. */
function requestQuery(search: URLSearchParams) {
  const named = requestIn(search)
  return { ...caseQuery(search), ...(named !== null && uuid.test(named) && { request: named }) }
}

function View({ search }: At) {
  const year = reported(search)
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>{year ? <Trans>Shared expenses, {year}</Trans> : <Trans>Shared expenses</Trans>}</h1>
      <InCase scope="expenses" search={search}>
        {(seat) => (year ? <YearReport search={search} seat={seat} year={year} /> : <Expenses search={search} seat={seat} />)}
      </InCase>
    </main>
  )
}

function YearReport({ search, seat, year }: { search: URLSearchParams; seat: Seat; year: string }) {
  return (
    <Loaded
      failed={<Trans>The report could not be loaded</Trans>}
      lines={8}
      query={useApiQuery(calls.report, { query: { ...caseQuery(search), year } })}
      safe={<Trans>Your data is safe. Try again.</Trans>}
    >
      {(report) => (
        <Report back={caseLink(path, search)} csv={`/api/cases/${seat.caseId}/expenses/year/${year}`} report={report} year={year} />
      )}
    </Loaded>
  )
}

function Expenses({ search, seat }: { search: URLSearchParams; seat: Seat }) {
  useLive(seat.caseId, { expenses: staleOf(seat.caseId), payments: staleOf(seat.caseId) })
  const asked = useApiQuery(requestCalls.list, { query: requestQuery(search) })
  return (
    <Loaded
      failed={<Trans>The expenses could not be loaded</Trans>}
      lines={8}
      query={useApiQuery(calls.list, { query: listQuery(search) })}
      safe={<Trans>Your data is safe. Try again.</Trans>}
    >
      {(list) => (
        <Loaded
          failed={<Trans>The requests could not be loaded</Trans>}
          lines={3}
          query={asked}
          safe={<Trans>Your data is safe. Try again.</Trans>}
        >
          {(requests) => <Board list={list} requests={requests} search={search} seat={seat} />}
        </Loaded>
      )}
    </Loaded>
  )
}

interface BoardProps {
  list: Reply<typeof calls.list>
  requests: Reply<typeof requestCalls.list>
  search: URLSearchParams
  seat: Seat
}

function Board({ list, requests, search, seat }: BoardProps) {
  const { i18n } = useLingui()
  const [form, setForm] = useState<{ draft: Expense | null; bills?: Request } | null>(null)
  const [isBatch, setBatch] = useState(false)
  const [asking, setAsking] = useState<{ draft: Request | null } | null>(null)
  const recurring = useApiQuery(recurringCalls.list, { query: caseQuery(search) })
  const pages = usePages({
    call: calls.list,
    input: { query: listQuery(search) },
    first: list.expenses,
    next: list.next,
    of: ({ expenses }) => expenses,
    idOf: ({ id }) => id,
  })
  const isAll = search.has('requests')
  const named = requestIn(search)
  const isRequest = requests.requests.some(({ id, history }) => id === named || history.some((step) => step.id.startsWith(named ?? ' ')))
  const parents = useNames(seat)
  const { caseId } = seat
  const other = seat.parents.find(({ isMe, joined }) => !isMe && !joined)
  const hasCategories = list.categories.some(({ until, endedAt }) => until === null && endedAt === null)
  const row = (expense: ExpenseRow) => (
    <article aria-label={expense.title} id={`request-${expense.id}`}>
      <OpeningRow
        isNamed={named === expense.id}
        onSeen={
          expense.can.includes('view')
            ? () => {
                // If this fails, the expense is marked as opened the next time.
                api(calls.view, { params: { case: caseId, expense: expense.id } }, { background: true }).catch(() => {})
              }
            : undefined
        }
        summary={<ExpenseSummary expense={expense} kids={list.children} names={parents} />}
      >
        <ExpenseDetail caseId={caseId} id={expense.id} names={parents} onChange={(draft) => setForm({ draft })} zone={list.zone} />
      </OpeningRow>
    </article>
  )
  return (
    <>
      <LiveNote caseId={caseId} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Balance list={list} names={parents} />
        {list.can.add && hasCategories && (
          <div className="no-print flex flex-wrap gap-3">
            <Button onClick={() => setForm({ draft: null })}>
              <Trans>Add expense</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setBatch(true)}>
              <Trans>Add several</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setAsking({ draft: null })}>
              <Trans>Ask first</Trans>
            </Button>
          </div>
        )}
      </div>
      {other && seat.side && !other.hasLeft && (
        <Notice>
          <Trans>{other.name} has not joined this case yet, and sees an expense only after that.</Trans>
        </Notice>
      )}
      <AskedFirst
        caseId={caseId}
        isAll={isAll}
        kids={list.children}
        list={requests}
        named={named}
        names={parents}
        onBill={(bills) => setForm({ draft: null, bills })}
        onChange={(draft) => setAsking({ draft })}
        query={requestQuery(search)}
        other={caseLink(isAll ? path : `${path}?requests`, search)}
      />
      {isAll ? null : hasCategories ? (
        <Section id="expenses" title={<Trans>Expenses</Trans>}>
          <Filters list={list} search={search} />
          {search.get('show') === 'drafts' && list.can.add && <SendDrafts caseId={caseId} drafts={list.expenses} today={list.today} />}
          {named !== null && !isRequest && !pages.rows.some(({ id }) => id === named) && (
            <Named caseId={caseId} id={named} list={list} row={row} />
          )}
          <Rows
            empty={
              <Empty title={<Trans>No expense here yet</Trans>}>
                <p>
                  <Trans>Add what you paid for the children, with the receipt. The other parent sees it once you send it.</Trans>
                </p>
              </Empty>
            }
            of={pages.rows}
            rowKey={({ id }) => id}
          >
            {row}
          </Rows>
          <ShowMore failed={t(i18n)`Couldn’t load more expenses. Your data is safe. Try again.`} pages={pages} />
        </Section>
      ) : (
        <Section id="start" title={<Trans>Start with how you split expenses</Trans>}>
          <p className="max-w-prose">
            <Trans>Each category says who pays how much: by percent, up to an amount, or as your order says.</Trans>
          </p>
          {list.can.add && <UsualCategories caseId={caseId} today={list.today} />}
        </Section>
      )}
      <Loaded
        failed={<Trans>The recurring expenses could not be loaded</Trans>}
        lines={1}
        query={recurring}
        safe={<Trans>Your data is safe. Try again.</Trans>}
      >
        {(rules) => <Recurring caseId={caseId} categories={list.categories} kids={list.children} list={rules} />}
      </Loaded>
      <Fold id="categories" title={<Trans>Categories and splits</Trans>}>
        <Categories caseId={caseId} list={list} names={parents} />
      </Fold>
      {list.years.length > 0 && (
        <p className="no-print flex flex-wrap gap-x-4">
          <span>
            <Trans>Year reports:</Trans>
          </span>
          {list.years.map((year) => (
            <SiteLink key={year} to={caseLink(`${path}?report=${year}`, search)}>
              {i18n.number(year, { useGrouping: false })}
            </SiteLink>
          ))}
        </p>
      )}
      <Dialog
        keepsWords
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.draft ? <Trans>Continue draft</Trans> : <Trans>Add expense</Trans>}
      >
        {form && (
          <ExpenseForm
            bills={form.bills ?? null}
            caseId={caseId}
            draft={form.draft}
            list={list}
            names={parents}
            onDone={() => setForm(null)}
          />
        )}
      </Dialog>
      <Dialog keepsWords isWide onClose={() => setBatch(false)} open={isBatch} title={<Trans>Add several expenses</Trans>}>
        {isBatch && <BatchForm caseId={caseId} list={list} onDone={() => setBatch(false)} />}
      </Dialog>
      <Dialog
        keepsWords
        onClose={() => setAsking(null)}
        open={asking !== null}
        title={asking?.draft ? <Trans>Continue draft</Trans> : <Trans>Ask first</Trans>}
      >
        {asking && (
          <RequestForm
            caseId={caseId}
            categories={list.categories}
            draft={asking.draft}
            kids={list.children}
            names={parents}
            onDone={() => setAsking(null)}
            onlyPictures={list.onlyPictures}
            today={list.today}
          />
        )}
      </Dialog>
    </>
  )
}

/** The expense that the address names, where it is on another page of the list. */
function Named({
  caseId,
  id,
  row,
}: {
  caseId: string
  id: string
  list: Reply<typeof calls.list>
  row: (expense: ExpenseRow) => React.ReactNode
}) {
  const { data, error } = useApiQuery(calls.one, { params: { case: caseId, expense: id } })
  if (error)
    return (
      <Notice>
        <Trans>That expense isn’t here anymore.</Trans>
      </Notice>
    )
  return data ? <div className="border-t border-line py-2">{row(data)}</div> : null
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    reported(search)
      ? apiQuery(calls.report, { query: { ...caseQuery(search), year: reported(search)! } })
      : apiQuery(calls.list, { query: listQuery(search) }),
    ...(reported(search)
      ? []
      : [apiQuery(requestCalls.list, { query: requestQuery(search) }), apiQuery(recurringCalls.list, { query: caseQuery(search) })]),
  ],
  title: (_at, i18n) => t(i18n)`Shared expenses`,
  View,
  noIndex: () => true,
}
