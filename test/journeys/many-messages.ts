import path from 'node:path'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { putManyMessages } from '#test/support/many-messages.ts'
import { tmpfsDir } from '#test/support/tmpfs-dir.ts'

/** Messages that the parents of a case wrote each other within the last week, in one thread or in as many threads. @returns the first one's id */
export async function manyMessages(caseId: string, baseURL: string, { count, isThreads = false }: { count: number; isThreads?: boolean }) {
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
    const from = new Date(Date.now() - 7 * 86_400_000)
    return await putManyMessages(database.owner, { caseId, seats, count, isThreads, from })
  } finally {
    await database.close()
  }
}
