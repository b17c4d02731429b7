import { randomUUID } from 'node:crypto'
import type { Db } from '#ports/db/port.ts'
import { agreeForDemo, forgetAgreementsOfDemo } from '#accounts/agreements/public.ts'
import { forgetFactorsOfDemo } from '#accounts/security/public.ts'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'

const day = 24 * 3_600_000

async function put(tx: Db, { id, email, firstName, lastName, roles, hasAgreed }: DemoAccount, password: string, at: Date) {
  const person = {
    email,
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`,
    email_verified: true,
    updated_at: at,
  }
  await tx
    .insertInto('account')
    .values({ id, ...person, created_at: at, is_demo: true })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...person, suspended_at: null }))
    .execute()
  await forgetFactorsOfDemo(tx, id)
  await tx.deleteFrom('credential').where('account_id', '=', id).execute()
  await tx
    .insertInto('credential')
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: 'credential',
      provider_account_id: id,
      password,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await tx.deleteFrom('staff_role').where('account_id', '=', id).execute()
  for (const role of roles) {
    await tx
      .insertInto('staff_role')
      .values({ account_id: id, role, reason: 'an account of the demonstration', granted_at: at, on_server: true })
      .execute()
  }
  const trial = { trial_ends_at: new Date(at.getTime() + 7 * day) }
  await tx
    .insertInto('entitlement')
    .values({ account_id: id, ...trial })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(trial))
    .execute()
  if (hasAgreed) return agreeForDemo(tx, id, at, randomUUID)
  await tx.deleteFrom('session').where('account_id', '=', id).execute()
  return forgetAgreementsOfDemo(tx, id)
}

/**
 * Puts the ready accounts in their place, as they are named on the sign-in page; their trial begins again at each start.
 * @param password the hash of `demoPassword`
 */
export async function loadDemoAccounts(owner: Db, at: Date, password: string): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    for (const account of demoAccounts) await put(tx, account, password, at)
  })
}

/** Outside the demonstration nobody signs in with a password that everybody knows. */
export async function removeDemoAccounts(owner: Db): Promise<void> {
  await owner.deleteFrom('account').where('is_demo', '=', true).execute()
}
