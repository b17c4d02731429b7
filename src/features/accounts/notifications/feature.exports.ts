// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'notification',
    what: msg`Your notifications of the last 90 days: that something happened, and when you saw it.`,
    columns: ['id', 'of_case', 'kind', 'page', 'about', 'times', 'created_at', 'seen_at', 'mailed_at'],
  },
  {
    table: 'push_device',
    what: msg`The devices that you turned notifications on for.`,
    columns: ['id', 'session_id', 'added_at'],
    withheld: { endpoint: 'secret', p256dh: 'secret', auth: 'secret' },
  },
]
