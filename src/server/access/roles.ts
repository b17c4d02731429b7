// Who has which role, as it stands now. The staff desk gives and takes them (features/staff/staff).
import * as z from 'zod/mini'
import { type RoleRow, roles } from '#domain/access/roles.ts'
import type { Db } from '#ports/db/port.ts'

const Role = z.enum(roles)
const roleOf = (role: string) => Role.parse(role)

/** All roles, or those of one account; the oldest first. */
export async function rolesOf(db: Db, account?: string): Promise<RoleRow[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select(['account_id as account', 'role', 'reason', 'granted_at as grantedAt', 'granted_by as grantedBy'])
    .select(['on_server as onServer', 'seconded_by as secondedBy', 'is_seconded as isSeconded'])
    .$if(account !== undefined, (query) => query.where('account_id', '=', account!))
    .orderBy('granted_at')
    .orderBy('account_id')
    .orderBy('role')
    .execute()
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }))
}
