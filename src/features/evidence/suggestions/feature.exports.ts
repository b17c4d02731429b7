// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'fact_candidate',
    what: msg`Sentences of your papers and messages that were suggested as facts.`,
    columns: [
      'case_id',
      'id',
      'reading_id',
      'position',
      'piece_id',
      'page',
      'begins',
      'quote',
      'marks',
      'boxes',
      'first_day',
      'last_day',
      'at_time',
      'precision',
      'is_about',
      'cents',
      'people',
      'topic',
      'kind',
      'rank',
      'is_low',
    ],
  },
  {
    ...ofSeat,
    table: 'fact_choice',
    what: msg`What you decided of suggested facts.`,
    columns: ['case_id', 'id', 'state', 'fact_id', 'chosen_at'],
  },
]
