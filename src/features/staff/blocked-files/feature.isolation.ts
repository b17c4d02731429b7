import { idOf, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

const options = { shared: 'none', isByPlatform: true, isBelow: true } as const

/** A report is for the desk alone: nobody of the case reads that there is one, whose file it is about either. */
const forTheDesk = (table: Table): Table => ({ ...table, rule: { ...table.rule, reads: () => false } })

export const tables: Readonly<Record<string, Table>> = {
  file_report: forTheDesk(
    rowsIn('own', 'nobody', options, ({ at, n, of }) => ({
      file_id: of('stored_file', n),
      reference: `F-${n.toString(36).toUpperCase().padStart(8, '0')}`,
      sha256: sha256(`reported ${n}`),
      bytes: 1000,
      reported_at: at,
      source: 'parent',
      // A file has one open report.
      ended_at: at,
    })),
  ),
  file_report_step: forTheDesk(
    rowsIn('own', 'nobody', options, ({ at, n, of }) => ({
      report_id: of('file_report', n),
      n: n + 1,
      at,
      kind: 'reported',
      by_seat: idOf(n),
    })),
  ),
  blocked_file: forTheDesk(
    // None of the other rows' files: what is blocked nobody reads or changes.
    rowsIn('own', 'nobody', options, ({ n, of }) => ({ file_id: idOf(n), report_id: of('file_report', n) })),
  ),
}
