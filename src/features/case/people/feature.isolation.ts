import { caseLook, linkHold } from '#assurance/isolation/oracle.ts'
import { moment, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_look: { rule: caseLook },
  link_hold: { rule: linkHold, touch: ['lifted_at', moment] },
  invitation: rowsIn('own', 'author', { shared: 'none', touch: ['expires_at', moment] }, ({ at, n }) => ({
    role: 'gal',
    name: 'Pat Lane',
    code_hash: sha256(`code ${n}`),
    sent_at: at,
    expires_at: at,
  })),
}
