import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'
import { paymentBody } from '#test/support/payments.ts'

const payment = paymentBody({ amount: '12.50' })

export const checks = checksOf({
  audiences: {
    'payments.list': 'agreed',
    'payments.page': 'agreed',
    'payments.items': 'agreed',
    'payments.history': 'agreed',
    'payments.record': 'agreed',
    'payments.confirm': 'agreed',
    'payments.refuse': 'agreed',
    'payments.withdraw': 'agreed',
    'payments.bounce': 'agreed',
    'payments.answerReturn': 'agreed',
    'payments.takeBack': 'agreed',
    'payments.waive': 'agreed',
    'payments.addSupport': 'premium',
    'payments.endSupport': 'agreed',
    'payments.disputeSupport': 'agreed',
    'payments.withdrawDispute': 'agreed',
    'payments.addLink': 'agreed',
    'payments.removeLink': 'agreed',
  },
  addresses: [
    ['/co-parenting-payments', 404, 404, 'payments/payments'],
    ['/payment-history', 404, 404, 'payments/history'],
    ['/payment-history?unit=1', 404, 404, 'payments/history'],
  ],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/payments': ({ f, ofCase }) => twoOf(f.ana, ofCase, payment, { amount: '13' }),
    '/api/cases/:case/support': ({ f, ofCase }) =>
      twoOf(
        f.ana,
        ofCase,
        {
          payer: 'B',
          amount: '500',
          frequency: 'monthly',
          firstDue: '2026-03-01',
          secondDay: null,
          until: null,
          child: null,
          paidBy: 'direct',
          paragraph: '',
        },
        { amount: '600' },
      ),
    '/api/cases/:case/payments/waivers': async ({ f, ofCase }) => {
      await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/payments`, payload: payment })
      const { items } = (await f.ana.inject(`/api/payments?case=${f.caseId}`)).json()
      // What was paid without being owed is owed back.
      return twoOf(f.ana, ofCase, { item: items[0].item, amount: '1', reason: 'Forgiven.' }, { amount: '2' })
    },
  },
})
