import { addLeaf, type CaseTx } from '#access/cases.ts'
import { account, type DemoFamily } from './demo-family.ts'

/** The names of the parents, A and B, their child, and who granted the lawyer her seat until when, in weeks from now. */
const people: Readonly<Record<string, { names: readonly [string, string]; child: string; by: 'A' | 'B'; weeks: number | null }>> = {
  okafor: { names: ['Chidi Okafor', 'Ingrid Lind'], child: 'Nils', by: 'A', weeks: 1 },
  reyes: { names: ['Sofia Petrov', 'Marco Reyes'], child: 'Dana', by: 'B', weeks: null },
}

/** The lawyer's other cases: their parents have no accounts, and she has a seat in each. */
export async function putOtherDemoCases(tx: CaseTx, { others, zone, id, day, at }: DemoFamily): Promise<void> {
  for (const { name, caseId, title, A, B, lawyer } of others) {
    const { names, child, by, weeks } = people[name]!
    const began = at(day(-12), '10:00')
    const lived = { case_id: caseId }
    await tx
      .insertInto('case_file')
      .values({ ...lived, title, state: 'OH', zone, created_at: began, is_demo: true })
      .execute()
    await tx.insertInto('case_count').values(lived).execute()
    await tx
      .insertInto('case_member')
      .values([
        { ...lived, id: A, role: 'parent', side: 'A', name: names[0] },
        { ...lived, id: B, role: 'parent', side: 'B', name: names[1] },
        {
          ...lived,
          id: lawyer,
          account_id: account('lawyer@demo.test'),
          role: 'attorney',
          name: 'Lena Brandt',
          granted_by: by === 'A' ? A : B,
          scopes: ['hearings', 'children', 'case'],
          sees_private: true,
          expires_at: weeks === null ? null : at(day(weeks, 1), '23:59'),
          joined_at: at(day(-10), '14:00'),
        },
      ])
      .execute()
    const changes = [
      ['case', 'toolkit.save', at(day(-9, 1), '09:30')],
      ['hearings', 'hearings.add', at(day(-1, 0), '16:05')],
      ['hearings', 'hearings.change', at(day(-1, 2), '11:20')],
    ] as const
    for (const [topic, verb, when] of changes)
      await addLeaf(
        tx,
        { caseId, log: caseId, topic, at: when },
        { actor: by === 'A' ? A : B, verb, content: { hearing: id(`hearing ${name}`) }, isShared: false },
      )
    await tx
      .insertInto('child')
      .values({
        ...lived,
        id: id(`child ${name}`),
        author_id: by === 'A' ? A : B,
        name: child,
        born: '2018-05',
        colour: 1,
        created_at: began,
      })
      .execute()
  }
}
