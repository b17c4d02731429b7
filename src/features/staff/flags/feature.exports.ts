// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'cohort_member',
    what: msg`Whether you try out new things with others.`,
    columns: ['state', 'changed_at'],
    withheld: { cohort_id: 'secret', asked_by: 'other people' },
  },
  {
    table: 'flag_setting',
    what: msg`What the menus show to you otherwise than to others.`,
    columns: ['name', 'scope', 'is_on', 'changed_at', 'reason'],
    withheld: { id: 'secret', cohort_id: 'secret', changed_by: 'other people' },
  },
  {
    table: 'flag_exposure',
    what: msg`What you could see by trying things out, from when until when.`,
    columns: ['at', 'name', 'began'],
    withheld: { id: 'secret', cohort_id: 'secret' },
  },
  {
    table: 'beta_feedback',
    what: msg`What you wrote about what you tried out.`,
    columns: ['flag', 'text', 'at'],
    withheld: { id: 'secret', key_hash: 'secret' },
  },
]
