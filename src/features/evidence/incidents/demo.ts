import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { addAddendum, addIncident, type Said } from './store.ts'

const none = { response: '', witnesses: '', effect: '', clause: { order: '', paragraph: '', text: '' } }

/** Three incidents of Ana's: one at once, one entered late, and one that she added to. They are made up. */
export async function putDemoIncidents(tx: CaseTx, { caseId, members, children, id, day, at }: DemoFamily): Promise<void> {
  const put = async (name: string, entered: Date, said: Said) => {
    const by = { caseId, id: id(`incident ${name}`), authorId: members.A, at: entered }
    await addIncident(tx, by, said, null)
    return by.id
  }
  const [call, trip, coat] = [day(-3, 2), day(-5, 4), day(-7, 0)]
  await put('call', at(call, '20:10'), {
    ...none,
    kind: 'missed_call',
    severity: 'no_effect',
    day: call,
    happenedAt: at(call, '19:00'),
    children: [children.maya],
    expected: 'Video call with Maya at 7:00 PM.',
    actual: 'I called at 7:00 PM and at 7:15 PM. Nobody answered.',
    response: 'I sent a message at 7:20 PM and asked for another time.',
    effect: 'Maya asked the next day why I had not called.',
  })
  await put('trip', at(day(-5, 6), '09:30'), {
    ...none,
    kind: 'travel',
    severity: 'short',
    day: trip,
    happenedAt: at(trip, '17:40'),
    children: [children.maya, children.leo],
    expected: 'Written notice before the children leave the state.',
    actual: 'Leo told me on the phone that they were at a hotel in Ohio.',
    witnesses: 'My sister Rosa heard the call.',
  })
  const first = await put('coat', at(coat, '21:00'), {
    ...none,
    kind: 'other',
    severity: 'cost',
    day: coat,
    happenedAt: at(coat, '18:20'),
    children: [children.leo],
    expected: 'Winter coat on the list of items to bring.',
    actual: 'The coat was not in the bag. I bought one for $38 that evening.',
  })
  const by = { caseId, id: id('incident coat added'), authorId: members.A, at: at(day(-6, 1), '19:00') }
  await addAddendum(tx, by, { incident: first, words: 'The coat came back at the exchange a week later.', isWithdrawal: false })
}
