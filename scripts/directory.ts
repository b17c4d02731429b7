// Fills the directory of professionals and courts, and says what is in it. `--help` tells how, and what
// a mapping file for someone's own table looks like.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readInstallation } from '#app/config.ts'
import { dayOf, readDay } from '#kernel/day.ts'
import { holderOf } from '#ports/db/keeper.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import type { Database } from '#ports/db/port.ts'
import { ourStamp } from '#ports/db/processes.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { openInput } from '#directory/imports/files/input.ts'
import { importSource } from '#directory/imports/service.ts'
import { courtsDb } from '#directory/imports/sources/courts.ts'
import { electedJudges } from '#directory/imports/sources/elected.ts'
import { federalJudges } from '#directory/imports/sources/federal.ts'
import { mappedCsv } from '#directory/imports/sources/mapped.ts'
import { readMapping } from '#directory/imports/sources/mapping.ts'
import { listSources } from '#directory/imports/store.ts'
import type { Source } from '#domain/directory/record.ts'
import { Misuse, readArguments, runCommand } from './command.ts'
import { progressLine, tellDiff, tellOutcome, tellSources } from './directory-report.ts'

const help = `Usage:
  npm run directory -- import <source> <file> [options]
  npm run directory -- list

Sources:
  federal-judges   judges.csv, the export of the Federal Judicial Center
  elected-judges   elected_judges_people.csv, winners of judicial elections
  courts           courts.json of freelawproject/courts-db
  csv              any table of people, with --map

Options:
  --dry-run              tells what would change and changes nothing
  --force                applies a run that would change or remove more than 20 % of the source
  --edition YYYY-MM-DD   the day up to which the file speaks
  --map <file>           the mapping file of a csv source

A mapping file is JSON and says what the columns of the table are:
{
  "source": { "id": "tx-bar", "title": "Attorneys of Texas", "publisher": "State Bar of Texas",
              "url": "https://example.org", "licence": "public record", "edition": "2026-01-31" },
  "delimiter": ",",
  "columns": { "key": "Bar number", "name": "Full name", "county": "County", "from": "Admitted" },
  "values":  { "role": "attorney", "kind": "attorney", "state": "TX" },
  "facts":   { "law_school": "School" }
}
  source.id     small letters, digits and dashes; the same from edition to edition
  columns.key   the column (or a list of columns) that tells one person from all others
  columns       name, or given, middle, family, suffix; role, kind, title, court, state, county
                (several divided by ;), from, to (a day, a month or a year), end_reason
  values        what is the same on every line: role, kind, title, court, state, county, and
                basis (appointed, elected or listed)
  facts         further columns to show, each under a name of its own
  roles: judge, attorney, gal, expert. Kinds: judge, justice, commissioner, magistrate; attorney;
  guardian_ad_litem, minors_counsel; custody_evaluator, mediator, parenting_coordinator,
  visitation_supervisor, therapist
`

const options = {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  edition: { type: 'string' },
  map: { type: 'string' },
} as const

const read = (args: string[]) => readArguments('directory', options, args)
type Flags = ReturnType<typeof read>['values']

function openSource(kind: string, file: string, { edition, map }: Flags): Source {
  const day = edition === undefined ? undefined : readDay(edition)
  if (day === null) throw new Misuse(`"${edition}" is no day. Write it as 2026-01-31.`)
  if (map !== undefined && kind !== 'csv') throw new Misuse(`The source ${kind} needs no --map; only csv does.`)
  switch (kind) {
    case 'federal-judges':
      return federalJudges(openInput(file), day)
    case 'elected-judges':
      return electedJudges(openInput(file), day)
    case 'courts':
      return courtsDb(openInput(file), day)
    case 'csv':
      if (map === undefined)
        throw new Misuse('A csv source needs --map <file>, which says what its columns are. See: npm run directory -- --help')
      return mappedCsv(openInput(file), readMapping(map), day)
    default:
      throw new Misuse(`There is no source "${kind}". Use federal-judges, elected-judges, courts or csv.`)
  }
}

async function runImport(database: Database, source: Source, flags: Flags) {
  const bar = progressLine(process.stdout)
  const outcome = await importSource(database.owner, source, {
    today: dayOf(Date.now()),
    dryRun: flags['dry-run'],
    force: flags.force,
    onProgress: bar.show,
    onNote: ({ line, why, isSkipped }) => bar.say(`  line ${line} ${isSkipped ? 'is left out' : 'is kept'}: ${why}`),
    onDiff: (diff) => tellDiff(diff, bar.say),
  })
  bar.end()
  tellOutcome(outcome, bar.say)
}

/** Runs `work` on the database; the embedded one is stopped after it, unless the server uses it as well. */
async function withDatabase(work: (database: Database) => Promise<void>) {
  const { databaseUrl, dataDir } = readInstallation(process.env)
  mkdirSync(dataDir, { recursive: true })
  const other = holderOf(dataDir, 'directory.pid')
  if (other !== null) throw new Misuse(`Another import (process ${other}) is at work in ${dataDir}. Wait until it is done.`)
  const note = path.join(dataDir, 'directory.pid')
  writeFileSync(note, ourStamp())
  const engine = await startEngine(databaseUrl, dataDir)
  const leave = async () => {
    if (holderOf(dataDir, 'server.pid') === null) await engine.stop()
    rmSync(note, { force: true })
  }
  const cutOff = () => {
    console.error('\nStopped. The directory is as it was.')
    void leave().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, cutOff)
  try {
    await ensureRoles(engine)
    await migrate(engine.owner)
    const database = openDatabase(engine)
    await work(database)
    await database.close()
  } finally {
    await leave()
  }
}

async function main(args: string[]) {
  const { values: flags, positionals } = read(args)
  if (flags.help) {
    console.log(help)
    return
  }
  const [verb, kind, file, ...more] = positionals
  if (verb === 'list' && kind === undefined) {
    await withDatabase(async ({ owner }) => tellSources(await listSources(owner), console.log))
  } else if (verb === 'import' && kind !== undefined && file !== undefined && more.length === 0) {
    const source = openSource(kind, file, flags)
    await withDatabase((database) => runImport(database, source, flags))
  } else {
    throw new Misuse(verb === 'import' ? 'An import needs a source and a file.\n\n' + help : help)
  }
}

await runCommand(main)
