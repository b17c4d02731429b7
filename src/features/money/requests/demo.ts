import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { sharesOf, nothingCounted, type Split } from '#domain/splits/split.ts'
import { addRequest, settleRequest, stampView } from './store.ts'

const split: Split = { kind: 'percent', A: 5000 }

/** A request of the demo family that was agreed to and has no bill yet, and one that waits for Ana's answer. */
export async function putDemoRequests(tx: CaseTx, { caseId, members, children, id, at, today }: DemoFamily): Promise<void> {
  const [ago, ahead] = [(days: number) => dayAt(numberOf(today) - days), (days: number) => dayAt(numberOf(today) + days)]
  const put = async (
    name: string,
    by: 'A' | 'B',
    sent: number,
    more: { title: string; cents: number; provider: string; note: string; day: string; answerBy: string | null; child: string },
  ) => {
    const { child, ...said } = more
    const sentAt = at(ago(sent), '19:40')
    const row = { caseId, id: id(`request ${name}`), authorId: members[by], answers: null, at: sentAt }
    const shares = sharesOf(split, said.cents, by, nothingCounted)
    await addRequest(tx, row, { ...said, categoryId: id('category activities'), children: [child], sent: { at: sentAt, split, shares } })
    return row.id
  }
  const lessons = await put('lessons', 'A', 9, {
    title: 'Swim lessons, eight weeks',
    cents: 20_000,
    provider: 'YMCA',
    note: 'Saturdays at 9. It needs a deposit to hold the place.',
    day: ahead(12),
    answerBy: null,
    child: children.leo,
  })
  await stampView(tx, { caseId, id: lessons, at: at(ago(8), '07:15') })
  await settleRequest(tx, { caseId, id: lessons, state: 'agreed', by: members.B, at: at(ago(7), '20:05') })
  await put('keyboard', 'B', 2, {
    title: 'Keyboard for piano practice',
    cents: 31_900,
    provider: 'Guitar Center',
    note: '',
    day: ahead(20),
    answerBy: ahead(8),
    child: children.maya,
  })
}
