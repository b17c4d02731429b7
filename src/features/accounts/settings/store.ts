// All SQL of the settings: what an account chose, its names, and the mode of one session.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Choice, Contact, Hours, Mode, Names, Notify, Reminders, Zones } from './contract.ts'

export interface StoredSettings {
  email: string
  names: Names
  zones: Zones
  notify: Notify
  /** When the user made each choice, if that was stored. */
  began: Began
  reminders: Reminders
  contact: Contact
  neverSince: Date | null
  /** A safe address that was removed, and until when it still gets warnings. */
  former: { address: string; until: Date } | null
  waiting: string | null
  modes: Record<Mode, boolean>
  hold: { reason: string; since: Date } | null
}

/** Moments, ISO 8601. */
export type Began = Readonly<Partial<Record<Choice, string>>>

type Grace = Pick<StoredSettings, 'neverSince' | 'former'>

const hours = (from: number | null, until: number | null): Hours | null => (from === null || until === null ? null : { from, until })

/** The settings that decide whether, where, when and about what a user gets mail. */
export type Chosen = Pick<StoredSettings, 'zones' | 'notify' | 'began' | 'reminders' | 'contact'> & {
  modes: Pick<StoredSettings['modes'], 'safety' | 'discreet'>
}

interface ChosenRow {
  own_zone: string | null
  court_zone: string | null
  notify: string[] | null
  notify_began: unknown
  quiet_from: number | null
  quiet_until: number | null
  remind_at: number | null
  hearing_days: number[] | null
  exchange_before: number | null
  safe_email: string | null
  safe_from: number | null
  safe_until: number | null
  never_email: boolean | null
  is_safety: boolean | null
  is_discreet: boolean | null
}

/** Without a row nothing was chosen. */
const chosenOf = (row: ChosenRow): Chosen => ({
  zones: { own: row.own_zone, court: row.court_zone },
  notify: { chosen: (row.notify ?? []) as Choice[], quiet: hours(row.quiet_from, row.quiet_until) },
  began: (row.notify_began ?? {}) as Began,
  reminders: {
    at: row.remind_at ?? 480,
    hearingDays: (row.hearing_days ?? [7, 1]) as Reminders['hearingDays'],
    exchangeMinutes: (row.exchange_before ?? 60) as Reminders['exchangeMinutes'],
  },
  contact: { address: row.safe_email, hours: hours(row.safe_from, row.safe_until), never: row.never_email ?? false },
  modes: { safety: row.is_safety ?? false, discreet: row.is_discreet ?? false },
})

/** Everything that the page shows, in one query. `lock`: nobody else can change it until the transaction ends. */
export async function readSettings(
  db: Db,
  account: string,
  session: string | null,
  now: Date,
  lock = false,
): Promise<StoredSettings | null> {
  const asked = db
    .selectFrom('account as a')
    .leftJoin('account_setting as s', 's.account_id', 'a.id')
    .leftJoin('safe_address as w', (join) => join.onRef('w.account_id', '=', 'a.id').on('w.expires_at', '>', now))
    .leftJoin('legal_hold as h', 'h.account_id', 'a.id')
    .leftJoin('session as e', (join) => join.onRef('e.account_id', '=', 'a.id').on('e.id', '=', session))
    .select(['a.email', 'a.first_name', 'a.last_name', 's.own_zone', 's.court_zone', 's.notify', 's.quiet_from', 's.quiet_until'])
    .select(['s.safe_email', 's.safe_from', 's.safe_until', 's.never_email', 's.never_email_since', 's.is_safety', 's.is_discreet'])
    .select(['s.notify_began', 's.remind_at', 's.hearing_days', 's.exchange_before'])
    .select(['s.former_email', 's.former_until', 'w.address as waiting', 'h.reason', 'h.set_at', 'e.is_shared'])
    .where('a.id', '=', account)
  const row = await (lock ? asked.forUpdate('a') : asked).executeTakeFirst()
  if (!row) return null
  const chosen = chosenOf(row)
  return {
    email: row.email,
    names: { firstName: row.first_name, lastName: row.last_name },
    ...chosen,
    neverSince: row.never_email_since,
    former: row.former_email !== null && row.former_until !== null ? { address: row.former_email, until: row.former_until } : null,
    waiting: row.waiting,
    modes: { ...chosen.modes, shared: row.is_shared ?? false },
    hold: row.reason !== null && row.set_at !== null ? { reason: row.reason, since: row.set_at } : null,
  }
}

