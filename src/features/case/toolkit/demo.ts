import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** A saved view of Ana's. */
export async function putDemoViews(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  await tx
    .insertInto('saved_view')
    .values({
      case_id: caseId,
      id: id('view before the hearing'),
      author_id: members.A,
      page: 'case-toolkit',
      name: 'Before the hearing',
      query: 'show=tasks,hearings&tasks=open',
      created_at: at(day(-2), '21:05'),
    })
    .execute()
}
