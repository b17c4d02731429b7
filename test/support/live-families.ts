import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { casesOf } from '#access/cases.ts'
import type { Database } from '#ports/db/port.ts'
import { agreeForDemo } from '#accounts/agreements/public.ts'

/** One of many families: its case, and what each of its two parents is known by. */
export interface OneOfMany {
  caseId: string
  parents: readonly [OneParent, OneParent]
}
interface OneParent {
  account: string
  cookie: string
}

const tokenOf = (family: number, side: number) => `${'many'.repeat(5)}f${family}s${side}`

/** Puts so many families into the database at once, both parents of each signed in with all agreed. */
export async function putFamilies({ cases, owner }: Pick<Database, 'cases' | 'owner'>, count: number, at: Date): Promise<OneOfMany[]> {
  const families = Array.from({ length: count }, (_, n) => {
    const parent = (side: number) => ({ account: randomUUID(), cookie: `session=${tokenOf(n, side)}.signature` })
    return { caseId: randomUUID(), parents: [parent(0), parent(1)] as const }
  })
  const all = families.flatMap(({ caseId, parents }, n) =>
    parents.map(({ account }, side) => ({ caseId, account, token: tokenOf(n, side), side })),
  )
  const [caseIds, accounts, tokens, sides] = [
    all.map(({ caseId }) => caseId),
    all.map(({ account }) => account),
    all.map(({ token }) => token),
    all.map(({ side }) => (side === 0 ? 'A' : 'B')),
  ]
  await sql`insert into account (id, email, email_verified, name, first_name, last_name, created_at, updated_at)
    select id, id || '@people.example', true, 'Some Body', 'Some', 'Body', ${at}, ${at} from unnest(${accounts}::uuid[]) as id`.execute(
    owner,
  )
  await sql`insert into session (id, account_id, token_hash, expires_at, created_at, updated_at, last_used_at, confirmed_at)
    select gen_random_uuid(), id, encode(sha256(token::bytea), 'hex'), ${at}::timestamptz + interval '12 hours', ${at}, ${at}, ${at}, ${at}
    from unnest(${accounts}::uuid[], ${tokens}::text[]) as made (id, token)`.execute(owner)
  const first = accounts[0]!
  await agreeForDemo(owner, first, at, randomUUID)
  await sql`insert into agreement (id, account_id, version_id, sha256, session_id, accepted_at)
    select gen_random_uuid(), other, version_id, sha256, session_id, accepted_at
    from agreement, unnest(${accounts.slice(1)}::uuid[]) as other where account_id = ${first}`.execute(owner)
  await sql`insert into acknowledgement (id, account_id, digest, session_id, client_at, server_at)
    select gen_random_uuid(), other, digest, session_id, client_at, server_at
    from acknowledgement, unnest(${accounts.slice(1)}::uuid[]) as other where account_id = ${first}`.execute(owner)
  await casesOf({ cases, owner, clock: () => at.getTime() }).asSystem('many families', async (tx) => {
    const ids = families.map(({ caseId }) => caseId)
    await sql`insert into case_file (case_id, title, state, zone, created_at)
      select id, 'A family', 'OH', 'America/New_York', ${at} from unnest(${ids}::uuid[]) as id`.execute(tx)
    await sql`insert into case_count (case_id) select id from unnest(${ids}::uuid[]) as id`.execute(tx)
    await sql`insert into case_member (case_id, id, account_id, role, side, name, joined_at)
      select case_id, gen_random_uuid(), account_id, 'parent', side, 'Some Body', ${at}
      from unnest(${caseIds}::uuid[], ${accounts}::uuid[], ${sides}::text[]) as made (case_id, account_id, side)`.execute(tx)
  })
  // As autovacuum would have by then: without it the plans are those of empty tables.
  await sql`analyze account, session, case_file, case_count, case_member`.execute(owner)
  return families
}
