import type { Db } from '#ports/db/port.ts'

interface HostKnown {
  robots: string
  robotsStatus: number | null
  robotsAt: number | null
  askedAt: number | null
}

const date = (at: number | null) => (at === null ? null : new Date(at))
const clean = (text: string) => text.replaceAll('\0', '')

/** What is remembered of hosts from run to run, and by every process (ports/fetcher). */
export const hostMemory = (db: Db) => ({
  read: async (origin: string): Promise<HostKnown | null> => {
    const row = await db.selectFrom('source_host').selectAll().where('origin', '=', origin).executeTakeFirst()
    if (!row) return null
    return {
      robots: row.robots,
      robotsStatus: row.robots_status,
      robotsAt: row.robots_at?.getTime() ?? null,
      askedAt: row.asked_at?.getTime() ?? null,
    }
  },
  write: async (origin: string, { robots, robotsStatus, robotsAt, askedAt }: HostKnown): Promise<void> => {
    const known = { robots: clean(robots), robots_status: robotsStatus, robots_at: date(robotsAt), asked_at: date(askedAt) }
    await db
      .insertInto('source_host')
      .values({ origin, ...known })
      .onConflict((conflict) => conflict.column('origin').doUpdateSet(known))
      .execute()
  },
})
