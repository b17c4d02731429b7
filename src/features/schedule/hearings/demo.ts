import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** Hearings of the demonstration: three that were, one that moved to another feature, two that come; each parent's own. */
export async function putDemoHearings(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at, zone } = f
  const court = 'Court of Common Pleas, Domestic Relations Division'
  const rows = (
    [
      ['temporary', 'A', true, 'Hearing on temporary orders', 'hearing', -34, 0, '09:30', '10:45', '3B', ''],
      ['status', 'A', true, 'Status conference', 'status_conference', -25, 2, '13:15', '13:45', '3B', 'By video; the link came by mail.'],
      ['decree', 'A', true, 'Final hearing', 'trial', -13, 3, '10:00', '11:30', '3B', 'The plan was read into the record.'],
      [
        'review',
        'A',
        true,
        'Review of the schedule',
        'status_conference',
        2,
        2,
        '09:00',
        '09:30',
        '5A',
        'Bring three months of the calendar, printed.',
      ],
      [
        'mediation',
        'A',
        false,
        'Mediation about summer',
        'mediation',
        4,
        1,
        '15:00',
        '17:00',
        '',
        'First session. Ask Lena about the fee.',
      ],
      ['support', 'B', false, 'Support worksheet review', 'hearing', 6, 3, '11:00', '11:30', '2C', ''],
    ] as const
  ).map(([name, by, shared, title, kind, weeks, days, from, to, room, notes]) => ({
    case_id: caseId,
    id: id(`hearing ${name}`),
    author_id: members[by],
    is_shared: shared,
    title,
    kind,
    from_at: at(day(weeks, days), from),
    to_at: at(day(weeks, days), to),
    day: day(weeks, days),
    zone,
    court,
    room,
    remote: name === 'status' ? 'Video; see the notice' : '',
    judge: name === 'mediation' ? '' : 'Judge Marlene Oswin (made up)',
    sides: name === 'support' ? ['B'] : ['A', 'B'],
    preparation: JSON.stringify(
      name === 'review'
        ? [
            { text: 'Print the calendar of the last three months', done: true },
            { text: 'List the swaps that were agreed', done: false },
            { text: 'Ask who stays with Leo that morning', done: false },
          ]
        : [],
    ),
    documents_due_on: name === 'review' ? day(1, 2) : null,
    notes,
    sequence: name === 'review' ? 1 : 0,
    created_at: at(day(Math.min(weeks - 6, -1)), '18:00'),
    updated_at: at(day(Math.min(weeks - 3, -1)), '18:00'),
  }))
  await tx.insertInto('hearing').values(rows).execute()
  const review = rows.find((row) => row.id === id('hearing review'))!
  await tx
    .insertInto('hearing_version')
    .values({
      case_id: caseId,
      id: id('hearing review before'),
      author_id: members.A,
      is_shared: true,
      hearing_id: review.id,
      was: JSON.stringify({
        title: review.title,
        kind: review.kind,
        day: review.day,
        from: '09:00',
        to: '09:30',
        zone,
        court,
        room: '3B',
        remote: '',
        judge: review.judge,
        sides: ['A', 'B'],
        preparation: [],
        documentsDueOn: review.documents_due_on,
        notes: '',
        sequence: 0,
      }),
      at: at(day(-1, 1), '16:20'),
    })
    .execute()
  await tx.insertInto('hearing').values(othersOf(f)).execute()
}

/** The next hearing in each of the lawyer's other cases. */
function othersOf({ others, id, day, at, zone }: DemoFamily) {
  const first = { days: [1, 3], from: '13:30', to: '14:15', title: 'Temporary orders', kind: 'hearing', room: '2A' } as const
  const second = {
    days: [5, 1],
    from: '09:00',
    to: '12:00',
    title: 'Settlement conference',
    kind: 'settlement_conference',
    room: '4C',
  } as const
  return others.map(({ name, caseId, A, B }, n) => {
    const { days, from, to, title, kind, room } = n === 0 ? first : second
    const on = day(days[0], days[1])
    return {
      case_id: caseId,
      id: id(`hearing ${name}`),
      author_id: n === 0 ? A : B,
      is_shared: n === 0,
      title,
      kind,
      from_at: at(on, from),
      to_at: at(on, to),
      day: on,
      zone,
      court: 'Court of Common Pleas, Domestic Relations Division',
      room,
      remote: '',
      judge: '',
      sides: ['A', 'B'],
      preparation: '[]',
      documents_due_on: n === 0 ? day(0, 4) : null,
      notes: '',
      sequence: 0,
      created_at: at(day(-1, 0), '16:05'),
      updated_at: at(day(-1, 2), '11:20'),
    }
  })
}
