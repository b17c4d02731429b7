import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** Ana's tasks. */
export async function putDemoTasks(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
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
        case_id: caseId,
        id: id(`task ${title}`),
        author_id: members.A,
        title,
        due_on: due,
        done_at: done ? at(due, '20:30') : null,
        created_at: at(day(-13), '20:30'),
      })),
    )
    .execute()
}
