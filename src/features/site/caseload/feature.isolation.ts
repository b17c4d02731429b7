import { caseloadMark } from '#assurance/isolation/oracle.ts'
import { moment, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  caseload_mark: { rule: caseloadMark, touch: ['at', moment] },
}
