// Counts of people for staff (through public.ts). Days are UTC.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

interface DayCount {
  day: string
  n: number
}

/** New accounts by the day on which they were made, confirmed or not. */
export async function signUpsByDay(db: Db, from: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as n
    from account where created_at >= ${`${from}T00:00:00Z`}::timestamptz group by 1`.execute(db)
  return rows
}

/** Accounts that signed in at least once between two days, both of them with it. */
export async function activeBetween(db: Db, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct account_id) as n from sign_in
    where outcome = 'signed_in' and at >= ${`${from}T00:00:00Z`}::timestamptz
      and at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`.execute(db)
  return rows[0]?.n ?? 0
}

export interface AccountCounts {
  all: number
  confirmed: number
  suspended: number
  demo: number
}

export async function accountCounts(db: Db): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select count(*) as "all", count(*) filter (where email_verified) as confirmed,
      count(*) filter (where suspended_at is not null) as suspended, count(*) filter (where is_demo) as demo
    from account`.execute(db)
  return rows[0]!
}

export interface TrialCounts {
  running: number
  ended: number
  paid: number
}

/** How confirmed accounts stand: paid for, in their trial or before it (it begins with the first work on a case), or after it. */
export async function trialCounts(db: Db, now: Date): Promise<TrialCounts> {
  const { rows } = await sql<TrialCounts>`
    with each as (
      select coalesce(e.paid_until > ${now}, false) as paid,
        coalesce(e.trial_ends_at > ${now}, true) as running
      from account a left join entitlement e on e.account_id = a.id where a.email_verified
    )
    select count(*) filter (where paid) as paid, count(*) filter (where running and not paid) as running,
      count(*) filter (where not running and not paid) as ended
    from each`.execute(db)
  return rows[0]!
}
