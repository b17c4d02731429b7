import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Crash } from './rules.ts'

/** A crash with its marks, and how often it was reported since the last write. */
export interface Counted {
  crash: Crash
  day: string
  /** The same for all equal crashes of one day. */
  fingerprint: string
  /** The same for all crashes with one stack. */
  stack: string
  seen: number
}

/**
 * Stores a crash, or counts a known one, in its day and in its group. At most `mostOfDay` different crashes are stored for one
 * day, and `mostGroups` groups in all. A fixed group is new again.
 * @returns whether it was stored or counted
 */
export async function keepCrash(
  db: Db,
  { crash, day, fingerprint, stack, seen }: Counted,
  mostOfDay: number,
  mostGroups: number,
): Promise<boolean> {
  const { rows } = await sql<{ isStored: boolean }>`
    with wanted as (
      select 1 where (
        (select count(*) from error_log where day = ${day}::date) < ${mostOfDay}
        or exists (select from error_log where day = ${day}::date and fingerprint = ${fingerprint})
      ) and (
        exists (select from error_group where stack = ${stack})
        or (select count(*) from error_group) < ${mostGroups}
      )
    ), grouped as (
      insert into error_group (stack, kind, message, places, seen, first_on, last_on)
      select ${stack}, ${crash.kind}, ${crash.message}, ${crash.places}::text[], ${seen}, ${day}::date, ${day}::date from wanted
      on conflict (stack) do update set seen = error_group.seen + excluded.seen, last_on = greatest(error_group.last_on, excluded.last_on),
        returned_on = case when error_group.status = 'fixed' then excluded.last_on else error_group.returned_on end,
        status = case when error_group.status = 'fixed' then 'new' else error_group.status end
      returning stack
    ), logged as (
      insert into error_log (day, fingerprint, stack, kind, message, page, component, boundary, browser, places, seen)
      select ${day}::date, ${fingerprint}, stack, ${crash.kind}, ${crash.message}, ${crash.page}, ${crash.component}, ${crash.boundary},
        ${crash.browser}, ${crash.places}::text[], ${seen} from grouped
      on conflict (day, fingerprint) do update set seen = least(error_log.seen + excluded.seen, 1000000)
      returning 1
    )
    select exists (select from logged) as "isStored"`.execute(db)
  return rows[0]!.isStored
}

/** Deletes crashes from before a day, and groups whose last report is from before another day. */
export async function forgetCrashes(db: Db, before: string, groupsBefore: string): Promise<void> {
  await sql`delete from error_log where day < ${before}::date`.execute(db)
  await sql`delete from error_group where last_on < ${groupsBefore}::date`.execute(db)
}
