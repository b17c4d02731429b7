import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import type { TermDraft } from './contract.ts'
import { addTerms } from './store.ts'

const everyDay: [0, 1, 2, 3, 4, 5, 6] = [0, 1, 2, 3, 4, 5, 6]
const ofOrder = { since: null, until: null }

/** What the decree of the demo family says about messages, calls and money. */
const terms: readonly TermDraft[] = [
  {
    says: { kind: 'quiet_hours', days: everyDay, from: '21:00', to: '07:00', exceptEmergencies: true },
    clause: { paragraph: '11(a)', text: 'Neither parent writes to the other between 9:00 p.m. and 7:00 a.m. except in an emergency.' },
    ...ofOrder,
  },
  {
    says: { kind: 'message_limit', count: 3, per: 'day', exceptEmergencies: true },
    clause: { paragraph: '11(b)', text: 'Each parent sends no more than three messages a day except in an emergency.' },
    ...ofOrder,
  },
  {
    says: { kind: 'notice', by: ['app', 'certified_mail'], days: 30 },
    clause: {
      paragraph: '11(c)',
      text: 'A notice under this decree is given 30 days ahead, through the parents’ messaging service or by certified mail.',
    },
    ...ofOrder,
  },
  {
    says: { kind: 'emergency', by: 'call' },
    clause: { paragraph: '11(d)', text: 'In a medical emergency of a child the parent who is present telephones the other at once.' },
    ...ofOrder,
  },
  {
    says: { kind: 'call_window', days: everyDay, from: '19:00', to: '19:30', who: 'away' },
    clause: { paragraph: '12', text: 'The parent the children are not with may call them between 7:00 and 7:30 p.m.' },
    ...ofOrder,
  },
  {
    says: { kind: 'expense_submit', days: 30 },
    clause: { paragraph: '14(a)', text: 'A parent sends the receipt of a shared expense within 30 days after paying it.' },
    ...ofOrder,
  },
  {
    says: { kind: 'expense_pay', days: 30 },
    clause: { paragraph: '14(b)', text: 'The other parent pays their share within 30 days after the receipt was sent.' },
    ...ofOrder,
  },
  {
    says: { kind: 'expense_consent', cents: 25_000, days: 10, silence: 'yes' },
    clause: {
      paragraph: '14(c)',
      text: 'An expense above $250 is shared only if both parents agreed to it in writing before. No answer within 10 days counts as agreement.',
    },
    ...ofOrder,
  },
  {
    says: { kind: 'support_payment', by: 'state_unit' },
    clause: { paragraph: '13', text: 'Child support is paid through Ohio Child Support Payment Central.' },
    ...ofOrder,
  },
]

export async function putDemoTerms(tx: CaseTx, { caseId, members, orders, day, at, id }: DemoFamily): Promise<void> {
  await addTerms(
    tx,
    {
      caseId,
      authorId: members.A,
      at: at(day(-12), '17:52'),
      order: { id: orders.consent, isShared: true, effective: day(-12), ends: null },
    },
    terms.map((term, position) => ({ id: id(`term ${term.says.kind}`), position, term })),
  )
}
