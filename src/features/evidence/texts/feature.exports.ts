// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    isOfSeat: true,
    key: 'author_id',
    table: 'file_text_page',
    what: msg`What a program read in your files, page by page.`,
    columns: ['case_id', 'id', 'file_id', 'page', 'source', 'width', 'height', 'text', 'words', 'found'],
  },
]
