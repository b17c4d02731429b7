// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'session',
    what: msg`Where you are signed in.`,
    columns: [
      'id',
      'expires_at',
      'created_at',
      'updated_at',
      'ip_address',
      'user_agent',
      'last_used_at',
      'confirmed_at',
      'is_shared',
      'by_passkey',
    ],
    withheld: { token_hash: 'secret' },
  },
  {
    table: 'sign_in',
    what: msg`Sign-ins, and attempts to sign in.`,
    columns: ['at', 'outcome', 'method', 'device'],
    withheld: { id: 'secret' },
  },
  {
    table: 'second_factor',
    what: msg`Your authenticator app. Its key and the recovery codes are not in this file.`,
    columns: ['verified', 'failed_verification_count', 'locked_until'],
    withheld: { id: 'secret', secret: 'secret', backup_codes: 'secret' },
  },
  {
    table: 'used_code',
    what: msg`When a code of your authenticator was used, so that it works once.`,
    columns: ['used_at'],
    withheld: { code_hash: 'secret' },
  },
  {
    table: 'passkey',
    what: msg`Your passkeys. Their keys are not in this file.`,
    columns: ['name', 'device_type', 'backed_up', 'transports', 'created_at'],
    withheld: { id: 'secret', public_key: 'secret', credential_id: 'secret', counter: 'secret', aaguid: 'secret' },
  },
  {
    table: 'pending_change',
    what: msg`Changes of your address or your factors that wait for a day, or have waited.`,
    columns: ['kind', 'asked_at', 'applies_at', 'cancelled_at', 'done_at', 'approved_at', 'seconded_at', 'on_server'],
    withheld: { id: 'secret', what: 'secret', stop_hash: 'secret', approved_by: 'other people', seconded_by: 'other people' },
  },
  {
    table: 'security_notice',
    what: msg`Changes of your way in that were shown to you because you chose never to be written to.`,
    columns: ['event', 'kind', 'at', 'notice_shown_at'],
    withheld: { id: 'secret' },
  },
]
