import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'waiver',
    what: msg`Your applications for a fee waiver. Documents are deleted when one is decided.`,
    columns: [
      'id',
      'ground',
      'benefit',
      'people',
      'month_cents',
      'words',
      'is_renewal',
      'asked_at',
      'state',
      'answer',
      'ended_at',
      'until',
    ],
    withheld: { claimed_by: 'other people', claimed_at: 'other people', reminders: 'secret' },
  },
]
