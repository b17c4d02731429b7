import { formatCents } from '#domain/money/cents.ts'

/** An amount, its figures under those of other rows. */
const Amount = ({ cents }: { cents: number }) => <span className="figures">{formatCents(cents)}</span>

/** A cell of a table with an amount of its row. */
export const amountCell =
  <Row,>(of: (row: Row) => number) =>
  (row: Row) => <Amount cents={of(row)} />
