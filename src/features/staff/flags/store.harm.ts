// The harm checklist of each flag: every set of answers stays stored, and the newest one counts.
import type { Db } from '#ports/db/port.ts'
import type { Answer } from './contract.ts'

export async function keepAnswers(
  tx: Db,
  { id, name, answers, by, at }: { id: string; name: string; answers: readonly Answer[]; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('harm_check')
    .values({ id, name, answers: JSON.stringify(answers), answered_by: by, answered_at: at })
    .execute()
}

/** The flags whose checklist was answered. */
export async function checked(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('harm_check').select('name').distinct().execute()
  return new Set(rows.map(({ name }) => name))
}

/** The newest answers of a flag. */
export async function answersOf(db: Db, name: string): Promise<{ answers: Answer[]; by: string; at: Date } | null> {
  const row = await db
    .selectFrom('harm_check')
    .select(['answers', 'answered_by', 'answered_at'])
    .where('name', '=', name)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? { answers: row.answers as Answer[], by: row.answered_by, at: row.answered_at } : null
}
