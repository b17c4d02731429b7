import { from, noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  // Canceled, because a trigger refuses changes of an event that has begun unless it is canceled.
  event: rowsIn(
    'calendar',
    'author',
    { days: from('from_day', 'to_day'), touch: ['title', 'Touched'] },
    ({ at, day, until, isShared }) => ({
      is_shared: isShared,
      kind: 'school',
      title: 'Concert',
      from_day: day,
      to_day: until,
      zone: 'UTC',
      cancelled_at: at,
      created_at: at,
      updated_at: at,
    }),
  ),
  event_version: rowsIn('calendar', 'nobody', { days: on('at') }, ({ day, isShared, of }) => ({
    is_shared: isShared,
    event_id: of('event'),
    was: '{}',
    at: noonOf(day),
  })),
  event_addendum: rowsIn('calendar', 'nobody', { days: on('created_at') }, ({ day, isShared, of }) => ({
    is_shared: isShared,
    event_id: of('event'),
    text: 'Added',
    created_at: noonOf(day),
  })),
}
