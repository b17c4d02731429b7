/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the cards take the display of a table away, and with it the roles */
import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: ReactNode
  /** Nothing (null) is a dash in the table, and left out of the card. */
  cell: (row: Row) => ReactNode
  /** Numbers are aligned at the end. */
  align?: 'end'
  /** Below 640 px: beside the row's name and without its header, or only read aloud, where another value says the same. */
  onPhone?: (row: Row) => 'beside' | 'aloud' | undefined
}

interface TableProps<Row> {
  /** The table's content in words; read aloud, and shown unless `quiet`. */
  caption: ReactNode
  quiet?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Long tables: below 640 px a line below each row instead of a card around it. */
  isDense?: boolean
}

const onlyAloud = 'sr-only sm:not-sr-only print:not-sr-only'

/** A table; below 640 px each row is a card with the headers beside the values. */
export function Table<Row>({ caption, quiet, columns, rows, rowKey, isDense = false }: TableProps<Row>) {
  const place = (column: Column<Row>) => (column.align === 'end' ? 'sm:text-end' : '')
  return (
    <table className="block w-full sm:table print:table" role="table">
      <caption className={quiet ? 'sr-only' : 'block pb-2 text-start font-semibold sm:table-caption'}>{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group print:not-sr-only print:table-header-group" role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              className={`border-b border-edge py-2 pe-4 text-start text-sm font-semibold last:pe-0 ${place(column)}`}
              key={column.key}
              role="columnheader"
              scope="col"
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={`grid ${isDense ? '' : 'gap-3'} sm:table-row-group print:table-row-group`} role="rowgroup">
        {rows.map((row) => (
          <tr
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 sm:table-row sm:border-0 print:table-row print:border-0 ${isDense ? 'border-b border-line py-2' : 'rounded-sm border border-line bg-surface p-3 sm:bg-transparent'}`}
            key={rowKey(row)}
            role="row"
          >
            {columns.map((column, index) => {
              const content = column.cell(row)
              const Cell = index === 0 ? 'th' : 'td'
              const name = index === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' }
              const phone = column.onPhone?.(row)
              const isBeside = phone === 'beside'
              // The name of a row shares its line with a value that stands beside it.
              const isWhole = !isBeside && (index > 0 || !columns.some((other) => other.onPhone?.(row) === 'beside'))
              const display = content === null ? 'hidden' : phone === 'aloud' ? onlyAloud : 'flex'
              return (
                <Cell
                  className={`${display} ${isWhole ? 'col-span-2' : ''} justify-between gap-4 text-start font-normal sm:table-cell sm:border-b sm:border-line sm:py-2 sm:pe-4 sm:align-baseline sm:last:pe-0 print:table-cell print:border-b print:pe-4 ${index === 0 ? 'font-semibold' : ''} ${place(column)}`}
                  key={column.key}
                  {...name}
                >
                  {index > 0 && !isBeside && (
                    <span aria-hidden className="text-soft sm:hidden print:hidden">
                      {column.header}
                    </span>
                  )}
                  <span className={index > 0 ? 'text-end sm:[text-align:inherit]' : ''}>{content ?? '–'}</span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
