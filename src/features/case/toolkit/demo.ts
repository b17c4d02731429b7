import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** What each parent of the demonstration keeps to themselves: both intakes; and Ana's contacts, tasks and a view. All of it is made up. */
export async function putDemoToolkit(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const lived = { case_id: caseId }
  const court = { county: 'Franklin', court: 'Court of Common Pleas, Domestic Relations Division' }
  await tx
    .insertInto('case_profile')
    .values([
      {
        ...lived,
        ...court,
        author_id: members.A,
        docket: 'DR-26-0417 (made up)',
        is_petitioner: true,
        phase: 'post_decree',
        married_on: '2014-06-21',
        separated_on: day(-40, 5),
        filed_on: day(-36, 1),
        served_on: day(-35, 3),
        decree_on: day(-12),
        step: 9,
        updated_at: at(day(-12, 1), '19:20'),
      },
      { ...lived, ...court, author_id: members.B, is_petitioner: false, phase: 'decree', step: 4, updated_at: at(day(-33), '22:15') },
    ])
    .execute()
  await tx
    .insertInto('case_contact')
    .values(
      (
        [
          ['judge', 'Judge Marlene Oswin (made up)', 'Courtroom 3B'],
          ['my_counsel', 'Lena Brandt', 'Office closed on Fridays'],
          ['other_counsel', 'Tobias Arnett (made up)', ''],
          ['doctor', 'Dr. Imani Sol, pediatrics', 'Both parents are listed'],
          ['school', 'Overbrook Elementary, Ms. Pruitt', 'Pick-up list: both parents, grandmother'],
        ] as const
      ).map(([kind, name, detail]) => ({
        ...lived,
        id: id(`contact ${name}`),
        author_id: members.A,
        kind,
        name,
        detail,
        created_at: at(day(-33), '20:00'),
      })),
    )
    .execute()
  await tx
    .insertInto('case_task')
    .values(
      (
        [
          ['Send the signed decree to the school office', day(-11), true],
          ['Ask the court for a certified copy of the decree', day(-9), true],
          ['Update the pick-up list at the after-school program', day(-2), true],
          ['Write down what the summer weeks should look like', day(1, 3), false],
          ['Collect dental receipts of this year', day(3), false],
        ] as const
      ).map(([title, due, done]) => ({
        ...lived,
        id: id(`task ${title}`),
        author_id: members.A,
        title,
        due_on: due,
        done_at: done ? at(due, '20:30') : null,
        created_at: at(day(-13), '20:30'),
      })),
    )
    .execute()
  await tx
    .insertInto('saved_view')
    .values({
      ...lived,
      id: id('view before the hearing'),
      author_id: members.A,
      page: 'case-toolkit',
      name: 'Before the hearing',
      query: 'show=tasks,hearings&tasks=open',
      created_at: at(day(-2), '21:05'),
    })
    .execute()
}
