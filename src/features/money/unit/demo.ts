import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { UnitKind } from '#domain/unit/types.ts'
import { addImport, addLines } from './store.ts'

/**
 * Days after support was first due (money/payments/demo.ts). One payment is the same in both, one arrived a day later, and one was recorded by no
 * one; 45 CFR 302.33(e) has the yearly fee.
 */
const lines: readonly (readonly [after: number, kind: UnitKind, cents: number, reference: string])[] = [
  [2, 'received', 65_000, 'CSPC 30417'],
  [4, 'sent', 65_000, 'EFT 88120'],
  [34, 'received', 40_000, 'CSPC 31652'],
  [36, 'sent', 40_000, 'EFT 90377'],
  [36, 'fee', 3_500, ''],
  [58, 'received', 10_000, 'CSPC 32208'],
]

/** The history of the state's unit, as Ana downloaded it. */
export async function putDemoUnit(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const [name, firstDue] = ['support-history.csv', numberOf(day(-12, 4))]
  const by = { caseId, authorId: members.A, id: id('unit import'), at: at(day(-2, 1), '20:40') }
  const of = lines.map(([after, kind, cents, reference]) => ({ day: dayAt(firstDue + after), kind, cents, reference }))
  await addImport(tx, by, {
    name,
    sha256: createHash('sha256').update(name).digest('hex'),
    format: 'csv',
    first: of[0]!.day,
    last: of.at(-1)!.day,
    added: of.length,
    known: 0,
    skipped: 0,
  })
  const ids = of.map((_, n) => id(`unit line ${n}`))
  await addLines(tx, by, () => ids.shift()!, of)
}
