import type { Db } from '#ports/db/port.ts'
import { digestOf, standing } from './service.ts'
import { accept, acknowledge, keepVersions, knownVersions } from './store.ts'

/** What accounts of the demonstration have accepted before anybody signs in with them. */
export async function agreeForDemo(db: Db, account: string, at: Date, uuid: () => string): Promise<void> {
  const versions = standing()
  await keepVersions(db, versions, at)
  const session = uuid()
  // At each start again: what is accepted already stays as it was.
  const known = await knownVersions(db, account)
  if (!versions.every(({ id }) => known.includes(id))) await accept(db, { account, session, at, versions, uuid })
  await acknowledge(db, { id: uuid(), account, session, digest: digestOf(versions), versions, clientAt: at, serverAt: at })
}

/** A newcomer of the demonstration has accepted nothing, at each start again. */
export async function forgetAgreementsOfDemo(db: Db, account: string): Promise<void> {
  await db.deleteFrom('agreement').where('account_id', '=', account).execute()
  await db.deleteFrom('acknowledgement').where('account_id', '=', account).execute()
}

/** Keeps the texts of the documents that stand, at a start. */
export async function keepDocuments(db: Db, at: Date): Promise<void> {
  await keepVersions(db, standing(), at)
}
export { gates } from './gates.ts'
