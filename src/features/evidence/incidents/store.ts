// All SQL of incidents, and only of their tables: each row is its author's alone.
import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { IncidentKind, Severity } from '#domain/incidents/kinds.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Filters, IncidentDraft } from './contract.ts'

/** Whose incidents. */
export interface Owner {
  caseId: string
  authorId: string
}

/** What an incident says, as it is stored. */
export interface Said extends Omit<IncidentDraft, 'files' | 'time'> {
  happenedAt: Date
}

export interface IncidentRow extends Said {
  id: string
  source: string | null
  createdAt: Date
  changedAt: Date | null
  removedAt: Date | null
  withdrawnAt: Date | null
}

const columnsOf = ({ kind, happenedAt, day, severity, expected, actual, response, witnesses, effect, children, clause }: Said) => ({
  kind,
  happened_at: happenedAt,
  day,
  severity,
  expected,
  actual,
  response,
  witnesses,
  effect,
  child_ids: [...children],
  clause_order: clause.order,
  clause_paragraph: clause.paragraph,
  clause_text: clause.text,
})

const own = (tx: CaseTx, { caseId, authorId }: Owner) =>
  tx.selectFrom('incident').where('case_id', '=', caseId).where('author_id', '=', authorId)

/** What is searched is stored in lowercase; `%` and `_` are letters like others. */
const pattern = (words: string) => `%${words.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

function matching(tx: CaseTx, owner: Owner, { kind, child, from, to, words }: Filters) {
  let found = own(tx, owner).where('removed_at', 'is', null)
  if (kind) found = found.where('kind', '=', kind)
  if (child) found = found.where(sql<boolean>`${child}::uuid = any (child_ids)`)
  if (from) found = found.where('day', '>=', from)
  if (to) found = found.where('day', '<=', to)
  if (words) found = found.where('words', 'like', pattern(words))
  return found
}

interface Page {
  /** Where the page before it ended: ms and id. */
  after?: { at: number; id: string } | null
  most: number
  /** The first one first, for a packet. */
  isOldestFirst?: boolean
}

/** The author's incidents that were not removed, the latest first. */
export async function incidentsIn(
  tx: CaseTx,
  owner: Owner,
  asked: Filters,
  { after = null, most, isOldestFirst = false }: Page,
): Promise<IncidentRow[]> {
  const way = isOldestFirst ? 'asc' : 'desc'
  const rows = await matching(tx, owner, asked)
    .selectAll()
    .$if(after !== null, (q) => q.where(sql<boolean>`(happened_at, id) < (${new Date(after!.at)}::timestamptz, ${after!.id}::uuid)`))
    .orderBy('happened_at', way)
    .orderBy('id', way)
    .limit(most)
    .execute()
  return rows.map(rowOf)
}

export async function countOf(tx: CaseTx, owner: Owner, asked: Filters): Promise<number> {
  const { count } = await matching(tx, owner, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One of the author's, removed or not. @param lock until the transaction ends */
export async function incidentAt(tx: CaseTx, owner: Owner, id: string, lock = false): Promise<IncidentRow | null> {
  const row = await own(tx, owner)
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst()
  return row ? rowOf(row) : null
}

/** Which of these records are noted, each with its incident. */
export async function notedOf(tx: CaseTx, owner: Owner, sources: readonly string[]): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map()
  const rows = await own(tx, owner)
    .select(['id', 'source'])
    .where('removed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('source', 'in', sources)
    .execute()
  return new Map(rows.map(({ id, source }) => [source!, id]))
}

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addIncident(tx: CaseTx, by: Authored, said: Said, source: string | null): Promise<boolean> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, created_at: by.at, source, ...columnsOf(said) }
  return changedRow(
    tx
      .insertInto('incident')
      .values(values)
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, authorId }: Owner, id: string) =>
  tx.updateTable('incident').where('case_id', '=', caseId).where('author_id', '=', authorId).where('id', '=', id)

/** Changes one that the caller has locked. */
export async function changeIncident(tx: CaseTx, by: Authored, said: Said): Promise<void> {
  await one(tx, by, by.id)
    .set({ ...columnsOf(said), changed_at: by.at })
    .execute()
}

/** Removes one that the caller has locked, or brings it back. */
export async function setRemoved(tx: CaseTx, owner: Owner, id: string, at: Date | null): Promise<void> {
  await one(tx, owner, id).set({ removed_at: at }).execute()
}

export interface AddendumRow {
  id: string
  incident: string
  words: string
  isWithdrawal: boolean
  at: Date
}

/** What was added to these, in order. */
export async function addendaOf(tx: CaseTx, { caseId, authorId }: Owner, incidents: readonly string[]): Promise<AddendumRow[]> {
  if (incidents.length === 0) return []
  return tx
    .selectFrom('incident_addendum')
    .select(['id', 'incident_id as incident', 'words', 'is_withdrawal as isWithdrawal', 'created_at as at'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where(sql<boolean>`incident_id = any (${[...incidents]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Adds to one that the caller has locked. @returns whether it was added now */
export async function addAddendum(
  tx: CaseTx,
  by: Authored,
  { incident, words, isWithdrawal }: Omit<AddendumRow, 'id' | 'at'>,
): Promise<boolean> {
  const isNew = await changedRow(
    tx
      .insertInto('incident_addendum')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        incident_id: incident,
        words,
        is_withdrawal: isWithdrawal,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
  if (isNew && isWithdrawal) await one(tx, by, incident).set({ withdrawn_at: by.at }).execute()
  return isNew
}

type Stored = Awaited<ReturnType<ReturnType<ReturnType<typeof own>['selectAll']>['execute']>>[number]

function rowOf(row: Stored): IncidentRow {
  return {
    id: row.id,
    kind: row.kind as IncidentKind,
    happenedAt: row.happened_at,
    day: row.day,
    severity: row.severity as Severity,
    expected: row.expected,
    actual: row.actual,
    response: row.response,
    witnesses: row.witnesses,
    effect: row.effect,
    children: row.child_ids,
    clause: { order: row.clause_order, paragraph: row.clause_paragraph, text: row.clause_text },
    source: row.source,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    removedAt: row.removed_at,
    withdrawnAt: row.withdrawn_at,
  }
}
