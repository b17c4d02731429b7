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
  {
    isOfSeat: true,
    key: 'author_id',
    table: 'filing_left',
    what: msg`What you chose to leave in full when a paper was checked before filing, and why. Only you see it.`,
    columns: ['case_id', 'id', 'kind', 'file_id', 'paper', 'pages', 'reason', 'words', 'created_at', 'undone_at'],
    withheld: { marks: 'secret' },
  },
]
