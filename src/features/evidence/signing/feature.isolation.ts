import { noonOf, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  // What was settled stands, so the touch sets a column to what it holds.
  sign_request: rowsIn('case', 'parents', { touch: ['reason', ''], isBelow: true }, ({ at, n, isShared, of }) => ({
    document_id: of('document', n),
    version_id: of('document_version', n),
    kind: 'letter',
    title: `Letter ${n}`,
    note: '',
    pages: 1,
    texts: '["Dear Ben"]',
    bytes: 1000,
    sha256: sha256(`letter ${n}`),
    state: isShared ? 'asked' : 'signed',
    created_at: at,
    is_shared: isShared,
    ...(isShared
      ? { expires_at: noonOf('2030-01-01') }
      : { settled_at: at, signed_bytes: 2000, signed_sha256: sha256(`signed ${n}`), seal: 'none' }),
  })),
  sign_signature: rowsIn('case', 'nobody', { isBelow: true }, ({ at, n, isShared, of }) => ({
    request_id: of('sign_request', n),
    is_shared: isShared,
    name: `Someone ${n}`,
    signed_at: at,
  })),
}
