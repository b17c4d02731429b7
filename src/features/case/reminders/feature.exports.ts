// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'reminder',
    what: msg`What you were reminded of by mail or on your devices, and on which days there was nothing to say.`,
    columns: ['feature', 'day', 'at', 'is_sent'],
    withheld: { about: 'secret' },
  },
]
