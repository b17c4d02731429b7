import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { categories, type CategoryId, kindNames, kindOf, spendingIds } from '#domain/finances/categories.ts'
import { formatCents } from '#domain/money/cents.ts'
import { SiteLink } from '#web/link.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'
import type { calls } from '../contract.ts'
import { linkTo } from './addresses.ts'
import { ByMonth } from './by-month.tsx'
import { Months } from './months.tsx'
import { amountCell } from './proofs.tsx'

type Data = Reply<typeof calls.overview>
const spends = new Set<CategoryId>(spendingIds)
/** Bars of the chart; the table behind it has all. */
const mostBars = 6

/** Income and spending a month, the largest categories, and what is left to do. */
export function Overview({ data, search }: { data: Data; search: URLSearchParams }) {
  const { period, unsorted, open, income, spending } = data
  const { i18n } = useLingui()
  const { months } = period
  const spent = data.categories.filter(({ category, cents }) => spends.has(category) && cents < 0)
  const name = (category: CategoryId) => i18n._(categories[category].name)
  const to = (category: CategoryId) => linkTo(search, { view: 'lines', category })
  const monthly = (cents: number) => formatCents(months.length === 0 ? 0 : Math.round(Math.abs(cents) / months.length))
  const most = Math.max(1, ...spent.map(({ cents }) => -cents))
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:max-w-md">
        <div>
          <dt className="text-sm text-soft">
            <Trans>Income a month</Trans>
          </dt>
          <dd className="figures text-xl font-semibold">{formatCents(income)}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">
            <Trans>Spending a month</Trans>
          </dt>
          <dd className="figures text-xl font-semibold">{formatCents(spending)}</dd>
        </div>
      </dl>
      <Months period={period} search={search} />
      <ul className="no-print flex flex-wrap gap-x-6">
        {unsorted > 0 && (
          <li>
            <SiteLink className="inline-flex min-h-11 items-center" to={to('unsorted')}>
              <Plural one="Sort # line" other="Sort # lines" value={unsorted} />
            </SiteLink>
          </li>
        )}
        {open > 0 && (
          <li>
            <SiteLink className="inline-flex min-h-11 items-center" to={linkTo(search, { view: 'checklist' })}>
              <Plural one="# item on the checklist" other="# items on the checklist" value={open} />
            </SiteLink>
          </li>
        )}
      </ul>
      {spent.length > 0 && (
        <Section id="spending" title={<Trans>Largest categories a month</Trans>}>
          <figure className="grid gap-2">
            <ul className="grid gap-1">
              {spent.slice(0, mostBars).map(({ category, cents }) => (
                <li className="grid grid-cols-[1fr_auto] items-center gap-x-3" key={category}>
                  <SiteLink className="inline-flex min-h-11 items-center sm:min-h-8" to={to(category)}>
                    {name(category)}
                  </SiteLink>
                  <span className="figures">{monthly(cents)}</span>
                  <svg aria-hidden className="col-span-2 h-2 w-full" focusable="false">
                    <rect className="fill-line" height="8" rx="2" width="100%" />
                    <rect className="fill-action" height="8" rx="2" width={`${(-cents / most) * 100}%`} />
                  </svg>
                </li>
              ))}
            </ul>
            <figcaption className="text-sm text-soft">
              <Plural
                one="Averages of # complete month. Refunds are taken off. Transfers are not counted."
                other="Averages of # complete months. Refunds are taken off. Transfers are not counted."
                value={months.length}
              />
            </figcaption>
            <details className="text-sm">
              <summary className="inline-flex min-h-11 items-center text-action underline">
                <Trans>Show all as a table</Trans>
              </summary>
              <Table
                caption={<Trans>All categories of these months</Trans>}
                columns={[
                  { key: 'name', header: <Trans>Category</Trans>, cell: ({ category }) => name(category) },
                  { key: 'kind', header: <Trans>Kind</Trans>, cell: ({ category }) => i18n._(kindNames[kindOf(category)]) },
                  { key: 'lines', header: <Trans>Lines</Trans>, align: 'end', cell: ({ lines }) => i18n.number(lines) },
                  {
                    key: 'sum',
                    header: <Trans>Sum</Trans>,
                    align: 'end',
                    cell: amountCell,
                  },
                ]}
                quiet
                rowKey={({ category }) => category}
                rows={data.categories}
              />
            </details>
          </figure>
        </Section>
      )}
      {data.byMonth.length > 0 && <ByMonth months={data.byMonth} />}
      <p className="text-sm text-soft">
        <Trans>Only you see this page and your bank lines.</Trans>
      </p>
    </>
  )
}