export async function putNames(db: Db, account: string, { firstName, lastName }: Names, at: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ first_name: firstName, last_name: lastName, name: `${firstName} ${lastName}`.slice(0, 160), updated_at: at })
    .where('id', '=', account)
    .execute()
}

type Columns = Partial<{
  own_zone: string | null
  court_zone: string | null
  notify: string[]
  notify_since: Date | null
  notify_began: string
  remind_at: number
  hearing_days: number[]
  exchange_before: number
  quiet_from: number | null
  quiet_until: number | null
  safe_email: string | null
  safe_from: number | null
  safe_until: number | null
  never_email: boolean
  never_email_since: Date | null
  former_email: string | null
  former_until: Date | null
  is_safety: boolean
  is_discreet: boolean
}>

async function put(db: Db, account: string, columns: Columns, at: Date): Promise<void> {
  await db
    .insertInto('account_setting')
    .values({ account_id: account, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // A separate statement, because hours are checked against the time zone of the stored row.
  await db
    .updateTable('account_setting')
    .set({ ...columns, updated_at: at })
    .where('account_id', '=', account)
    .execute()
}

export const putZones = (db: Db, account: string, { own, court }: Zones, at: Date) =>
  put(db, account, { own_zone: own, court_zone: court }, at)

/** A choice that stays keeps its date. */
export const putNotify = (db: Db, account: string, { chosen, quiet }: Notify, before: Began, at: Date) =>
  put(
    db,
    account,
    {
      notify: chosen,
      notify_since: at,
      notify_began: JSON.stringify(Object.fromEntries(chosen.map((choice) => [choice, before[choice] ?? at.toISOString()]))),
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
    },
    at,
  )

export const putReminders = (db: Db, account: string, { at: minute, hearingDays, exchangeMinutes }: Reminders, at: Date) =>
  put(db, account, { remind_at: minute, hearing_days: hearingDays, exchange_before: exchangeMinutes }, at)

const isForDevices = (choice: Choice) => choice.endsWith(':push')

/** The settings of all accounts that made one of these choices and can get mail, or made one for their devices, in one query. */
export async function accountsThatChose(db: Db, choices: readonly Choice[]): Promise<(Chosen & { account: string })[]> {
  const rows = await db
    .selectFrom('account_setting')
    .select(['account_id', 'own_zone', 'court_zone', 'notify', 'notify_began', 'quiet_from', 'quiet_until'])
    .select(['remind_at', 'hearing_days', 'exchange_before', 'safe_email', 'safe_from', 'safe_until', 'never_email'])
    .select(['is_safety', 'is_discreet'])
    .where(sql<boolean>`notify && ${sql.val([...choices])}::text[]`)
    .where(sql<boolean>`((safe_email is not null and not never_email) or notify && ${sql.val(choices.filter(isForDevices))}::text[])`)
    .orderBy('account_id')
    .execute()
  return rows.map((row) => ({ account: row.account_id, ...chosenOf(row) }))
}

/** Also stores since when nothing may be mailed, and the former address that still gets warnings (rules.ts). */
export const putContact = (db: Db, account: string, { address, hours: safe, never }: Contact, { neverSince, former }: Grace, at: Date) =>
  put(
    db,
    account,
    {
      safe_email: address,
      safe_from: safe?.from ?? null,
      safe_until: safe?.until ?? null,
      never_email: never,
      never_email_since: never ? (neverSince ?? at) : null,
      former_email: former?.address ?? null,
      former_until: former?.until ?? null,
    },
    at,
  )

/** Safety and discreet mode apply to the account, shared-device mode to this session. */
export async function putMode(db: Db, account: string, session: string, mode: Mode, on: boolean, at: Date): Promise<void> {
  if (mode === 'safety') return put(db, account, { is_safety: on }, at)
  if (mode === 'discreet') return put(db, account, { is_discreet: on }, at)
  await db.updateTable('session').set({ is_shared: on }).where('id', '=', session).where('account_id', '=', account).execute()
}

export async function isDiscreet(db: Db, account: string): Promise<boolean> {
  const row = await db.selectFrom('account_setting').select('is_discreet').where('account_id', '=', account).executeTakeFirst()
  return row?.is_discreet ?? false
}
