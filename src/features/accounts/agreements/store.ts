import type { Db } from '#ports/db/port.ts'
import type { TermsVersion } from './contract.ts'

/** Stores the text of every current version. A stored text is never changed. */
export async function keepVersions(db: Db, versions: readonly TermsVersion[], at: Date): Promise<void> {
  await db
    .insertInto('terms_version')
    .values(
      versions.map(({ id, documentType, title, version, content, sha256 }) => ({
        id,
        document_type: documentType,
        title,
        version,
        content,
        sha256,
        kept_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface Acceptance {
  account: string
  session: string
  at: Date
  versions: readonly Pick<TermsVersion, 'id' | 'sha256'>[]
  uuid: () => string
}

/** Adds acceptances. Accepting a version again in the same session adds nothing. */
export async function accept(db: Db, { account, session, at, versions, uuid }: Acceptance): Promise<void> {
  await db
    .insertInto('agreement')
    .values(
      versions.map(({ id, sha256 }) => ({
        id: uuid(),
        account_id: account,
        version_id: id,
        sha256,
        session_id: session,
        accepted_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'version_id', 'session_id']).doNothing())
    .execute()
}

/** The ids of the versions that an account accepted or acknowledged. */
export async function knownVersions(db: Db, account: string): Promise<string[]> {
  const rows = await db.selectFrom('agreement_record').select('version_id').distinct().where('account_id', '=', account).execute()
  return rows.flatMap(({ version_id: id }) => id ?? [])
}

export interface Acknowledgement {
  id: string
  account: string
  session: string
  /** Digest of the set of versions that were current. */
  digest: string
  versions: readonly Pick<TermsVersion, 'id'>[]
  /** `null`: a plain form, which sends no time. */
  clientAt: Date | null
  serverAt: Date
}

/** Adds an acknowledgement of a set of stored versions. The same set is added once. */
export async function acknowledge(db: Db, { id, account, session, digest, versions, clientAt, serverAt }: Acknowledgement): Promise<void> {
  await db
    .insertInto('acknowledged_version')
    .values(versions.map((version) => ({ digest, version_id: version.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('acknowledgement')
    .values({ id, account_id: account, session_id: session, digest, client_at: clientAt, server_at: serverAt })
    .onConflict((conflict) => conflict.columns(['account_id', 'digest']).doNothing())
    .execute()
}
