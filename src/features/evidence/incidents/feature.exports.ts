// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'incident',
    what: msg`Incidents that you wrote down. Only you see them.`,
    columns: [
      'case_id',
      'id',
      'kind',
      'happened_at',
      'day',
      'severity',
      'expected',
      'actual',
      'response',
      'witnesses',
      'effect',
      'child_ids',
      'clause_order',
      'clause_paragraph',
      'clause_text',
      'source',
      'created_at',
      'changed_at',
      'removed_at',
      'withdrawn_at',
    ],
    withheld: { words: 'secret' },
  },
  {
    ...ofSeat,
    table: 'incident_addendum',
    what: msg`What you added to your incidents later.`,
    columns: ['case_id', 'id', 'incident_id', 'words', 'is_withdrawal', 'created_at'],
  },
]
