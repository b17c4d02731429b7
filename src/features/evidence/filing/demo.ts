import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addDetail } from './store.ts'

/** What a parent of the demo family has looked for before filing. It is made up. */
export async function putDemoFiling(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const by = (name: string) => ({ caseId, id: id(`filing ${name}`), authorId: members.A, at: at(day(-1), '20:00') })
  await addDetail(tx, by('name'), { kind: 'name', words: 'Maisie' })
  await addDetail(tx, by('phone'), { kind: 'place', words: '(614) 555-0142' })
}
