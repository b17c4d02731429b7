import type { Db } from '../../ports/db/port.ts'
import type { TermsVersion } from './contract.ts'

/** Keeps the text of every version that stands; one that is kept is never changed. */
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
    .onConflict((conflict) => conflict.columns(['account_id', 'version_id']).doNothing())
    .execute()
}

/** The ids of the versions that somebody accepted. */
export async function acceptedVersions(db: Db, account: string): Promise<string[]> {
  const rows = await db.selectFrom('agreement').select('version_id').where('account_id', '=', account).execute()
  return rows.map((row) => row.version_id)
}

export interface Acknowledgement {
  id: string
  account: string
  session: string
  digest: string
  clientAt: Date
  serverAt: Date
}

export async function acknowledge(db: Db, { id, account, session, digest, clientAt, serverAt }: Acknowledgement): Promise<void> {
  await db
    .insertInto('acknowledgement')
    .values({ id, account_id: account, session_id: session, digest, client_at: clientAt, server_at: serverAt })
    .onConflict((conflict) => conflict.columns(['account_id', 'digest']).doNothing())
    .execute()
}
