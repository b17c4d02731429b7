import { checksOf } from '#test/support/checks.ts'
import { orderDraft, paragraphsOf } from '#test/support/documents.ts'
import { made, twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'ordersInForce.list': 'agreed',
    'ordersInForce.proposed': 'agreed',
    'ordersInForce.add': 'premium',
    'ordersInForce.change': 'premium',
    'ordersInForce.remove': 'agreed',
    'ordersInForce.supersede': 'premium',
    'ordersInForce.undo': 'agreed',
  },
  addresses: [['/documents?orders=1', 404, 404, 'orders-in-force/orders']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/orders/:order/paragraphs': async ({ f, ofCase }) => {
      const { id } = await made(f.ana, `/api/cases/${f.caseId}/orders`, orderDraft)
      const paragraph = { number: '1', text: 'Exchanges take place at 6:00 p.m.', page: null }
      return twoOf(f.ana, { ...ofCase, order: id! }, { paragraphs: [paragraph] }, { paragraphs: [{ ...paragraph, number: '2' }] })
    },
    '/api/cases/:case/order-paragraphs/:paragraph/superseded': async ({ f, ofCase }) => {
      const { paragraphs, later } = await paragraphsOf(f)
      return twoOf(f.ana, { ...ofCase, paragraph: paragraphs[0]! }, { order: later, number: '1' }, { number: '2' })
    },
  },
})
