import path from 'node:path'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { putManyMessages } from '#test/support/many-messages.ts'
import { tmpfsDir } from '#test/support/tmpfs-dir.ts'

interface Many {
  count: number
  isThreads?: boolean
  /** How long ago the first one went out; each next follows a minute later, or so many. */
  days?: number
  minutes?: number
}

/** Messages that the parents of a case wrote each other, in one thread or in as many threads, from a week ago on. @returns the first one's id */
export async function manyMessages(caseId: string, baseURL: string, { days = 7, ...many }: Many) {
  const dataDir = path.join(tmpfsDir(), `casebalance-journeys-${new URL(baseURL).port}`)
  const database = openDatabase(await startEngine(process.env['JOURNEY_DATABASE_URL'] ?? '', dataDir))
  try {
    const members = await database.owner
      .selectFrom('case_member')
      .select('id')
      .where('case_id', '=', caseId)
      .where('role', '=', 'parent')
      .orderBy('side')
      .execute()
    const seats = [members[0]!.id, members[1]!.id] as const
    const from = new Date(Date.now() - days * 86_400_000)
    return await putManyMessages(database.owner, { caseId, seats, from, ...many })
  } finally {
    await database.close()
  }
}
