import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Kind } from './contract.ts'

/** An organization that a domain of mail belongs to, with its court in the directory where it is one. */
export interface DomainOwner {
  id: string
  name: string
  kind: Kind
  courtId: string | null
}

/**
 * The organizations whose own domain this is, as staff checked it: for a claim of a profile. A court and its departments
 * may share one. Only the whole domain counts, none below it.
 * @param db the app's or the accounts' role
 * @param domain what stands behind the @, in small letters
 */
export async function organizationsAt(db: Db, domain: string): Promise<DomainOwner[]> {
  const { rows } = await sql<DomainOwner>`
    select o.id, o.name, o.kind, o.court_id as "courtId" from organization_domain d join organization_shown o on o.id = d.organization_id
    where d.domain = ${domain} and d.withdrawn_on is null and o.closed_on is null order by o.name collate "C", o.id`.execute(db)
  return rows
}

/** Whether a professional has, on a day, a seat in one of these organizations, under whichever of their records. */
export async function hasSeatIn(db: Db, professional: string, organizations: readonly string[], on: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from organization_seat where professional_id = any(whole_profile(${professional}::uuid)) and organization_id = any(${organizations}::uuid[])
      and gone_on is null and (from_on is null or from_on <= ${on}::date) and (to_on is null or to_on > ${on}::date)) as has`.execute(db)
  return rows[0]!.has
}
