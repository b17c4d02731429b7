// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'counsel_mark',
    what: msg`That you decide what orders of courts ask for.`,
    columns: ['reason', 'set_at'],
    withheld: { set_by: 'other people' },
  },
]
