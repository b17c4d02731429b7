import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Whose data is given out. */
export interface Whose {
  account: string
  email: string
}

/** One table of what is stored of an account. Later features add a line; a test fails for a table of accounts that has none. */
export interface Exporter {
  /** The table, and the name of its file. */
  table: string
  /** What it is, in a sentence for people. */
  what: string
  columns: readonly string[]
  /** The column that names the account; `account_id` where none is given. */
  key?: string
  /** Columns that are kept and not given out: a secret (hash, key), or of someone else. */
  withheld?: Readonly<Record<string, 'secret' | 'other people'>>
  /** Where more than the account's own rows of the table are to be asked for. */
  rows?: (db: Db, whose: Whose) => Promise<readonly object[]>
}

const ids = { id: 'secret' } as const
const words = (text: string) => text.split(' ')

/** Everything that is kept of an account, table by table. */
export const exporters: readonly Exporter[] = [
  {
    table: 'account',
    what: 'Your account: address, names, and when it began.',
    key: 'id',
    columns: words('id email email_verified name first_name last_name image two_factor_enabled created_at updated_at suspended_at is_demo'),
  },
  {
    table: 'account_setting',
    what: 'What you chose in the settings.',
    columns: words(
      'own_zone court_zone notify notify_since notify_began remind_at hearing_days exchange_before quiet_from quiet_until safe_email safe_from safe_until never_email never_email_since former_email former_until is_safety is_discreet updated_at',
    ),
  },
  {
    table: 'safe_address',
    what: 'A new safe address that waits for its code.',
    columns: words('address tries expires_at'),
    withheld: { code_hash: 'secret' },
  },
  { table: 'notice', what: 'What was to be told to you by mail.', columns: words('id feature about arose_at outcome settled_at') },
  {
    table: 'reminder',
    what: 'What you were reminded of by mail, and on which days there was nothing to say.',
    columns: words('feature day at is_sent'),
    withheld: { about: 'secret' },
  },
  {
    table: 'counsel_mark',
    what: 'That you decide what orders of courts ask for.',
    columns: words('reason set_at'),
    withheld: { set_by: 'other people' },
  },
  { table: 'legal_hold', what: 'Why the account is kept.', columns: words('reason set_at'), withheld: { set_by: 'other people' } },
  {
    table: 'session',
    what: 'Where you are signed in.',
    columns: words('id expires_at created_at updated_at ip_address user_agent last_used_at confirmed_at is_shared by_passkey'),
    withheld: { token_hash: 'secret' },
  },
  {
    table: 'sign_in',
    what: 'When somebody signed in, or tried to.',
    columns: words('at outcome method device'),
    withheld: ids,
  },
  {
    table: 'credential',
    what: 'Your password. It is kept only as a hash, which is not in this file.',
    columns: words('provider_id provider_account_id created_at updated_at'),
    withheld: { ...ids, password: 'secret' },
  },
  {
    table: 'second_factor',
    what: 'Your authenticator app. Its key and the recovery codes are not in this file.',
    columns: words('verified failed_verification_count locked_until'),
    withheld: { ...ids, secret: 'secret', backup_codes: 'secret' },
  },
  {
    table: 'used_code',
    what: 'When a code of your authenticator was used, so that it works once.',
    columns: ['used_at'],
    withheld: { code_hash: 'secret' },
  },
  {
    table: 'passkey',
    what: 'Your passkeys. Their keys are not in this file.',
    columns: words('name device_type backed_up transports created_at'),
    withheld: { ...ids, public_key: 'secret', credential_id: 'secret', counter: 'secret', aaguid: 'secret' },
  },
  {
    table: 'pending_change',
    what: 'Changes of your address or your factors that wait for a day, or have waited.',
    columns: words('kind asked_at applies_at cancelled_at done_at approved_at seconded_at on_server'),
    withheld: { ...ids, what: 'secret', stop_hash: 'secret', approved_by: 'other people', seconded_by: 'other people' },
  },
  {
    table: 'security_notice',
    what: 'Changes of your way in that were shown to you because you chose never to be written to.',
    columns: words('event kind at notice_shown_at'),
    withheld: ids,
  },
  {
    table: 'verification',
    what: 'Links that were mailed to you and not opened yet.',
    columns: words('created_at updated_at expires_at'),
    withheld: { ...ids, identifier: 'secret', value: 'secret' },
    rows: async (db, { account, email }) =>
      db
        .selectFrom('verification')
        .select(['created_at', 'updated_at', 'expires_at'])
        .where(({ eb, or }) => or([account, email].map((part) => eb(sql`position(${part} in value)`, '>', 0))))
        .execute(),
  },
  {
    table: 'outbox',
    what: 'Mail that waits to be sent to you. Its text may hold a link that opens something, and is not in this file.',
    columns: words('queued_on subject state'),
    withheld: { ...ids, recipient: 'secret', body: 'secret', reply_to: 'secret', refusal: 'secret' },
    rows: async (db, { email }) => (await sql<object>`select * from mail_waiting_for(${email})`.execute(db)).rows,
  },
  { table: 'entitlement', what: 'Your trial and plan.', columns: words('trial_ends_at paid_until') },
  {
    table: 'staff_role',
    what: 'What you may do besides your own case.',
    columns: words('role reason granted_at on_server is_seconded'),
    withheld: { granted_by: 'other people', seconded_by: 'other people' },
  },
  {
    table: 'role_request',
    what: 'Requests to give you a role, or to take it away.',
    columns: words('role verb reason asked_at decision decided_at'),
    withheld: { ...ids, asked_by: 'other people', decided_by: 'other people' },
  },
  { table: 'agreement', what: 'Which documents you accepted, and when.', columns: words('id version_id sha256 session_id accepted_at') },
  {
    table: 'acknowledgement',
    what: 'When you confirmed that you have read what this site is.',
    columns: words('id digest session_id client_at server_at'),
  },
  {
    table: 'ticket',
    what: 'Your questions to support, and the answers.',
    columns: words('number kind message reply_address created_on state answer answered_on closed_on escalated_on'),
    withheld: { ...ids, key_hash: 'secret', code_hash: 'secret' },
  },
  {
    table: 'ticket_file',
    what: 'What you attached to your questions. The content is in the JSON file, in base64.',
    columns: words('ticket_id place type size scan content'),
    withheld: { ...ids, sha256: 'secret' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select t.number as ticket, f.place, f.type, f.size, f.scan, encode(f.content, 'base64') as content
          from ticket_file f join ticket t on t.id = f.ticket_id where t.account_id = ${account} order by t.number, f.place`.execute(db)
      ).rows,
  },
  {
    table: 'ticket_note',
    what: 'When staff noted something about your questions. What they wrote to each other is not in this file.',
    columns: words('ticket_id at kind'),
    withheld: { ...ids, author_id: 'other people', words: 'other people' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select t.number as ticket, n.at, n.kind from ticket_note n join ticket t on t.id = n.ticket_id
          where t.account_id = ${account} order by n.at`.execute(db)
      ).rows,
  },
  {
    table: 'support_grant',
    what: 'When you let support look into your account.',
    columns: words('hours granted_at revoked_at'),
    withheld: ids,
  },
  {
    table: 'support_look',
    what: 'What support looked at, when you let them.',
    columns: words('at what'),
    withheld: { ...ids, grant_id: 'secret', looked_by: 'other people' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select l.at, l.what from support_look l join support_grant g on g.id = l.grant_id
          where g.account_id = ${account} order by l.at`.execute(db)
      ).rows,
  },
  {
    table: 'break_glass',
    what: 'When two people of the staff agreed to look into your account, and why.',
    columns: words('reason hours asked_at decision decided_at ends_at ended_at'),
    withheld: { ...ids, asked_by: 'other people', decided_by: 'other people' },
    // What was asked for and not agreed to showed nobody anything.
    rows: async (db, { account }) =>
      db
        .selectFrom('break_glass')
        .select(['reason', 'hours', 'asked_at', 'decision', 'decided_at', 'ends_at', 'ended_at'])
        .where('account_id', '=', account)
        .where('decision', '=', 'approved')
        .execute(),
  },
  {
    table: 'cohort_member',
    what: 'Whether you try out new things with others.',
    columns: words('state changed_at'),
    withheld: { cohort_id: 'secret', asked_by: 'other people' },
  },
  {
    table: 'flag_setting',
    what: 'What the menus show to you otherwise than to others.',
    columns: words('name scope is_on changed_at reason'),
    withheld: { ...ids, cohort_id: 'secret', changed_by: 'other people' },
  },
  {
    table: 'flag_exposure',
    what: 'What you could see by trying things out, from when until when.',
    columns: words('at name began'),
    withheld: { ...ids, cohort_id: 'secret' },
  },
  {
    table: 'beta_feedback',
    what: 'What you wrote about what you tried out.',
    columns: words('flag text at'),
    withheld: { ...ids, key_hash: 'secret' },
  },
  {
    table: 'claim',
    what: 'Profiles that you claimed, with what you gave to show it while it waited.',
    columns: words(
      'professional_id state way bar_number bar_state email note domain_shows code_until code_tries codes_sent asked_at decided_at reason',
    ),
    withheld: { ...ids, code_hash: 'secret', decided_by: 'other people' },
  },
  {
    table: 'reply_version',
    what: 'What you said to ratings, and on a page that you hold: every version.',
    columns: words('version body state said_on decided_on reason'),
    withheld: { reply_id: 'secret', held_for: 'secret', key_hash: 'secret', decided_by: 'other people' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select v.version, v.body, v.state, v.said_on, v.decided_on, v.reason from reply_version v join reply r on r.id = v.reply_id
          join claim c on c.id = r.claim_id where c.account_id = ${account} order by r.id, v.version`.execute(db)
      ).rows,
  },
  {
    table: 'case_member',
    what: 'Your part in cases, and what you may see there. The records of a case are exported from the case itself.',
    columns: words('role name scopes from_day to_day expires_at joined_at ended_at'),
    withheld: {
      ...ids,
      case_id: 'secret',
      side: 'secret',
      former_names: 'secret',
      granted_by: 'other people',
      sees_private: 'other people',
    },
    rows: async (db, { account }) => (await sql<object>`select * from seats_of(${account})`.execute(db)).rows,
  },
  {
    table: 'link_hold',
    what: 'With whom you do not want to be linked.',
    columns: words('kind note set_at lifted_at'),
    withheld: { ...ids, other_account_id: 'other people', other_email: 'other people' },
    rows: async (db, { account }) => (await sql<object>`select * from holds_of(${account})`.execute(db)).rows,
  },
  {
    table: 'audit',
    what: 'What you did to your account and your roles, and what staff did to it.',
    columns: words('at action outcome reason detail'),
    withheld: { ...ids, subject: 'other people' },
    // What someone of the staff did to others is of those others.
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select at, action, outcome, case when account_id = ${account} then 'you' else 'staff' end as by,
            case when subject is null or subject = ${account} then reason end as reason,
            case when subject is null or subject = ${account} then detail end as detail
          from audit where account_id = ${account} or subject = ${account} order by at, id`.execute(db)
      ).rows,
  },
]

/** The rows of one exporter, the account's own and nobody else's. */
export async function rowsOf(db: Db, { table, columns, key = 'account_id', rows }: Exporter, whose: Whose): Promise<readonly object[]> {
  if (rows) return rows(db, whose)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return (await sql<object>`select ${list} from ${sql.table(table)} where ${sql.ref(key)} = ${whose.account}`.execute(db)).rows
}

/** What is given out of one table. */
export interface Given extends Pick<Exporter, 'table' | 'what' | 'withheld'> {
  rows: readonly object[]
}
