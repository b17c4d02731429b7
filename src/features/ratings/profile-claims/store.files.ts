// The papers of a claim: read by the desk alone, deleted when the claim is decided.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { mostFiles, paperTypes } from './contract.ts'

type PaperType = (typeof paperTypes)[number]

export interface NewPaper {
  id: string
  claim: string
  type: PaperType
  sha256: Buffer
  content: Buffer
  scan: 'clean' | 'not_scanned'
}

export interface Paper {
  place: number
  type: PaperType
  size: number
  scan: 'clean' | 'not_scanned'
}

/** Keeps a paper at the next place; the claim's row is held by who calls. The same one again is the same. `false`: there are three. */
export async function addPaper(tx: Db, { id, claim, type, sha256, content, scan }: NewPaper): Promise<boolean> {
  const { rows } = await sql<{ n: number; known: boolean }>`
    select count(*)::int as n, coalesce(bool_or(sha256 = ${sha256}), false) as known from claim_file where claim_id = ${claim}`.execute(tx)
  const { n, known } = rows[0]!
  if (known) return true
  if (n >= mostFiles) return false
  await sql`insert into claim_file (id, claim_id, place, type, size, sha256, content, scan)
    values (${id}, ${claim}, ${n + 1}, ${type}, ${content.length}, ${sha256}, ${content}, ${scan})`.execute(tx)
  return true
}

/** The papers of claims, without what is in them. */
export async function papersOf(db: Db, claims: readonly string[]): Promise<Map<string, Paper[]>> {
  const { rows } = await sql<Paper & { claim: string }>`
    select claim_id as claim, place, type, size, scan from claim_file where claim_id = any(${[...claims]}::uuid[]) order by place`.execute(
    db,
  )
  const all = new Map<string, Paper[]>()
  for (const { claim, ...paper } of rows) all.set(claim, [...(all.get(claim) ?? []), paper])
  return all
}

export async function paperAt(db: Db, claim: string, place: number): Promise<(Paper & { content: Buffer }) | null> {
  const { rows } = await sql<Paper & { content: Buffer }>`
    select place, type, size, scan, content from claim_file where claim_id = ${claim} and place = ${place}`.execute(db)
  return rows[0] ?? null
}
