// All SQL of what was found and of what was decided of it. Both are their reader's own: row-level security shows nobody else's.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { FactDate, Precision } from '#domain/facts/dates.ts'
import type { FactKind } from '#domain/facts/kinds.ts'
import type { MarkKind, Topic } from '#domain/suggestions/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Source } from './contract.ts'

export interface Owner {
  caseId: string
  authorId: string
}

/** What was found in a source, as it is stored. */
export interface FoundRow {
  id: string
  position: number
  /** The message or the paragraph; `null` for a page. */
  piece: string | null
  page: number | null
  begins: number
  quote: string
  marks: [from: number, to: number, kind: MarkKind][]
  boxes: [number, number, number, number][]
  when: FactDate
  cents: number | null
  people: string[]
  topic: Topic
  kind: FactKind
  rank: number
  isLow: boolean
}

export interface CandidateRow extends FoundRow {
  source: Source
  sourceId: string
  state: 'open' | 'accepted' | 'dismissed'
  fact: string | null
}

type Flat = Omit<CandidateRow, 'when'> & { first: Day; last: Day; time: string | null; precision: Precision; isAbout: boolean }
const rowOf = ({ first, last, time, precision, isAbout, ...row }: Flat): CandidateRow => ({
  ...row,
  when: { first, last, time, precision, isAbout },
})

const columns = sql`c.id, c.position, c.piece_id as piece, c.page, c.begins, c.quote, c.marks, c.boxes, c.first_day::text as first,
  c.last_day::text as last, c.at_time as time, c.precision, c.is_about as "isAbout", c.cents::float8 as cents, c.people, c.topic, c.kind, c.rank,
  c.is_low as "isLow", r.source, r.source_id as "sourceId", coalesce(d.state, 'open') as state, d.fact_id as fact`
const from = sql`fact_candidate c
  join fact_reading r on r.case_id = c.case_id and r.id = c.reading_id
  left join fact_choice d on d.case_id = c.case_id and d.id = c.id and d.author_id = c.author_id`

export interface Wanted {
  /** Those of these readings. */
  readings: readonly string[]
  isDecided: boolean
  most: number
}

/** Suggestions of some readings: those that are rarely facts behind the others, by what they are about, then by day; decided ones the latest first. */
export async function candidatesIn(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  { readings, isDecided, most }: Wanted,
): Promise<CandidateRow[]> {
  if (readings.length === 0) return []
  const { rows } = await sql<Flat>`select ${columns} from ${from}
    where c.case_id = ${caseId} and c.author_id = ${authorId} and c.reading_id = any (${[...readings]}::uuid[])
      and ${isDecided ? sql`d.state in ('accepted', 'dismissed')` : sql`coalesce(d.state, 'open') = 'open'`}
    order by ${isDecided ? sql`d.chosen_at desc, c.id` : sql`c.is_low, c.topic, c.first_day, c.last_day, coalesce(c.at_time, ''), r.asked_at, c.position`}
    limit ${most}`.execute(tx)
  return rows.map(rowOf)
}

export async function candidateAt(tx: CaseTx, { caseId, authorId }: Owner, id: string): Promise<CandidateRow | null> {
  const { rows } = await sql<Flat>`select ${columns} from ${from}
    where c.case_id = ${caseId} and c.author_id = ${authorId} and c.id = ${id}`.execute(tx)
  return rows[0] ? rowOf(rows[0]) : null
}

/** How many were found in each reading, and how many of them were decided. */
export async function countsIn(tx: CaseTx, { caseId, authorId }: Owner): Promise<Map<string, { found: number; looked: number }>> {
  const { rows } = await sql<{ reading: string; found: number; looked: number }>`select c.reading_id as reading, count(*)::int as found,
      count(*) filter (where d.state in ('accepted', 'dismissed'))::int as looked
    from fact_candidate c left join fact_choice d on d.case_id = c.case_id and d.id = c.id and d.author_id = c.author_id
    where c.case_id = ${caseId} and c.author_id = ${authorId} group by c.reading_id`.execute(tx)
  return new Map(rows.map(({ reading, ...counts }) => [reading, counts]))
}

/** Notes what was decided of a suggestion. @param fact what was made of it, if it was accepted */
export async function choose(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  id: string,
  { state, fact, at }: { state: CandidateRow['state']; fact: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('fact_choice')
    .values({ case_id: caseId, id, author_id: authorId, state, fact_id: fact, chosen_at: at })
    .onConflict((conflict) => conflict.columns(['case_id', 'id']).doUpdateSet({ state, fact_id: fact, chosen_at: at }))
    .execute()
}

/** What was decided of a suggestion, also of one whose text is gone. */
export async function choiceAt(tx: CaseTx, { caseId, authorId }: Owner, id: string) {
  const row = await tx
    .selectFrom('fact_choice')
    .select(['state', 'fact_id as fact'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
