// All SQL of facts and issues, and only of their tables. Who sees a row is for the database: its author, and their own attorney.
import { type RawBuilder, sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { FactDate, Precision } from '#domain/facts/dates.ts'
import type { FactKind } from '#domain/facts/kinds.ts'
import type { CitationKind } from '#domain/facts/strength.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { CitationDraft } from './contract.ts'

/** Whose facts: a parent's own; `null` for a granted seat, which the policies show what it may see. */
export interface Whose {
  caseId: string
  authorId: string | null
}
interface Owner {
  caseId: string
  authorId: string
}

/** What a fact says, as it is stored. */
export interface FactSaid {
  when: FactDate
  said: string
  kind: FactKind
  isAgainst: boolean
  people: readonly string[]
  issues: readonly string[]
  citations: readonly CitationDraft[]
}

export interface FactRow extends FactSaid {
  id: string
  authorId: string
  createdAt: Date
  changedAt: Date | null
}

export interface Wanted {
  q?: string | undefined
  issue?: string | undefined
  person?: string | undefined
  kind?: FactKind | undefined
  from?: string | undefined
  to?: string | undefined
  uncited?: 'yes' | undefined
  against?: 'yes' | undefined
  cites?: CitationKind | undefined
}

/** Where a page of the list ended. */
export type Place = readonly [first: string, last: string, time: string, id: string]
export const placeOf = ({ id, when }: Pick<FactRow, 'id' | 'when'>): Place => [when.first, when.last, when.time ?? '', id]

interface Found extends Omit<FactRow, 'when'> {
  first: Day
  last: Day
  time: string | null
  precision: Precision
  isAbout: boolean
}

const columns = sql`f.id, f.author_id as "authorId", f.first_day::text as first, f.last_day::text as last, f.at_time as time, f.precision,
  f.is_about as "isAbout", f.said, f.kind, f.is_against as "isAgainst", f.people, f.issue_ids as issues, f.citations,
  f.created_at as "createdAt", f.changed_at as "changedAt"`

const rowOf = ({ first, last, time, precision, isAbout, ...row }: Found): FactRow => ({
  ...row,
  when: { first, last, time, precision, isAbout },
})

const of = ({ caseId, authorId }: Whose) =>
  sql`f.case_id = ${caseId} and f.removed_at is null and ${authorId === null ? sql`true` : sql`f.author_id = ${authorId}`}`

function conditions(whose: Whose, { q, issue, person, kind, from, to, uncited, against, cites }: Wanted): RawBuilder<unknown> {
  const all = [of(whose)]
  for (const word of q?.toLowerCase().split(/\s+/u).filter(Boolean) ?? [])
    all.push(sql`(position(${word} in lower(f.said || ' ' || array_to_string(f.people, ' '))) > 0 or exists (
      select from jsonb_array_elements(f.citations) as c where position(${word} in lower(c ->> 'quote' || ' ' || (c ->> 'place'))) > 0))`)
  if (issue) all.push(sql`${issue}::uuid = any (f.issue_ids)`)
  if (person) all.push(sql`${person} = any (f.people)`)
  if (kind) all.push(sql`f.kind = ${kind}`)
  if (from) all.push(sql`f.last_day >= ${from}::date`)
  if (to) all.push(sql`f.first_day <= ${to}::date`)
  if (uncited) all.push(sql`f.citations = '[]'`)
  if (against) all.push(sql`f.is_against`)
  if (cites) all.push(sql`f.citations @> ${JSON.stringify([{ kind: cites }])}::jsonb`)
  return sql.join(all, sql` and `)
}

/** Facts in order of first day, last day and time. @param after where the page before it ended */
export async function factsIn(
  tx: CaseTx,
  whose: Whose,
  wanted: Wanted,
  { after = null, most }: { after?: Place | null; most: number },
): Promise<FactRow[]> {
  const key = sql`(f.first_day, f.last_day, coalesce(f.at_time, ''), f.id)`
  const { rows } = await sql<Found>`select ${columns} from case_fact f where ${conditions(whose, wanted)}
    and ${after ? sql`${key} > (${after[0]}::date, ${after[1]}::date, ${after[2]}, ${after[3]}::uuid)` : sql`true`}
    order by f.first_day, f.last_day, coalesce(f.at_time, ''), f.id limit ${most}`.execute(tx)
  return rows.map(rowOf)
}

/** How many there are; counting ends at `most`. */
export async function countIn(tx: CaseTx, whose: Whose, wanted: Wanted, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from
    (select from case_fact f where ${conditions(whose, wanted)} limit ${most}) as found`.execute(tx)
  return rows[0]!.n
}

/** One fact that the reader sees. @param isLocked until the end of the transaction nobody else changes it */
export async function factAt(tx: CaseTx, caseId: string, id: string, isLocked = false): Promise<FactRow | null> {
  const { rows } = await sql<Found>`select ${columns} from case_fact f
    where f.case_id = ${caseId} and f.id = ${id} and f.removed_at is null ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ? rowOf(rows[0]) : null
}

export interface SlimFact {
  id: string
  said: string
  authorId: string
  isAgainst: boolean
  issues: string[]
  citations: { kind: CitationKind; id: string | null }[]
}

/** All facts with what is counted of them, in order: the beginning of the text, and of each citation what it is to. */
export async function slimFacts(tx: CaseTx, whose: Whose): Promise<SlimFact[]> {
  type Slim = Omit<SlimFact, 'citations'> & { kinds: CitationKind[]; ids: (string | null)[] }
  const { rows } = await sql<Slim>`select f.id, left(f.said, 120) as said, f.author_id as "authorId", f.is_against as "isAgainst",
    f.issue_ids as issues, jsonb_path_query_array(f.citations, '$[*].kind') as kinds,
    jsonb_path_query_array(f.citations, '$[*].id') as ids
    from case_fact f where ${of(whose)} order by f.first_day, f.last_day, coalesce(f.at_time, ''), f.id`.execute(tx)
  return rows.map(({ kinds, ids, ...row }) => ({ ...row, citations: kinds.map((kind, nth) => ({ kind, id: ids[nth] ?? null })) }))
}

const columnsOf = ({ when, said, kind, isAgainst, people, issues, citations }: FactSaid) => ({
  first_day: when.first,
  last_day: when.last,
  at_time: when.time,
  precision: when.precision,
  is_about: when.isAbout,
  said,
  kind,
  is_against: isAgainst,
  people: [...people],
  issue_ids: [...issues],
  citations: JSON.stringify(citations),
})

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addFact(tx: CaseTx, by: Authored, said: FactSaid): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('case_fact')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, created_at: by.at, ...columnsOf(said) })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, authorId }: Owner, id: string) =>
  tx
    .updateTable('case_fact')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)

/** Changes a fact that the caller has locked. */
export async function saveFact(tx: CaseTx, owner: Owner, id: string, said: FactSaid, at: Date): Promise<void> {
  await one(tx, owner, id)
    .set({ ...columnsOf(said), changed_at: at })
    .execute()
}

/** Removes a fact with its words. @returns whether this call did */
export async function removeFact(tx: CaseTx, owner: Owner, id: string, at: Date): Promise<boolean> {
  return changedRow(one(tx, owner, id).set({ removed_at: at, said: '', people: [], issue_ids: [], citations: '[]' }))
}
