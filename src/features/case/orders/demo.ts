import type { CaseTx } from '#access/cases.ts'
import type { OrderFacts } from './contract.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

const temporaryFacts: OrderFacts = {
  exchange: {
    time: '18:00',
    place: 'Clintonville library, front steps',
    graceMinutes: 15,
    clause: {
      paragraph: '4',
      text: 'The children are exchanged at 6:00 p.m. at the front steps of the Clintonville library. A parent may be 15 minutes late.',
    },
  },
}

const consentFacts: OrderFacts = {
  exchange: {
    time: '18:00',
    place: 'Clintonville library, front steps',
    graceMinutes: 15,
    clause: {
      paragraph: '6(a)',
      text: 'Exchanges take place at 6:00 p.m. at the Clintonville library unless both parents agree in writing. A parent may be 15 minutes late.',
    },
  },
  swapNotice: {
    hours: 48,
    clause: { paragraph: '9(a)', text: 'A parent who wishes to trade time asks at least 48 hours before it begins.' },
  },
  answerWithin: { hours: 72, clause: { paragraph: '9(b)', text: 'The other parent answers within 72 hours.' } },
  vacationNotice: {
    days: 30,
    clause: { paragraph: '8', text: 'Each parent gives 30 days’ written notice of vacation with the children.' },
  },
  firstRefusal: {
    hours: 8,
    clause: { paragraph: '10', text: 'A parent who will be away for more than 8 hours first offers the time to the other parent.' },
  },
}

/** A temporary order that has ended, and the decree that took its place. */
export async function putDemoOrders(tx: CaseTx, { caseId, members, orders, day, at }: DemoFamily): Promise<void> {
  await tx
    .insertInto('case_order')
    .values([
      {
        case_id: caseId,
        id: orders.temporary,
        author_id: members.A,
        is_shared: true,
        title: 'Temporary order on parenting time',
        kind: 'temporary',
        signed_on: day(-34),
        effective_on: day(-34),
        ends_on: day(-12, -1),
        facts: JSON.stringify(temporaryFacts),
        created_at: at(day(-34, 1), '18:30'),
      },
      {
        case_id: caseId,
        id: orders.consent,
        author_id: members.A,
        is_shared: true,
        title: 'Agreed decree and shared parenting plan',
        kind: 'decree',
        signed_on: day(-13, 3),
        effective_on: day(-12),
        facts: JSON.stringify(consentFacts),
        created_at: at(day(-12), '17:45'),
      },
    ])
    .execute()
}
