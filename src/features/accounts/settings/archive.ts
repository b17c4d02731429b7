import { strToU8, zipSync } from 'fflate'
import { dayOf } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { note } from '#access/audit.ts'
import type { ExportedTable, Whose } from '#feature/exported.ts'
import { type Given, rowsOf } from './exporting.ts'
import { htmlOf } from './archive.html.ts'

/** Everything stored about an account as it stands at one moment: a ZIP with one JSON file a table, and a page to read. */
function archiveOf({
  db,
  clock,
  tables,
}: {
  db: Db
  clock: Clock
  tables: readonly ExportedTable[]
}): (whose: Whose) => Promise<{ name: string; bytes: Uint8Array }> {
  return async (whose) => {
    const given = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const found: Given[] = []
        for (const one of tables) {
          const { table, what, withheld = {} } = one
          found.push({ table, what: english(what), withheld, rows: await rowsOf(tx, one, whose) })
        }
        return found
      })
    const day = dayOf(clock())
    const files = Object.fromEntries(given.map((one) => [`data/${one.table}.json`, strToU8(`${JSON.stringify(one, null, 2)}\n`)] as const))
    const bytes = zipSync({ 'index.html': strToU8(htmlOf(given, day)), ...files }, { level: 6, mtime: new Date(clock()) })
    // The name says nothing of what it is of.
    return { name: `export-${day}.zip`, bytes }
  }
}

/** What the download gives out (routes.ts). That it was given out is noted first. */
export function exportOf({ db, clock, random, tables }: { db: Db; clock: Clock; random: Random; tables: readonly ExportedTable[] }) {
  const archive = archiveOf({ db, clock, tables })
  return async (whose: Whose) => {
    await note(db, { account: whose.account, action: 'settings.export', outcome: 'done' }, { clock, random })
    return archive(whose)
  }
}
