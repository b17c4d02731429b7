import { sql } from 'kysely'
import { erasedBefore } from '#domain/takedown/steps.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { deletedOf } from '#ratings/reviews/public.ts'

/** A reply to a rating that its author took back may quote it: it goes too. */
async function forgetReplies(owner: Db): Promise<void> {
  const { rows } = await sql<{ review: string }>`select distinct review_id as review from reply where review_id is not null`.execute(owner)
  const gone = await deletedOf(
    owner,
    rows.map(({ review }) => review),
  )
  if (gone.length > 0) await sql`delete from reply where review_id = any(${gone}::uuid[])`.execute(owner)
}

/** A claim that ended goes after three years with its steps and with what was said under it, as a notice does. */
async function forgetEnded(owner: Db, before: Date): Promise<void> {
  await sql`delete from claim where state in ('refused', 'withdrawn', 'revoked') and decided_at < ${before}`.execute(owner)
}

/** @param owner the schema's owner */
export function jobs({ owner, clock }: { owner: Db; clock: Clock }): readonly Job[] {
  const run = async () => {
    await forgetReplies(owner)
    await forgetEnded(owner, new Date(erasedBefore(clock())))
  }
  return [{ name: 'claims.forget', every: 3_600_000, run }]
}
