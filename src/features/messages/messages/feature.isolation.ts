import { message, messageView } from '#assurance/isolation/oracle.ts'
import { half, idOf, moment, noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_message: {
    ...rowsIn(
      'messages',
      'author',
      { days: on('published_at', 'composed_at'), touch: ['returned_at', moment] },
      ({ day, isShared, n, of }) => ({
        thread_id: idOf(Math.floor(n / 3) % 4),
        kind: 'message',
        subject: 'School fair',
        body: 'Can you bring the cakes?',
        recipients: `{${of('case_member', n)}}`,
        is_private: half(n),
        composed_at: noonOf(day),
        sent_at: isShared ? noonOf(day) : null,
        due_at: isShared ? noonOf(day) : null,
        published_at: isShared ? noonOf(day) : null,
      }),
    ),
    rule: message,
  },
  message_view: {
    ...rowsIn('messages', 'nobody', { shared: 'all', hasId: false, isBelow: true, days: on('viewed_at') }, ({ day, n, of }) => ({
      message_id: of('case_message', n),
      viewed_at: noonOf(day),
    })),
    rule: messageView,
  },
  message_reader: rowsIn('own', 'author', { shared: 'none', touch: ['ended_at', moment] }, ({ at, n, granted }) => ({
    member_id: granted(),
    thread_id: idOf(n),
    given_at: at,
  })),
  message_listed: rowsIn('own', 'nobody', { shared: 'none', hasId: false }, ({ day, n }) => ({ message_id: idOf(n), day })),
  message_mark: rowsIn('own', 'author', { shared: 'none', hasId: false, touch: ['muted_at', moment] }, ({ n }) => ({ about: idOf(n) })),
}
