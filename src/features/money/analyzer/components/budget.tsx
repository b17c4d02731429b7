import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import { categories, type CategoryId, spendingIds } from '#domain/finances/categories.ts'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'
import { calls } from '../contract.ts'
import { invalidates, linkTo } from './addresses.ts'
import { BudgetForm } from './budget-form.tsx'

type Data = Reply<typeof calls.budget>
type Row = Data['rows'][number]

interface BudgetProps {
  caseId: string
  data: Data
  search: URLSearchParams
}

const spentCell = ({ spent }: Row) => <span className="figures">{formatCents(spent)}</span>
const budgetCell = ({ budget }: Row) => (budget === null ? null : <span className="figures">{formatCents(budget)}</span>)
const leftCell = ({ budget, spent }: Row) => (budget === null ? null : <span className="figures">{formatCents(budget - spent)}</span>)

/** What was spent in a month beside what the parent means to spend. */
export function Budget({ caseId, data: { month, choices, rows, can }, search }: BudgetProps) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const [changing, setChanging] = useState<CategoryId | null>(null)
  const taking = useMutation(calls.usualBudget, invalidates)
  const name = (category: CategoryId) => i18n._(categories[category].name)
  if (month === null)
    return (
      <p className="text-soft">
        <Trans>No month is covered from end to end yet. Import at least one whole month.</Trans>
      </p>
    )
  const most = Math.max(1, ...rows.flatMap(({ budget, spent }) => [budget ?? 0, spent]))
  const share = (cents: number) => `${(Math.max(0, cents) / most) * 100}%`
  const options = [...new Set([...choices, month])]
    .toSorted()
    .map((value) => ({ value, label: dayInWords(`${value}-01`, i18n.locale, 'month') }))
  const change = rows.find(({ category }) => category === changing)
  const without = rows.filter(({ budget }) => budget === null)
  return (
    <Section id="budget" title={<Trans>Budget and spending</Trans>}>
      <Select
        className="no-print sm:max-w-xs"
        label={t`Month`}
        name="month"
        onChange={(event) => go(linkTo(search, { month: event.target.value }))}
        options={options}
        value={month}
      />
      <figure className="grid gap-2">
        <ul className="grid gap-1">
          {rows
            .filter(({ budget }) => budget !== null)
            .map((row) => {
              const { category, spent } = row
              const budget = row.budget ?? 0
              const [used, of, difference] = [formatCents(spent), formatCents(budget), formatCents(Math.abs(budget - spent))]
              return (
                <li key={category}>
                  <div className="flex items-center justify-between gap-3">
                    <p className="min-w-0">
                      {name(category)}
                      <span className="block text-sm text-soft">
                        {spent > budget ? (
                          <Trans>
                            {used} of {of}, {difference} over
                          </Trans>
                        ) : (
                          <Trans>
                            {used} of {of}, {difference} left
                          </Trans>
                        )}
                      </span>
                    </p>
                    {can.change && (
                      <Button className="no-print flex-none" kind="quiet" onClick={() => setChanging(category)}>
                        <Trans>Change</Trans>
                        <span className="sr-only"> {name(category)}</span>
                      </Button>
                    )}
                  </div>
                  <svg aria-hidden className="h-4 w-full overflow-visible" focusable="false">
                    <rect className="fill-line" height="8" rx="2" width="100%" y="4" />
                    <rect className={spent > budget ? 'fill-attention' : 'fill-action'} height="8" rx="2" width={share(spent)} y="4" />
                    <line className="stroke-ink" strokeWidth={2} x1={share(budget)} x2={share(budget)} y1="0" y2="16" />
                  </svg>
                </li>
              )
            })}
        </ul>
        <figcaption className="text-sm text-soft">
          <Trans>The bar is what was spent, the mark is the budget.</Trans>
        </figcaption>
        <details className="text-sm">
          <summary className="inline-flex min-h-11 items-center text-action underline">
            <Trans>Show all as a table</Trans>
          </summary>
          <Table
            caption={<Trans>Budget and spending of the month</Trans>}
            columns={[
              { key: 'name', header: <Trans>Category</Trans>, cell: ({ category }) => name(category) },
              { key: 'budget', header: <Trans>Budget</Trans>, align: 'end', cell: budgetCell },
              { key: 'spent', header: <Trans>Spent</Trans>, align: 'end', cell: spentCell },
              { key: 'left', header: <Trans>Left</Trans>, align: 'end', cell: leftCell },
            ]}
            quiet
            rowKey={({ category }) => category}
            rows={rows}
          />
        </details>
      </figure>
      {without.length > 0 && (
        <p className="text-sm text-soft">
          <Plural one="# category with spending has no budget." other="# categories with spending have no budget." value={without.length} />
        </p>
      )}
      {can.change && (
        <div className="no-print flex flex-wrap gap-3">
          <Select
            className="min-w-48"
            label={t`Set budget of`}
            name="set"
            onChange={(event) => setChanging((event.target.value || null) as CategoryId | null)}
            options={[{ value: '', label: t`Choose a category` }, ...spendingIds.map((id) => ({ value: id, label: name(id) }))]}
            value={changing ?? ''}
          />
          <ActionButton
            className="self-end"
            kind="secondary"
            mutation={taking}
            onAct={() => taking.send({ params: { case: caseId } }, { done: t`Budget set` })}
          >
            <Trans>Use median of last 6 months</Trans>
          </ActionButton>
        </div>
      )}
      <Dialog keepsWords onClose={() => setChanging(null)} open={changing !== null} title={<Trans>Set monthly budget</Trans>}>
        {changing && <BudgetForm budget={change?.budget ?? null} caseId={caseId} category={changing} onDone={() => setChanging(null)} />}
      </Dialog>
    </Section>
  )
}
