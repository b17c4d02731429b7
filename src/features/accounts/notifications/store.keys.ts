import type { Db } from '#ports/db/port.ts'

/** The key's private half as it is stored. Only the owner's role reads it. */
export async function sealedKey(owner: Db): Promise<Buffer | undefined> {
  return (await owner.selectFrom('push_key').select('sealed').executeTakeFirst())?.sealed
}

/** The public half, which browsers are given. */
export async function publicKey(db: Db): Promise<Buffer | undefined> {
  return (await db.selectFrom('push_key').select('public').executeTakeFirst())?.public
}

export async function addPushKey(owner: Db, key: { public: Buffer; sealed: Buffer; since: Date }): Promise<void> {
  await owner
    .insertInto('push_key')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function replaceSealed(owner: Db, sealed: Buffer): Promise<void> {
  await owner.updateTable('push_key').set({ sealed }).execute()
}
