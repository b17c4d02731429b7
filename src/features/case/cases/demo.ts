import type { CaseTx } from '#access/cases.ts'
import { account, type DemoFamily, zone } from './demo-family.ts'

/** The case itself: its seats and children, who was asked in, and what the lawyer looked at. */
export async function putDemoCase(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, id, day, at } = f
  const began = at(day(-35), '20:10')
  const lived = { case_id: caseId }
  await tx
    .insertInto('case_file')
    .values({ case_id: caseId, title: 'Moreno and Harlow', state: 'OH', zone, created_at: began, is_demo: true })
    .execute()
  await tx.insertInto('case_count').values({ case_id: caseId }).execute()
  await tx
    .insertInto('case_member')
    .values([
      { ...lived, id: members.A, account_id: account('ana@demo.test'), role: 'parent', side: 'A', name: 'Ana Moreno', joined_at: began },
      {
        ...lived,
        id: members.B,
        account_id: account('ben@demo.test'),
        role: 'parent',
        side: 'B',
        name: 'Ben Harlow',
        joined_at: at(day(-34, 2), '21:40'),
      },
      {
        ...lived,
        id: members.lawyer,
        account_id: account('lawyer@demo.test'),
        role: 'attorney',
        name: 'Lena Brandt',
        granted_by: members.A,
        scopes: ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case'],
        sees_private: true,
        from_day: day(-35),
        expires_at: at(day(26), '23:59'),
        joined_at: at(day(-31, 1), '09:05'),
      },
    ])
    .execute()
  await tx
    .insertInto('case_opening')
    .values(Object.values(members).map((member) => ({ ...lived, member_id: member, at: at(day(-1, 2), '08:00') })))
    .execute()
  await tx
    .insertInto('child')
    .values([
      { ...lived, id: f.children.maya, author_id: members.A, name: 'Maya', born: '2016-03', colour: 1, created_at: began },
      { ...lived, id: f.children.leo, author_id: members.A, name: 'Leo', born: '2019-10', colour: 4, created_at: began },
    ])
    .execute()
  await tx
    .insertInto('invitation')
    .values([
      {
        ...lived,
        id: id('invitation mediator'),
        author_id: members.A,
        role: 'mediator',
        name: 'Ruth Calloway, mediator',
        code_hash: id('code mediator').replaceAll('-', '').padEnd(64, '0'),
        scopes: ['schedule', 'trades', 'orders', 'children'],
        sent_at: at(day(0), '07:30'),
        expires_at: at(day(2), '07:30'),
      },
      {
        ...lived,
        id: id('invitation evaluator'),
        author_id: members.A,
        role: 'evaluator',
        name: 'Dr. Pell, evaluator',
        code_hash: id('code evaluator').replaceAll('-', '').padEnd(64, '1'),
        scopes: ['schedule', 'calendar', 'children'],
        sent_at: at(day(-24), '12:00'),
        expires_at: at(day(-22), '12:00'),
      },
    ])
    .execute()
  await tx
    .insertInto('case_look')
    .values(
      (
        [
          ['schedule', -31, 1, '09:12'],
          ['hearings', -20, 2, '16:40'],
          ['exchanges', -6, 0, '11:02'],
          ['trades', -3, 3, '15:25'],
          ['schedule', -1, 1, '10:18'],
        ] as const
      ).map(([scope, weeks, days, time]) => ({
        ...lived,
        id: id(`look ${scope} ${weeks}`),
        member_id: members.lawyer,
        scope,
        at: at(day(weeks, days), time),
      })),
    )
    .execute()
}

/** Takes the demonstration's case away, and nobody else's. */
export async function removeDemoCase(tx: CaseTx): Promise<void> {
  await tx.deleteFrom('case_file').where('is_demo', '=', true).execute()
}
