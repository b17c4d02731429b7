// Gives and takes roles: with database.accounts, and with the owner by `npm run admin`. Reading them is access/roles.ts.
import type { Role, RoleRow } from '#domain/access/roles.ts'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'

/** The super admins, held against another hand until the transaction ends: two who take the role from each other wait for one another. */
export async function holdSupers(tx: Db): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff_role')
    .select('account_id')
    .where('role', '=', 'super_admin')
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.account_id)
}

/** Gives a role. One that is there already is confirmed, by the server or by two people. @returns whether anything changed */
export async function putRole(tx: Db, { account, role, reason, grantedAt, grantedBy, onServer, secondedBy, isSeconded }: RoleRow) {
  return changedRow(
    tx
      .insertInto('staff_role')
      .values({
        account_id: account,
        role,
        reason,
        granted_at: grantedAt,
        granted_by: grantedBy,
        on_server: onServer,
        seconded_by: secondedBy,
        is_seconded: isSeconded,
      })
      .onConflict((conflict) =>
        onServer
          ? conflict.columns(['account_id', 'role']).doUpdateSet({ on_server: true }).where('staff_role.on_server', '=', false)
          : isSeconded
            ? conflict
                .columns(['account_id', 'role'])
                .doUpdateSet({ is_seconded: true, seconded_by: secondedBy })
                .where('staff_role.is_seconded', '=', false)
            : conflict.doNothing(),
      ),
  )
}

/** @returns whether the account had the role */
export async function takeRole(tx: Db, account: string, role: Role): Promise<boolean> {
  return changedRow(tx.deleteFrom('staff_role').where('account_id', '=', account).where('role', '=', role))
}
