// What an account's export holds of this feature's tables. Codes, tokens and code words are no part of it: only hashes are stored.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'share_link',
    what: msg`Your share links: who each was for, until when, and how often it was opened.`,
    columns: [
      'case_id',
      'id',
      'whom',
      'is_original',
      'may_save',
      'most',
      'ends_at',
      'created_at',
      'opened',
      'last_opened_at',
      'ended_at',
      'ended_why',
    ],
    withheld: { code_hash: 'secret', word_hash: 'secret', tries: 'secret', tries_since: 'secret' },
  },
  {
    ...ofSeat,
    table: 'share_file',
    what: msg`The files of your share links.`,
    columns: ['case_id', 'id', 'link_id', 'position', 'kind', 'about', 'file_id', 'name', 'type', 'bytes', 'sha256', 'pages'],
  },
  {
    ...ofSeat,
    table: 'share_opening',
    what: msg`When your share links were opened.`,
    columns: ['case_id', 'id', 'link_id', 'opened_at'],
    withheld: { token_hash: 'secret' },
  },
  {
    ...ofSeat,
    table: 'share_look',
    what: msg`Which files of your share links were looked at or downloaded.`,
    columns: ['case_id', 'id', 'link_id', 'opening_id', 'share_file_id', 'what', 'at'],
  },
]
