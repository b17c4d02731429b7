import type { Db } from '#ports/db/port.ts'
import type { AgreementRecord, DocumentType, NamedRecord, RecordFilter } from './contract.ts'

/** A row of the view agreement_record, whose columns PostgreSQL calls nullable because it is a view. */
interface Row {
  id: string | null
  kind: string | null
  account_id: string | null
  email: string | null
  name: string | null
  version_id: string | null
  document_type: string | null
  title: string | null
  version: string | null
  sha256: string | null
  at: Date | null
  client_at: Date | null
}

function recordIn(row: Row): AgreementRecord {
  return {
    id: row.id!,
    kind: row.kind as AgreementRecord['kind'],
    versionId: row.version_id!,
    documentType: row.document_type as DocumentType,
    title: row.title!,
    version: row.version!,
    sha256: row.sha256!,
    at: row.at!.toISOString(),
    clientAt: row.client_at?.toISOString() ?? null,
  }
}

function named(row: Row): NamedRecord {
  const { at, clientAt: _clientAt, ...record } = recordIn(row)
  return { ...record, on: at.slice(0, 10), email: row.email ?? '', name: row.name ?? '' }
}

/** The newest first; what happened at one moment in the order of its ids. */
const inOrder = (db: Db) =>
  db.selectFrom('agreement_record').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').orderBy('version_id', 'desc')

/** Everything that one person accepted and acknowledged. */
export async function recordsOf(db: Db, account: string): Promise<AgreementRecord[]> {
  return (await inOrder(db).where('account_id', '=', account).execute()).map(recordIn)
}

/**
 * The records of one person that a filter finds, the newest first.
 * @param skip how many were shown already
 */
export async function records(db: Db, filter: RecordFilter, skip: number, most: number) {
  const { email, documentType, version, from, to } = filter
  let wanted = inOrder(db).where('email', '=', email).offset(skip).limit(most)
  if (documentType) wanted = wanted.where('document_type', '=', documentType)
  if (version) wanted = wanted.where('version', '=', version)
  if (from) wanted = wanted.where('at', '>=', new Date(`${from}T00:00:00Z`))
  if (to) wanted = wanted.where('at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + 24 * 3_600_000))
  const rows = await wanted.execute()
  return { found: rows.map(named), accounts: rows.map((row) => row.account_id) }
}

/** One acceptance with the text that was accepted, and whose it is; `null` where there is none. */
export async function oneRecord(db: Db, id: string) {
  const row = await db
    .selectFrom('agreement_record')
    .innerJoin('terms_version', 'terms_version.id', 'agreement_record.version_id')
    .selectAll('agreement_record')
    .select('terms_version.content')
    .where('agreement_record.id', '=', id)
    .where('kind', '=', 'acceptance')
    .executeTakeFirst()
  return row ? { account: row.account_id, record: { ...recordIn(row), email: row.email, name: row.name, content: row.content } } : null
}
