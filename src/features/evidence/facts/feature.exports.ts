// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'case_issue',
    what: msg`Issues of your case, as you listed them.`,
    columns: ['case_id', 'id', 'name', 'note', 'position', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'case_fact',
    what: msg`Facts that you wrote down, with what you cite.`,
    columns: [
      'case_id',
      'id',
      'first_day',
      'last_day',
      'at_time',
      'precision',
      'is_about',
      'said',
      'kind',
      'is_against',
      'people',
      'issue_ids',
      'citations',
      'created_at',
      'changed_at',
      'removed_at',
    ],
  },
]
