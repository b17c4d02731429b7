import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

const order = { title: 'Decree', kind: 'decree', signedOn: null, effectiveOn: '2020-01-01', endsOn: null, facts: {}, isShared: false }

export const checks = checksOf({
  audiences: {
    'cases.addOrder': 'premium',
    'cases.changeOrder': 'premium',
    'cases.removeOrder': 'agreed',
  },
  repeats: {
    '/api/cases/:case/orders': ({ f, ofCase }) => twoOf(f.ana, ofCase, order, { title: 'Order' }),
  },
})
