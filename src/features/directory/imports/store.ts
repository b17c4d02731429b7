import { sql } from 'kysely'
import type { CourtRecord, PersonRecord, Source } from '#domain/directory/record.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

/** A record on its way in, with the digest that the next run is compared with. */
export interface Staged {
  key: string
  digest: string
  line: number
  record: PersonRecord | CourtRecord
}

export interface Counts {
  before: number
  added: number
  changed: number
  removed: number
  unchanged: number
}

/** A place for the records of one run, gone when the transaction ends; and one import at a time. */
export async function openStage(tx: Db): Promise<void> {
  // Readers of the directory are not held up by this lock, another import is.
  await sql`lock table import_run in exclusive mode`.execute(tx)
  await sql`create temp table stage (key text primary key, digest text not null, line integer not null, what text not null, record jsonb not null) on commit drop`.execute(
    tx,
  )
}

const asOf = ({ record }: Staged) => (record.what === 'person' ? (record.asOf ?? '') : '')

/**
 * Puts records on the stage. Of several with one key the newest counts, or the first where all are as old.
 * @returns the lines that do not count, each with the line that does
 */
export async function stage(tx: Db, records: readonly Staged[]): Promise<{ line: number; instead: number }[]> {
  const known = await sql<{ key: string; line: number; asOf: string }>`
    select key, line, coalesce(record ->> 'asOf', '') as "asOf" from stage where key = any(${records.map(({ key }) => key)})`.execute(tx)
  const before = new Map(known.rows.map((row) => [row.key, row]))
  const winners = new Map<string, Staged>()
  const refused: { line: number; instead: number }[] = []
  for (const next of records) {
    const winner = winners.get(next.key)
    const rival = winner ? { line: winner.line, asOf: asOf(winner) } : before.get(next.key)
    if (rival && asOf(next) <= rival.asOf) refused.push({ line: next.line, instead: rival.line })
    else {
      if (rival) refused.push({ line: rival.line, instead: next.line })
      winners.set(next.key, next)
    }
  }
  await sql`
    insert into stage (key, digest, line, what, record)
    select r.key, r.digest, r.line, r.record ->> 'what', r.record
    from jsonb_to_recordset(${JSON.stringify([...winners.values()])}::jsonb) as r (key text, digest text, line integer, record jsonb)
    on conflict (key) do update set digest = excluded.digest, line = excluded.line, what = excluded.what, record = excluded.record`.execute(
    tx,
  )
  return refused
}

/** Compares the stage with what the source had at its last import. */
export async function compare(tx: Db, sourceId: string): Promise<Counts> {
  await sql`analyze stage`.execute(tx)
  const { rows } = await sql<Counts>`
    select (select count(*) from source_record where source_id = ${sourceId}) as before,
      count(*) filter (where r.key is null) as added,
      count(*) filter (where s.key is null) as removed,
      count(*) filter (where r.digest <> s.digest) as changed,
      count(*) filter (where r.digest = s.digest) as unchanged
    from stage s full join (select * from source_record where source_id = ${sourceId}) r on r.key = s.key`.execute(tx)
  return rows[0]!
}

export type Change = 'added' | 'changed' | 'removed'

/** Keys of one kind of change, in order, after `after`. */
export async function changes(
  tx: Db,
  sourceId: string,
  change: Exclude<Change, 'removed'>,
  after: string,
  limit: number,
): Promise<Staged[]> {
  const isAdded = change === 'added'
  const { rows } = await sql<Staged>`
    select s.key, s.digest, s.line, s.record from stage s
    left join source_record r on r.source_id = ${sourceId} and r.key = s.key
    where s.key > ${after} and ${isAdded ? sql`r.key is null` : sql`r.digest <> s.digest`}
    order by s.key limit ${limit}`.execute(tx)
  return rows
}

/** Every person on the stage whom the last import did not have. */
export async function addedPeople(tx: Db, sourceId: string): Promise<Staged[]> {
  const { rows } = await sql<Staged>`
    select s.key, s.digest, s.line, s.record from stage s
    where s.what = 'person' and not exists (select from source_record r where r.source_id = ${sourceId} and r.key = s.key)
    order by s.key`.execute(tx)
  return rows
}

