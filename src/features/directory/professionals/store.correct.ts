import { sql } from 'kysely'
import { sortName } from '#domain/directory/sort-name.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { english } from '#kernel/english.ts'
import type { Db } from '#ports/db/port.ts'
import { type Effect, fitting } from './rules.ts'
import { recordAt } from './store.merged.ts'

/** The source of everything that visitors suggested and our staff checked. */
export const visitors = {
  id: 'visitor-suggestions',
  title: english(msg`Suggested by a visitor, checked by us`),
  publisher: english(msg`This site`),
  url: null,
  licence: english(msg`Facts without a licence. Each says where it was checked.`),
} as const

/** Stores the source with its edition: the day of the newest check. */
export async function openVisitors(tx: Db, today: Day): Promise<void> {
  const said = { ...visitors, edition_on: today }
  await tx
    .insertInto('source')
    .values(said)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute()
}

export interface Correction {
  professionalId: string
  positionSeq: number | null
  field: string
  /** The value as the directory has it; `null` for a field that it lacks. */
  was: string | null
  now: string
  /** Where it was checked. */
  ref: string
  today: Day
}

async function applyEffect(tx: Db, id: string, seq: number | null, effect: Effect): Promise<void> {
  if (effect.on === 'nothing') return
  if (effect.on === 'person') {
    const said =
      'name' in effect
        ? {
            name: effect.name.display,
            given: effect.name.given,
            middle: effect.name.middle,
            family: effect.name.family,
            suffix: effect.name.suffix,
            sort_name: sortName(effect.name),
          }
        : { standing: effect.standing }
    await tx.updateTable('professional').set(said).where('id', '=', id).execute()
    return
  }
  const { on: _on, ...said } = effect
  const column = { courtName: 'court_name', fromOn: 'from_on', fromPrecision: 'from_precision', toOn: 'to_on', endReason: 'end_reason' }
  const row = Object.fromEntries(Object.entries(said).map(([key, value]) => [column[key as keyof typeof column] ?? key, value]))
  await tx
    .updateTable('position')
    .set(row)
    .where('professional_id', '=', id)
    .where('seq', '=', seq ?? 0)
    .execute()
  // The newest position stands in the person's own row as well, for lists.
  await sql`
    update professional p set title = o.title, court_name = o.court_name, court_id = o.court_id, state = o.state, counties = o.counties,
      county = case when cardinality(o.counties) = 1 then o.counties[1] end
    from position o where p.id = ${id} and o.professional_id = p.id
      and o.seq = (select max(seq) from position where professional_id = ${id})`.execute(tx)
}

/**
 * Replaces a fact by a checked one: the old value stays with its last day, the new one has the source of visitors' suggestions, and
 * the person's and position's rows follow it. The caller must call `linkCourts`, and `indexPeople` of directory/search.
 * @throws Fault `conflict` when the directory says something else by now, `invalid` when the value does not fit
 */
export async function correctFact(
  tx: Db,
  { professionalId: profile, positionSeq: profileSeq, field, was, now, ref, today }: Correction,
): Promise<void> {
  const { id: professionalId, seq: positionSeq } = await recordAt(tx, profile, { seq: profileSeq, field, was })
  const place = positionSeq ? sql`= ${positionSeq}` : sql`is null`
  const { rows: known } = await sql<{ state: string | null; has: boolean }>`
    select state, ${positionSeq === null} or exists (select from position o where o.professional_id = p.id and o.seq ${place}) as has
    from professional p where id = ${professionalId} for update`.execute(tx)
  const of = known[0]
  if (!of) throw new Fault('conflict', msg`Nobody in the directory has this id.`)
  if (!of.has) throw new Fault('conflict', msg`This person has no position ${{ position: positionSeq ?? 0 }}.`)
  const read = fitting(field, positionSeq, now, of.state)
  if (!read.ok) throw new Fault('invalid', read.why)
  // A field that a row has too has one value: the new one replaces whatever is there.
  const single = read.effect.on !== 'nothing'
  const { numAffectedRows = 0n } = await sql`
    update fact set gone_on = ${today} where professional_id = ${professionalId} and field = ${field} and gone_on is null
      and position_seq ${place} ${was === null ? (single ? sql`` : sql`and false`) : sql`and value = ${was}`}`.execute(tx)
  if (was !== null && numAffectedRows === 0n) throw new Fault('conflict', msg`The directory no longer says "${{ was }}" there.`)
  await openVisitors(tx, today)
  await sql`
    insert into fact (professional_id, position_seq, field, value, source_id, source_ref, as_of, seen_on)
    values (${professionalId}, ${positionSeq}, ${field}, ${read.value}, ${visitors.id}, ${ref}, ${today}, ${today})`.execute(tx)
  await applyEffect(tx, professionalId, positionSeq, read.effect)
}

interface Met {
  id: number
  professional_id: string
  position_seq: number | null
  field: string
  right: string
  right_id: number
  state: string | null
  /** The source repeats the value that was corrected. */
  again: boolean
}

/**
 * Run after a source was read again: where it repeats a value that was corrected, the correction stays; where it now has another
 * value, the source counts and the correction ends.
 */
export async function holdCorrections(tx: Db, ids: readonly string[], today: Day): Promise<void> {
  const { rows } = await sql<Met>`
    select f.id, f.professional_id, f.position_seq, f.field, c.value as right, c.id as right_id, p.state,
      exists (select from fact old join fact mend on mend.professional_id = old.professional_id and mend.field = old.field
          and mend.position_seq is not distinct from old.position_seq and mend.source_id = ${visitors.id} and mend.seen_on = old.gone_on
        where old.professional_id = f.professional_id and old.field = f.field and old.position_seq is not distinct from f.position_seq
          and old.source_id = f.source_id and old.value = f.value) as again
    from fact c join fact f on f.professional_id = c.professional_id and f.field = c.field
      and f.position_seq is not distinct from c.position_seq and f.source_id <> ${visitors.id} and f.gone_on is null
    join professional p on p.id = c.professional_id
    where c.professional_id = any(${ids}::uuid[]) and c.source_id = ${visitors.id} and c.gone_on is null
      and exists (select from source where id = ${visitors.id})`.execute(tx)
  for (const { id, professional_id, position_seq, field, right, right_id, state, again } of rows) {
    if (!again) {
      await tx.updateTable('fact').set({ gone_on: today }).where('id', '=', right_id).execute()
      continue
    }
    await tx.deleteFrom('fact').where('id', '=', id).execute()
    const read = fitting(field, position_seq, right, state)
    if (read.ok) await applyEffect(tx, professional_id, position_seq, read.effect)
  }
}
