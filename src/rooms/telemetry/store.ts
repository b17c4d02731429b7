import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import type { Crash } from './rules.ts'

/**
 * Keeps a crash, or counts one that is known already. Of one day at most `most` different ones are kept.
 * @returns whether it was kept or counted
 */
export async function keepCrash(db: Db, day: string, fingerprint: string, crash: Crash, most: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into error_log (day, fingerprint, kind, message, page, boundary, browser, places)
    select ${day}::date, ${fingerprint}, ${crash.kind}, ${crash.message}, ${crash.page}, ${crash.boundary}, ${crash.browser},
      ${crash.places}::text[]
    where (select count(*) from error_log where day = ${day}::date) < ${most}
      or exists (select from error_log where day = ${day}::date and fingerprint = ${fingerprint})
    on conflict (day, fingerprint) do update set seen = least(error_log.seen + 1, 1000000)`.execute(db)
  return numAffectedRows === 1n
}

/** Forgets what is older than a day. */
export async function forgetCrashes(db: Db, before: string): Promise<void> {
  await sql`delete from error_log where day < ${before}::date`.execute(db)
}
