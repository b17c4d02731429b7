import { messageView } from '#assurance/isolation/oracle.ts'
import { idOf, moment, noonOf, on, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  parent_address: rowsIn('own', 'author', { shared: 'none', touch: ['ended_at', moment] }, ({ at, n, of }) => ({
    member_id: of('case_member', n),
    email: `parent${n}@elsewhere.example`,
    given_at: at,
    // One that stands for each parent.
    ended_at: at,
  })),
  message_mail: {
    ...rowsIn('messages', 'nobody', { shared: 'all', isBelow: true, isByPlatform: true, days: on('noted_at') }, ({ day, n, of }) => ({
      message_id: of('case_message', n),
      member_id: idOf(n),
      address_id: of('parent_address', n),
      noted_at: noonOf(day),
      link_hash: sha256(`link ${n}`),
      return_hash: sha256(`return ${n}`),
      ends_at: noonOf(day),
    })),
    rule: { reads: messageView.reads },
  },
}
