import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { notKept } from '../reviews/door.ts'

/** A reply to a rating that its author took back may quote it: it goes too. @param owner the schema's owner */
export function jobs({ owner }: { owner: Db }): readonly Job[] {
  return [
    {
      name: 'claims.forget',
      every: 3_600_000,
      run: async () => {
        const { rows } = await sql<{ review: string }>`select distinct review_id as review from reply where review_id is not null`.execute(
          owner,
        )
        const gone = await notKept(
          owner,
          rows.map(({ review }) => review),
        )
        if (gone.length > 0) await sql`delete from reply where review_id = any(${gone}::uuid[])`.execute(owner)
      },
    },
  ]
}
