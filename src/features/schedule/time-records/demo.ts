import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** Times that were otherwise than planned: two that a parent shared, and one that Mother keeps for herself. */
export async function putDemoTimeRecords(tx: CaseTx, f: DemoFamily): Promise<void> {
  const { caseId, members, children, id, day, at } = f
  const record = (
    name: string,
    of: {
      by: 'A' | 'B'
      from: [number, number, string]
      to: [number, number, string]
      isShared: boolean
      note: string
      childIds?: string[]
    },
  ) => {
    const [from, to] = [day(of.from[0], of.from[1]), day(of.to[0], of.to[1])]
    return {
      case_id: caseId,
      id: id(`time ${name}`),
      author_id: members[of.by],
      is_shared: of.isShared,
      child_ids: of.childIds ?? [],
      from_at: at(from, of.from[2]),
      to_at: at(to, of.to[2]),
      day: from,
      holder: of.by === 'A' ? 'B' : 'A',
      note: of.note,
      created_at: at(to, '21:00'),
    }
  }
  await tx
    .insertInto('actual_time')
    .values([
      record('snow', {
        by: 'B',
        from: [-7, 2, '17:00'],
        to: [-7, 3, '08:00'],
        isShared: true,
        note: 'The roads were closed. The children stayed one more night.',
      }),
      record('fever', {
        by: 'A',
        from: [-4, 0, '18:00'],
        to: [-4, 1, '18:00'],
        isShared: true,
        note: 'Leo had a fever and stayed where he was.',
        childIds: [children.leo],
      }),
      record('trip', {
        by: 'A',
        from: [-2, 1, '19:00'],
        to: [-2, 2, '07:30'],
        isShared: false,
        note: 'They asked to sleep at their father’s before the school trip.',
      }),
    ])
    .execute()
}