/** What the last import had under one key counts as this run's under another. */
export async function renameRecords(tx: Db, sourceId: string, keys: readonly { was: string; now: string }[]): Promise<void> {
  await sql`
    update source_record r set key = k.now
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (was text, now text)
    where r.source_id = ${sourceId} and r.key = k.was`.execute(tx)
}

export async function removedKeys(tx: Db, sourceId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select r.key from source_record r where r.source_id = ${sourceId}
    and not exists (select from stage s where s.key = r.key) order by r.key`.execute(tx)
  return rows.map(({ key }) => key)
}

/** Every court on the stage with the key of the one above it. */
export async function stagedCourts(tx: Db): Promise<{ key: string; parent: string | null }[]> {
  const { rows } = await sql<{ key: string; parent: string | null }>`
    select key, record ->> 'parentKey' as parent from stage where what = 'court'`.execute(tx)
  return rows
}

/** Courts on the stage whose court above is not there: its key, by line. */
export async function orphans(tx: Db): Promise<{ line: number; parent: string }[]> {
  const { rows } = await sql<{ line: number; parent: string }>`
    select s.line, s.record ->> 'parentKey' as parent from stage s
    where s.what = 'court' and s.record ->> 'parentKey' is not null
    and not exists (select from stage p where p.what = 'court' and p.key = s.record ->> 'parentKey') order by s.line`.execute(tx)
  return rows
}

/** Notes the source's own particulars. */
export async function saveSource(tx: Db, { id, title, publisher, url, licence, editionOn }: Source): Promise<void> {
  const said = { title, publisher, url, licence, edition_on: editionOn }
  await tx
    .insertInto('source')
    .values({ id, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute()
}

/** Remembers what was imported: the next run is compared with it. */
export async function rememberStage(tx: Db, sourceId: string): Promise<void> {
  await sql`
    delete from source_record r where r.source_id = ${sourceId} and not exists (select from stage s where s.key = r.key)`.execute(tx)
  await sql`
    insert into source_record (source_id, key, digest, line) select ${sourceId}, key, digest, line from stage
    on conflict (source_id, key) do update set digest = excluded.digest, line = excluded.line
    where source_record.digest <> excluded.digest or source_record.line <> excluded.line`.execute(tx)
}

export interface Run {
  sourceId: string
  fileName: string
  fileSha256: string
  importedOn: Day
  skipped: number
}

export async function saveRun(tx: Db, run: Run, { added, changed, removed }: Counts): Promise<void> {
  const { sourceId, fileName, fileSha256, importedOn, skipped } = run
  await tx
    .insertInto('import_run')
    .values({
      source_id: sourceId,
      file_name: fileName,
      file_sha256: fileSha256,
      imported_on: importedOn,
      added,
      changed,
      removed,
      skipped,
    })
    .execute()
}

export interface SourceLine {
  id: string
  title: string
  edition: string | null
  people: number
  courts: number
  gone: number
  facts: number
  runs: { on: string; file: string; added: number; changed: number; removed: number; skipped: number }[]
}

/** What a source names today: a record that another profile stands for too, unless the source has dropped it meanwhile. */
const isNamed = sql`case when exists (select from stands_for m where m.merged_id = p.id)
  then exists (select from stands_for m where m.merged_id = p.id and m.source_gone_on is null) else p.gone_on is null end`

/** Every source with what the directory has of it, and its last three runs. */
export async function listSources(db: Db): Promise<SourceLine[]> {
  const { rows } = await sql<SourceLine>`
    select s.id, s.title, s.edition_on as edition,
      (select count(*) from professional p where p.source_id = s.id and ${isNamed}) as people,
      (select count(*) from court c where c.source_id = s.id and c.gone_on is null) as courts,
      (select count(*) from professional p where p.source_id = s.id and not ${isNamed})
        + (select count(*) from court c where c.source_id = s.id and c.gone_on is not null) as gone,
      (select count(*) from fact f where f.source_id = s.id and f.gone_on is null) as facts,
      coalesce((select json_agg(json_build_object('on', r.imported_on, 'file', r.file_name, 'added', r.added, 'changed', r.changed,
          'removed', r.removed, 'skipped', r.skipped))
        from (select * from import_run where source_id = s.id order by seq desc limit 3) r), '[]') as runs
    from source s order by s.id`.execute(db)
  return rows
}
