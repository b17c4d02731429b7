import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'

/** Positions of the second, third … record behind one profile are numbered from here on, so that no two have one number. */
export const seatsApart = 1000

/** Any number, the same in every process. */
const lock = 7_216_231

/** Locks merges and undoing until the transaction ends: merges come one after the other. */
export async function holdMerges(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
}

/**
 * All records of the profile that a record is in, the profile's own id first; no merge or undo happens until the transaction ends.
 * For rules about a whole profile: that one account holds it.
 */
export async function wholeProfile(tx: Db, id: string): Promise<[profile: string, ...behind: string[]]> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(tx)
  // A separate statement: it sees the result of the merge that the lock waited for.
  const { rows } = await sql<{ records: [string, ...string[]] }>`select whole_profile(${id}::uuid) as records`.execute(tx)
  return rows[0]!.records
}

/** One merge in force. Lists of them start with the oldest. */
interface Standing {
  survivorId: string
  mergedId: string
  /** From which record the profile has its name and its seat since then; `null` where that did not change. */
  nameFrom: string | null
  seatFrom: string | null
}

/** The profiles that stand for any of these records. */
export async function survivorsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct survivor_id as id from stands_for where merged_id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** The records that a profile stands for. */
async function recordsBehind(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('stands_for').select('merged_id').where('survivor_id', '=', id).execute()
  return rows.map(({ merged_id: merged }) => merged)
}

/** Of many records and profiles: each record that another profile stands for, with that profile. */
export async function behind(db: Db, ids: readonly string[]): Promise<{ mergedId: string; survivorId: string }[]> {
  const { rows } = await sql<{ mergedId: string; survivorId: string }>`
    select merged_id as "mergedId", survivor_id as "survivorId" from stands_for
    where survivor_id = any(${ids}::uuid[]) or merged_id = any(${ids}::uuid[]) order by merged_id`.execute(db)
  return rows
}

/**
 * Which record a correction of a profile is about: a position or fact of a record behind the profile leads to that record, with the
 * position's number there.
 * @throws Fault `conflict` where no record with that position is behind the profile any more
 */
export async function recordAt(
  db: Db,
  id: string,
  { seq, field, was }: { seq: number | null; field: string; was: string | null },
): Promise<{ id: string; seq: number | null }> {
  const records = (await recordsBehind(db, id)).toSorted()
  if (seq !== null && seq > seatsApart) {
    const record = records[Math.floor(seq / seatsApart) - 1]
    if (record === undefined) throw new Fault('conflict', msg`This person has no position ${{ seq }} any more.`)
    return { id: record, seq: seq % seatsApart }
  }
  if (seq !== null || was === null || records.length === 0) return { id, seq }
  const { rows } = await sql<{ id: string }>`
    select professional_id as id from fact where professional_id = any(${[id, ...records]}::uuid[]) and field = ${field} and value = ${was}
      and position_seq is null and gone_on is null order by professional_id <> ${id}, professional_id limit 1`.execute(db)
  return { id: rows[0]?.id ?? id, seq }
}

interface OtherName {
  given: string
  middle: string | null
  family: string
}

/** Names of the records behind some profiles, by which these are found too. */
export async function otherNames(db: Db, ids: readonly string[]): Promise<Map<string, OtherName[]>> {
  const { rows } = await sql<OtherName & { id: string }>`
    select m.survivor_id as id, p.given, p.middle, p.family
    -- The profile's own record too: it may be shown under the name of another.
    from stands_for m join professional p on p.id in (m.merged_id, m.survivor_id)
    where m.survivor_id = any(${ids}::uuid[]) order by m.survivor_id, p.id`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}

/**
 * Notes that a source no longer names records which other profiles stand for: they are gone when their merge is undone.
 * @returns the profiles that stand for them, for the search index
 */
export async function retireMerged(tx: Db, sourceId: string, today: Day | string, keys?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update stands_for m set source_gone_on = ${today} from professional p
    where p.id = m.merged_id and p.source_id = ${sourceId} and m.source_gone_on is null
      and ${keys === undefined ? sql`true` : sql`p.source_key = any(${[...keys]})`}
    returning m.survivor_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The profile that a record's merges lead to. */
function rootOf(id: string, into: ReadonlyMap<string, string>): string {
  let root = id
  for (let next = into.get(root); next !== undefined; next = into.get(root)) root = next
  return root
}

/**
 * Brings `stands_for` and `profile_choice` up to date with the merges in force, for these people; nothing else changes these tables.
 * A record that is no longer behind a profile is shown as its source has it now. The caller must call `indexPeople` of
 * directory/search.
 * @param ids all people whom these merges touch, with those who were touched before
 */
export async function renewStanding(tx: Db, ids: readonly string[], merges: readonly Standing[], today: Day): Promise<void> {
  const into = new Map(merges.map(({ mergedId, survivorId }) => [mergedId, survivorId]))
  const stands = [...into.keys()].map((merged) => ({ merged, survivor: rootOf(merged, into) }))
  const [merged, survivors] = [stands.map((one) => one.merged), stands.map((one) => one.survivor)]
  const { rows: back } = await sql<{ id: string; gone: string | null }>`
    delete from stands_for where merged_id = any(${ids}::uuid[]) and merged_id <> all(${merged}::uuid[])
    returning merged_id as id, source_gone_on as gone`.execute(tx)
  // Not behind a profile any more: keep_merged lets it through.
  for (const { id, gone } of back) await tx.updateTable('professional').set({ gone_on: gone }).where('id', '=', id).execute()
  await sql`update professional set gone_on = ${today} where gone_on is null and id = any(${merged}::uuid[])`.execute(tx)
  await sql`
    insert into stands_for (merged_id, survivor_id) select * from unnest(${merged}::uuid[], ${survivors}::uuid[])
    on conflict (merged_id) do update set survivor_id = excluded.survivor_id where stands_for.survivor_id <> excluded.survivor_id`.execute(
    tx,
  )

  const choices = new Map<string, { name: string | null; seat: string | null }>()
  for (const { survivorId, nameFrom, seatFrom } of merges) {
    const under = (from: string | null) => (from !== null && rootUnder(from, survivorId, into) ? from : null)
    const before = choices.get(survivorId)
    choices.set(survivorId, { name: under(nameFrom) ?? before?.name ?? null, seat: under(seatFrom) ?? before?.seat ?? null })
  }
  const chosen = [...choices].filter(([, { name, seat }]) => name !== null || seat !== null)
  await sql`delete from profile_choice where professional_id = any(${ids}::uuid[])`.execute(tx)
  await sql`
    insert into profile_choice (professional_id, name_from, seat_from)
    select * from unnest(${chosen.map(([id]) => id)}::uuid[], ${chosen.map(([, { name }]) => name)}::uuid[], ${chosen.map(([, { seat }]) => seat)}::uuid[])`.execute(
    tx,
  )
}

/** Whether a record is still behind a profile, or is the profile itself: choices from other records no longer count. */
function rootUnder(id: string, survivor: string, into: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = id; at !== undefined; at = into.get(at)) if (at === survivor) return true
  return false
}
