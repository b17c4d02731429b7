import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { firstDraft } from './rules.ts'
import { addList, saveRows } from './store.ts'

/** A list of exhibits of Ana's, made of two items of her vault. It is made up. */
export async function putDemoExhibits(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const by = { caseId, id: id('exhibits hearing'), authorId: members.A, at: at(day(-1), '20:00') }
  await addList(tx, by, { ...firstDraft('Hearing on exchanges'), word: 'petitioner', prefix: 'MORENO-' })
  const row = (name: string, description: string) => ({
    id: id(`exhibit ${name}`),
    item: id(`evidence ${name}`),
    file: null,
    from: null,
    to: null,
    description,
    isSure: false,
  })
  await saveRows(tx, by, [row('pickup-log.txt', 'Pickup log of the fall'), row('school-report.pdf', '')], true)
}
