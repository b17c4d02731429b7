import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** Ana's contacts. */
export async function putDemoContacts(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
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
        case_id: caseId,
        id: id(`contact ${name}`),
        author_id: members.A,
        kind,
        name,
        detail,
        created_at: at(day(-33), '20:00'),
      })),
    )
    .execute()
}
