// What admins read and write about errors.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type Group, type Status, statuses, type Whole } from './contract.ts'

interface Row {
  stack: string
  kind: string
  message: string
  places: string[]
  seen: number
  first_on: string
  last_on: string
  status: string
  note: string
  returned_on: string | null
  pages: string[]
}

const columns = sql`g.stack, g.kind, g.message, g.places, g.seen, g.first_on, g.last_on, g.status, g.note, g.returned_on,
  array(select distinct l.page from error_log l where l.stack = g.stack and l.page <> '' order by 1) as pages`

const groupOf = (row: Row): Group => ({
  stack: row.stack,
  kind: row.kind,
  message: row.message,
  seen: Number(row.seen),
  firstOn: row.first_on,
  lastOn: row.last_on,
  status: statuses.find((status) => status === row.status)!,
  note: row.note,
  returnedOn: row.returned_on,
  pages: row.pages,
})

/** The groups, those reported last first; within one day, the most frequent first. */
export async function groups(db: Db, status: Status | undefined, most: number): Promise<Group[]> {
  const { rows } = await sql<Row>`
    select ${columns} from error_group g where ${status ?? null}::text is null or g.status = ${status ?? null}
    order by g.last_on desc, g.seen desc, g.stack limit ${most}`.execute(db)
  return rows.map(groupOf)
}

export async function countByStatus(db: Db): Promise<Record<Status, number>> {
  const { rows } = await sql<{
    status: Status
    count: number
  }>`select status, count(*)::integer as count from error_group group by status`.execute(db)
  const counts = { new: 0, known: 0, fixed: 0, ignored: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** One group with the places where it occurred, as far as those are still stored. */
export async function wholeGroup(db: Db, stack: string): Promise<Whole | null> {
  const { rows } = await sql<Row>`select ${columns} from error_group g where g.stack = ${stack}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const by = async (column: 'component' | 'boundary' | 'browser' | 'day') => {
    const counted = await sql<{ name: string; seen: number }>`
      select ${sql.ref(column)}::text as name, sum(seen)::integer as seen from error_log where stack = ${stack} and ${sql.ref(column)}::text <> ''
      group by 1 order by ${column === 'day' ? sql`1 desc` : sql`2 desc, 1`} limit 40`.execute(db)
    return counted.rows
  }
  const [components, boundaries, browsers, days] = await Promise.all([by('component'), by('boundary'), by('browser'), by('day')])
  return { ...groupOf(row), places: row.places, components, boundaries, browsers, days }
}

/** Sets the status of a group, and clears the mark that it came back. */
export async function putStatus(db: Db, stack: string, status: Status, note: string): Promise<boolean> {
  return changedRow(db.updateTable('error_group').set({ status, note, returned_on: null }).where('stack', '=', stack))
}
