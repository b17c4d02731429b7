/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the cards take the display of a table away, and with it the roles */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Compared, type Part, useCriterionParts, useFactPart, usePlacePart, useScorePart } from './compare-rows.tsx'

const cell =
  'lg:table-cell lg:border-t lg:border-line lg:py-3 lg:pe-4 lg:align-top print:table-cell print:border-t print:py-1 print:pe-3 print:align-top'

function Rows({ part, all }: { part: Part; all: readonly Compared[] }) {
  return (
    <tbody className="grid gap-3 lg:table-row-group print:table-row-group" role="rowgroup">
      <tr className="block lg:table-row print:table-row" role="row">
        <th
          className="block pt-6 pb-1 text-start text-lg font-semibold lg:table-cell print:table-cell"
          colSpan={all.length + 1}
          role="rowheader"
          scope="rowgroup"
        >
          {part.title}
        </th>
      </tr>
      {part.rows.map(({ key, label, cell: show }) => (
        <tr
          className="grid gap-2 rounded-sm border border-line bg-surface p-3 lg:table-row lg:border-0 lg:bg-transparent print:table-row print:border-0"
          key={key}
          role="row"
        >
          <th className={`block text-start font-semibold lg:w-40 print:w-36 ${cell}`} role="rowheader" scope="row">
            {label}
          </th>
          {all.map((one) => (
            <td
              className={`grid min-w-0 [&_figcaption_span]:whitespace-normal grid-cols-[7.5rem_1fr] sm:grid-cols-[12rem_1fr] gap-x-3 border-t border-line pt-2 wrap-anywhere ${cell}`}
              key={one.of.id}
              role="cell"
            >
              <span className="text-sm text-soft lg:hidden print:hidden">{one.of.name}</span>
              <div className="min-w-0">{show(one)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** People side by side: a table on a wide screen and on paper, a card for each row on a phone. Nobody is marked. */
export function CompareTable({ all }: { all: readonly Compared[] }) {
  const { t } = useLingui()
  const what = t`What is compared`
  const parts = [usePlacePart(all), useScorePart(all), ...useCriterionParts(all), useFactPart(all)]
  return (
    <table className="block w-full lg:table lg:table-fixed print:table print:table-fixed" role="table">
      <caption className="sr-only">
        <Trans>The people side by side</Trans>
      </caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group print:not-sr-only print:table-header-group" role="rowgroup">
        <tr role="row">
          <th aria-label={what} className="lg:w-40 print:w-36" role="columnheader" scope="col">
            <span className="sr-only">{what}</span>
          </th>
          {all.map(({ of }) => (
            <th
              className="border-b border-edge py-2 pe-4 text-start align-bottom font-semibold wrap-anywhere"
              key={of.id}
              role="columnheader"
              scope="col"
            >
              {of.name}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map((part) => (
        <Rows all={all} key={part.key} part={part} />
      ))}
    </table>
  )
}
