import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** The intakes of both parents. */
export async function putDemoIntake(tx: CaseTx, { caseId, members, day, at }: DemoFamily): Promise<void> {
  const court = { county: 'Franklin', court: 'Court of Common Pleas, Domestic Relations Division' }
  await tx
    .insertInto('case_profile')
    .values([
      {
        case_id: caseId,
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
      {
        case_id: caseId,
        ...court,
        author_id: members.B,
        is_petitioner: false,
        phase: 'decree',
        step: 4,
        updated_at: at(day(-33), '22:15'),
      },
    ])
    .execute()
}
