import { sql } from 'kysely'
import type { Print } from '#domain/bursts/campaign.ts'
import type { Db } from '#ports/db/port.ts'

/** A text whose print has not been computed yet. */
export interface Unprinted {
  id: string
  receiptHash: string | null
  isPending: boolean
  text: string
  /** The court, or the professional if there is none: texts are compared within it. */
  around: string
}

/** Joins a rating `r` with the professional `p` on whose page it is shown. */
const joinProfile = sql`left join stands_for m on m.merged_id = r.professional_id join professional_shown p on p.id = coalesce(m.survivor_id, r.professional_id)`

/** Ratings with a text that still count and have no print. Uses the owner's connection: the court comes from the directory. */
export async function unprinted(owner: Db): Promise<Unprinted[]> {
  const { rows } = await sql<Unprinted>`
    select r.id, encode(r.receipt_hash, 'hex') as "receiptHash", r.status = 'pending' as "isPending",
      concat_ws(e'\n', r.saw, r.went_well, r.should_know) as text, coalesce(p.court_id, p.id::text) as around
    from review r ${joinProfile}
    where r.status <> 'superseded' and r.saw <> '' and not exists (select from review_print k where k.review_id = r.id) order by r.id`.execute(
    owner,
  )
  return rows
}

/** A text that was compared before. */
export interface Known extends Print {
  id: string
  receiptHash: string | null
  isPending: boolean
}

/** The stored prints of a court's texts, or of one professional's. Uses the owner's connection. */
export async function printsAround(owner: Db, around: string): Promise<Known[]> {
  const { rows } = await sql<Omit<Known, 'signature'> & { signature: Buffer }>`
    select k.review_id as id, k.signature, k.letters, encode(r.receipt_hash, 'hex') as "receiptHash", r.status = 'pending' as "isPending"
    from review_print k join review r on r.id = k.review_id ${joinProfile}
    where coalesce(p.court_id, p.id::text) = ${around} order by k.review_id`.execute(owner)
  return rows.map(({ signature, ...row }) => ({ ...row, signature: numbersIn(signature) }))
}

const numbersIn = (bytes: Buffer) => Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(4 * at))

function bytesOf(numbers: Uint32Array): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, at) => bytes.writeUInt32LE(number, 4 * at))
  return bytes
}

export interface Alike {
  id: string
  share: number
}

export interface Printed {
  id: string
  print: Print
  /** The texts that it is similar to. */
  alike: readonly Alike[]
}

/** Stores the prints of some texts, and which other texts each is similar to. */
export async function keepPrints(db: Db, printed: readonly Printed[]): Promise<void> {
  const rows = printed.map(({ id, print }) => ({ id, signature: bytesOf(print.signature).toString('hex'), letters: print.letters }))
  await sql`
    insert into review_print (review_id, signature, letters)
    select id, decode(signature, 'hex'), letters from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, signature text, letters int)
    order by id on conflict do nothing`.execute(db)
  const pairs = printed.flatMap(({ id, alike }) => alike.map((other) => ({ id, other: other.id, share: other.share })))
  if (pairs.length === 0) return
  await sql`
    insert into review_alike (review_id, alike_id, share)
    select id, other, share from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r (id uuid, other uuid, share real)
    order by id, other on conflict do nothing`.execute(db)
}

/** Erases the prints of texts that were withdrawn or edited by their author. @returns whether any were erased */
export async function forgetPrints(db: Db): Promise<boolean> {
  const stands = (id: string) => sql.raw(`exists (select from review r where r.id = ${id} and r.status <> 'superseded')`)
  await sql`delete from review_alike where not ${stands('review_id')} or not ${stands('alike_id')}`.execute(db)
  const done = await sql`delete from review_print where not ${stands('review_id')}`.execute(db)
  return (done.numAffectedRows ?? 0n) > 0n
}
