import { Readable } from 'node:stream'
import { note } from '#access/audit.ts'
import type { ExportedTable, Whose } from '#feature/exported.ts'
import { type ZipEntry, zipped } from '#http/zip.ts'
import { dayOf } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type Given, rowsOf } from './exporting.ts'
import { htmlOf } from './archive.html.ts'
import type { ExportedFiles } from './slots.ts'

interface Deps {
  db: Db
  clock: Clock
  random: Random
  tables: readonly ExportedTable[]
  /** What features add in files. */
  files: readonly ((whose: Whose) => Promise<ExportedFiles>)[]
  report: (error: unknown, where: string) => void
}

/** All rows of an account as they stand at one moment. */
const tablesOf = ({ db, tables }: Pick<Deps, 'db' | 'tables'>, whose: Whose): Promise<Given[]> =>
  db
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

/** Passes an archive on. One that breaks off is reported: its reader learns no more than that. */
async function* reported(content: AsyncIterable<Uint8Array>, report: Deps['report']): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    report(error, 'an export of an account')
    throw error
  }
}

/**
 * What the download gives out (routes.ts): everything stored about an account, as a ZIP with one JSON file a table, a page to read, and the
 * account's own files, which are read as they are sent. That it was given out is noted first.
 */
export function exportOf({ db, clock, random, tables, files, report }: Deps) {
  return async (whose: Whose): Promise<{ name: string; content: Readable }> => {
    await note(db, { account: whose.account, action: 'settings.export', outcome: 'done' }, { clock, random })
    const given = await tablesOf({ db, tables }, whose)
    const added: ExportedFiles[] = []
    for (const of of files) added.push(await of(whose))
    given.push(...added.map(({ name, what, rows }) => ({ table: name, what: english(what), rows })))
    const now = clock()
    const day = dayOf(now)
    const entries: ZipEntry[] = [
      { path: 'index.html', text: htmlOf(given, day) },
      ...given.map((one) => ({ path: `data/${one.table}.json`, text: `${JSON.stringify(one, null, 2)}\n` })),
      ...added.flatMap((one) => one.files),
    ]
    // The name does not say what the archive is about.
    return { name: `export-${day}.zip`, content: Readable.from(reported(zipped(entries, new Date(now)), report), { objectMode: false }) }
  }
}
