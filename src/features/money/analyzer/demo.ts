import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addMark, addOverride, addRule } from './store.ts'
import { addHolding, setBudget } from './store.planning.ts'

/** What Ana has corrected and typed; her bank lines are the demo of `money/bank`. */
export async function putDemoAnalyzer(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const by = (name: string) => ({ caseId, authorId: members.A, id: id(`analyzer ${name}`), at: at(day(-1, 3), '20:40') })
  await addRule(tx, by('rule'), { words: 'KICKOFF SPORTS', line: null, way: 'out', category: 'activities' })
  await addOverride(tx, by('override'), { figure: 'insurance', cents: 18_400, note: 'Paid from my sister’s account' })
  for (const [category, cents] of [
    ['groceries', 40_000],
    ['eating_out', 8_000],
    ['fuel', 10_000],
    ['activities', 12_000],
  ] as const)
    await setBudget(tx, by(`budget ${category}`), { category, cents })
  await addHolding(tx, by('house'), { name: 'House (my half)', cents: 14_250_000, day: day(-30), source: 'Appraisal' })
  await addHolding(tx, by('loan'), { name: 'Car loan', cents: -612_000, day: day(-20), source: 'Letter from the lender' })
  await addMark(tx, by('mark'), { item: 'unlisted:7702', state: 'explained', note: 'My savings account; statements requested.' })
}
