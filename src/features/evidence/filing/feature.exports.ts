// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    isOfSeat: true,
    key: 'author_id',
    table: 'filing_detail',
    what: msg`What you have looked for before filing: other names of a child, birth dates and protected addresses. Only you see them.`,
    columns: ['case_id', 'id', 'kind', 'words', 'created_at', 'removed_at'],
  },
]
