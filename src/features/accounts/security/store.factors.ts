import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface Authenticator {
  secret: string
  recoveryCodes: string
  isOn: boolean
}

/** The authenticator, or the secret of one that is being set up (`isOn` is false). */
export async function authenticatorOf(db: Db, account: string): Promise<Authenticator | null> {
  const row = await db
    .selectFrom('second_factor')
    .select(['secret', 'backup_codes', 'verified'])
    .where('account_id', '=', account)
    .executeTakeFirst()
  return row ? { secret: row.secret, recoveryCodes: row.backup_codes, isOn: row.verified } : null
}

/** Stores a secret whose first code was not entered yet. An authenticator that is on stays. */
export async function keepDraft(db: Db, { id, account, secret }: { id: string; account: string; secret: string }): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ id, account_id: account, secret, backup_codes: '[]', verified: false })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret, backup_codes: '[]' }).where('second_factor.verified', '=', false),
    )
    .execute()
}

/** Deletes a secret that is being set up. */
export async function dropDraft(db: Db, account: string): Promise<void> {
  await db.deleteFrom('second_factor').where('account_id', '=', account).where('verified', '=', false).execute()
}

/** From now on sign-in asks for codes of this authenticator. */
export async function turnOn(
  tx: Db,
  { id, account, secret, recoveryCodes }: { id: string; account: string; secret: string; recoveryCodes: string },
) {
  await dropDraft(tx, account)
  await tx.insertInto('second_factor').values({ id, account_id: account, secret, backup_codes: recoveryCodes, verified: true }).execute()
  await tx.updateTable('account').set({ two_factor_enabled: true }).where('id', '=', account).execute()
}

export async function turnOff(tx: Db, account: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('account_id', '=', account).execute()
  await tx.updateTable('account').set({ two_factor_enabled: false }).where('id', '=', account).execute()
}

export async function setRecoveryCodes(db: Db, account: string, recoveryCodes: string): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ backup_codes: recoveryCodes })
    .where('account_id', '=', account)
    .where('verified', '=', true)
    .execute()
}

export interface StoredPasskey {
  id: string
  name: string | null
  addedAt: Date | null
}

export async function passkeysOf(db: Db, account: string): Promise<StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at'])
    .where('account_id', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at }) => ({ id, name, addedAt: created_at }))
}

/** A passkey as stored, in the form that the library reads at sign-in. */
export interface PasskeyRow {
  id: string
  name: string
  credentialId: string
  publicKey: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string
  aaguid: string | null
}

/** @returns whether it is new: a passkey is stored only once */
export async function putPasskey(tx: Db, account: string, key: PasskeyRow, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values({
      id: key.id,
      account_id: account,
      name: key.name,
      public_key: key.publicKey,
      credential_id: key.credentialId,
      counter: key.counter,
      device_type: key.deviceType,
      backed_up: key.backedUp,
      transports: key.transports,
      aaguid: key.aaguid,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isKnownPasskey(db: Db, credentialId: string): Promise<boolean> {
  return (await db.selectFrom('passkey').select('id').where('credential_id', '=', credentialId).executeTakeFirst()) !== undefined
}

export async function renamePasskey(db: Db, account: string, id: string, name: string): Promise<boolean> {
  return changedRow(db.updateTable('passkey').set({ name }).where('id', '=', id).where('account_id', '=', account))
}

export async function dropPasskeys(tx: Db, account: string): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', account).execute()
}

export async function dropPasskey(tx: Db, account: string, id: string): Promise<void> {
  await tx.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', account).execute()
}

/**
 * Encrypts the secrets of all authenticators again.
 * @param reseal returns `null` if it cannot decrypt a secret, which then stays as it is
 */
export async function resealFactors(db: Db, reseal: (sealed: string) => Promise<string | null>): Promise<{ opened: number; lost: number }> {
  const count = { opened: 0, lost: 0 }
  for (const { id, secret: sealed } of await db.selectFrom('second_factor').select(['id', 'secret']).execute()) {
    const secret = await reseal(sealed)
    if (secret === null) count.lost += 1
    else {
      count.opened += 1
      if (secret !== sealed) await db.updateTable('second_factor').set({ secret }).where('id', '=', id).execute()
    }
  }
  return count
}
