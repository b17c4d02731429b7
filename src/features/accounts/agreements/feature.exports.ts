// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'agreement',
    what: msg`Which documents you accepted, and when.`,
    columns: ['id', 'version_id', 'sha256', 'session_id', 'accepted_at'],
  },
  {
    table: 'acknowledgement',
    what: msg`When you confirmed that you have read what this site is.`,
    columns: ['id', 'digest', 'session_id', 'client_at', 'server_at'],
  },
]
