// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'document',
    what: msg`Your documents: folder, title and what you wrote about each. Only you see them.`,
    columns: ['case_id', 'id', 'folder', 'title', 'kind', 'docket', 'note', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'document_version',
    what: msg`Versions of your documents, with the hash of each file.`,
    columns: ['case_id', 'id', 'document_id', 'number', 'file_id', 'name', 'type', 'bytes', 'sha256', 'note', 'created_at'],
  },
  {
    ...ofSeat,
    table: 'document_step',
    what: msg`When your documents were signed, filed and served, and by whom.`,
    columns: ['case_id', 'id', 'document_id', 'kind', 'day', 'by_whom', 'served_to', 'how', 'file_id', 'note', 'takes_back', 'created_at'],
  },
]
