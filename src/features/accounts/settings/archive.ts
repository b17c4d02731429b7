import { Readable } from 'node:stream'
import { note } from '#access/audit.ts'
import type { Cases } from '#access/cases.ts'
import type { ExportedTable, Whose } from '#feature/exported.ts'
import { type ZipEntry, zipped } from '#http/zip.ts'
import { dayOf } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type Given, rowsOf, rowsOfSeats } from './exporting.ts'
import { htmlOf } from './archive.html.ts'
import type { ExportedFiles } from './slots.ts'

interface Deps {
  db: Db
  cases: Cases
  clock: Clock
  random: Random
  tables: readonly ExportedTable[]
  /** What features add in files. */
  files: readonly ((whose: Whose) => Promise<ExportedFiles>)[]
  report: (error: unknown, where: string) => void
}

/** All rows of an account as they stand at one moment; those of its cases, which another role reads, as they stand right after it. */
async function tablesOf({ db, cases, tables }: Pick<Deps, 'db' | 'cases' | 'tables'>, whose: Whose): Promise<Given[]> {
  const given = ({ table, what, withheld = {} }: ExportedTable, rows: readonly object[]) => ({ table, what: english(what), withheld, rows })
  const [own, ofSeats] = [tables.filter(({ isOfSeat }) => !isOfSeat), tables.filter(({ isOfSeat }) => isOfSeat)]
  const found = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const all: Given[] = []
      for (const one of own) all.push(given(one, await rowsOf(tx, one, whose)))
      return all
    })
  const rows = await rowsOfSeats(cases, ofSeats, whose)
  return [...found, ...ofSeats.map((one, n) => given(one, rows[n]!))]
}

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
export function exportOf({ db, cases, clock, random, tables, files, report }: Deps) {
  return async (whose: Whose): Promise<{ name: string; content: Readable }> => {
    await note(db, { account: whose.account, action: 'settings.export', outcome: 'done' }, { clock, random })
    const given = await tablesOf({ db, cases, tables }, whose)
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
