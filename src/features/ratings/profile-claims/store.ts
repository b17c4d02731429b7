// Claims. The accounts' role alone reads them: who holds a profile is for nobody else.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { ClaimState, type Way } from './contract.ts'

/** A claim as it is stored. */
export interface Claim {
  id: string
  professionalId: string
  /** Whose page that record is on now: after a merge another's. */
  page: string
  account: string
  state: ClaimState
  way: Way
  barNumber: string | null
  barState: string | null
  email: string | null
  note: string | null
  shows: 'own' | 'public' | null
  codeHash: Buffer | null
  codeUntil: Date | null
  codeTries: number
  codesSent: number
  askedAt: Date
  decidedAt: Date | null
  reason: string | null
  files: number
}

const columns =
  sql.raw(`c.id, c.professional_id as "professionalId", shown_as(c.professional_id) as page, c.account_id as account, c.state, c.way, c.bar_number as "barNumber",
  c.bar_state as "barState", c.email, c.note, c.domain_shows as shows, c.code_hash as "codeHash", c.code_until as "codeUntil",
  c.code_tries as "codeTries", c.codes_sent as "codesSent", c.asked_at as "askedAt", c.decided_at as "decidedAt", c.reason,
  (select count(*)::int from claim_file f where f.claim_id = c.id) as files`)

type Row = Omit<Claim, 'state'> & { state: string }
const claimOf = (row: Row): Claim => ({ ...row, state: ClaimState.parse(row.state) })

/** The claims of an account, the latest first. */
export async function claimsOf(db: Db, account: string): Promise<Claim[]> {
  const { rows } =
    await sql<Row>`select ${columns} from claim c where c.account_id = ${account} order by c.asked_at desc, c.id limit 100`.execute(db)
  return rows.map(claimOf)
}

/** One claim, held against another hand at the same time. */
export async function lockClaim(tx: Db, id: string): Promise<Claim | null> {
  const { rows } = await sql<Row>`select ${columns} from claim c where c.id = ${id} for update of c`.execute(tx)
  return rows[0] ? claimOf(rows[0]) : null
}

export async function findClaim(db: Db, id: string): Promise<Claim | null> {
  const { rows } = await sql<Row>`select ${columns} from claim c where c.id = ${id}`.execute(db)
  return rows[0] ? claimOf(rows[0]) : null
}

/** Claims in a state, the oldest first. */
export async function claimsIn(db: Db, state: ClaimState, most: number): Promise<Claim[]> {
  const { rows } = await sql<Row>`select ${columns} from claim c where c.state = ${state} order by c.asked_at, c.id limit ${most}`.execute(
    db,
  )
  return rows.map(claimOf)
}

/** One after the other, for everyone who decides on claims of one profile: so one of two at once gets it. Through `holdPage`. */
export async function holdProfile(tx: Db, professional: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${professional}`}, 0))`.execute(tx)
}

/** Whether someone holds the page that a record is on: by a claim of any of its records. */
export async function isHeld(db: Db, professional: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from claim where professional_id = any(whole_profile(${professional})) and state = 'granted') as is`.execute(db)
  return rows[0]!.is
}

export interface NewClaim extends Pick<
  Claim,
  'id' | 'professionalId' | 'account' | 'way' | 'barNumber' | 'barState' | 'email' | 'note' | 'shows'
> {
  at: Date
}

/** Keeps a claim. `false`: this account has one of this profile that is open. */
export async function addClaim(tx: Db, of: NewClaim): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into claim (id, professional_id, account_id, state, way, bar_number, bar_state, email, note, domain_shows, asked_at)
    values (${of.id}, ${of.professionalId}, ${of.account}, 'asked', ${of.way}, ${of.barNumber}, ${of.barState}, ${of.email}, ${of.note},
      ${of.shows}, ${of.at}) on conflict do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await addStep(tx, of.id, 'asked', 'claimant', of.at)
  return true
}

type By = 'claimant' | 'rule' | 'staff'

async function addStep(tx: Db, id: string, state: ClaimState, by: By, at: Date): Promise<void> {
  await sql`insert into claim_step (claim_id, n, state, by_whom, at)
    select ${id}, coalesce(max(n), 0) + 1, ${state}, ${by}, ${at} from claim_step where claim_id = ${id}`.execute(tx)
}

export interface Moving {
  to: ClaimState
  by: By
  at: Date
  /** Of ours. */
  decidedBy?: string
  reason?: string | null
  code?: { hash: Buffer; until: Date }
}

const ended: readonly ClaimState[] = ['granted', 'refused', 'withdrawn', 'revoked']

/** Writes a claim's next state with its line. What was given to show it goes when it is decided, the papers too. */
export async function putState(tx: Db, id: string, { to, by, at, decidedBy, reason, code }: Moving): Promise<void> {
  const isEnded = ended.includes(to)
  await sql`
    update claim set state = ${to}, code_hash = ${code?.hash ?? null}, code_until = ${code?.until ?? null},
      code_tries = case when ${code !== undefined} then 0 else code_tries end,
      codes_sent = codes_sent + ${code === undefined ? 0 : 1}::int,
      decided_at = ${isEnded ? at : null}::timestamptz, decided_by = ${decidedBy ?? null}::uuid, reason = ${reason ?? null}::text,
      email = case when ${isEnded} then null else email end, note = case when ${isEnded} then null else note end
    where id = ${id}`.execute(tx)
  if (isEnded) await sql`delete from claim_file where claim_id = ${id}`.execute(tx)
  await addStep(tx, id, to, by, at)
}

/** How many accounts hold any of these records. */
export async function holdersOf(db: Db, records: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct account_id)::int as n from claim where professional_id = any(${[...records]}::uuid[]) and state = 'granted'`.execute(
    db,
  )
  return rows[0]!.n
}

/** How many claims of these records were granted since a moment, and stand. */
export async function grantedSince(db: Db, records: readonly string[], at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from claim where professional_id = any(${[...records]}::uuid[]) and state = 'granted'
      and decided_at >= ${at}`.execute(db)
  return rows[0]!.n
}

/** Counts a wrong code. @returns wrong codes since the last one was sent */
export async function addTry(tx: Db, id: string): Promise<number> {
  const { rows } = await sql<{
    tries: number
  }>`update claim set code_tries = code_tries + 1 where id = ${id} returning code_tries as tries`.execute(tx)
  return rows[0]!.tries
}

/** How many claims an account began, and how many codes went to an address, since a moment. */
export async function since(db: Db, account: string, email: string | null, from: Date): Promise<{ claims: number; codes: number }> {
  const { rows } = await sql<{ claims: number; codes: number }>`
    select (select count(*)::int from claim where account_id = ${account} and asked_at > ${from}) as claims,
      (select coalesce(sum(codes_sent), 0)::int from claim where email = ${email} and asked_at > ${from}) as codes`.execute(db)
  return rows[0]!
}

/** Counts that a claim was refused by rule: by month, and without anybody. */
export async function countRefusal(db: Db, reason: string, month: string): Promise<void> {
  await sql`insert into claim_refusal (month, reason, n) values (${month}::date, ${reason}, 1)
    on conflict (month, reason) do update set n = claim_refusal.n + 1`.execute(db)
}

export async function refusalsIn(db: Db, month: string): Promise<{ reason: string; n: number }[]> {
  const { rows } = await sql<{ reason: string; n: number }>`
    select reason, n from claim_refusal where month = ${month}::date order by n desc, reason`.execute(db)
  return rows
}
