import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addMark, addOverride, addRule } from './store.ts'

/** What Ana has corrected and typed; her bank lines are the demo of `money/bank`. */
export async function putDemoAnalyzer(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const by = (name: string) => ({ caseId, authorId: members.A, id: id(`analyzer ${name}`), at: at(day(-1, 3), '20:40') })
  await addRule(tx, by('rule'), { words: 'KICKOFF SPORTS', line: null, way: 'out', category: 'activities' })
  await addOverride(tx, by('override'), { figure: 'insurance', cents: 18_400, note: 'Paid from my sister’s account' })
  await addMark(tx, by('mark'), { item: 'unlisted:7702', state: 'explained', note: 'My savings account; statements requested.' })
}
