import { idOf, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_record: rowsIn('own', 'nobody', { shared: 'none', isByPlatform: true }, ({ at, n }) => ({
    created_at: at,
    about_name: '',
    has_offers: false,
    certificate: 'none',
    prefix: '',
    state: 'ready',
    items: 1,
    pages: 1,
    manifest_sha256: sha256(`manifest ${n}`),
    ended_at: at,
  })),
  certified_copy: rowsIn('own', 'nobody', { shared: 'none', isByPlatform: true }, ({ at, n }) => ({
    record_id: idOf(n),
    number: `TEST-${n.toString(36).toUpperCase().padStart(4, '0')}`,
    asked_at: at,
    law: 'federal',
    court: 'A court',
    recipient: '',
    fee_terms: '',
    fee: 'none',
    made_at: at,
    is_one_thread: false,
    items: 1,
    pages: 1,
    left_out: '[]',
    software: 'CaseBalance',
    head_code: '',
    manifest_sha256: sha256(`manifest ${n}`),
  })),
}
