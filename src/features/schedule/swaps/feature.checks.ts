import { twoOf } from '#test/support/keyed.ts'
import type { Family } from '#test/support/family.ts'
import { send as exchange } from '#test/support/exchanges.ts'
import { checksOf } from '#test/support/checks.ts'

const trade = ({ children }: Family) => ({
  kind: 'swap',
  legs: [
    { from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: children.map(({ id }) => id), side: 'A' },
    { from: '2026-03-24T18:00', to: '2026-03-26T18:00', children: children.map(({ id }) => id), side: 'B' },
  ],
  reason: 'My sister marries on that Saturday.',
  handover: '',
  respondBy: null,
})

export const checks = checksOf({
  audiences: {
    'swaps.list': 'agreed',
    'swaps.preview': 'agreed',
    'swaps.add': 'premium',
    'swaps.change': 'premium',
    'swaps.view': 'agreed',
    'swaps.counter': 'agreed',
    'swaps.accept': 'agreed',
    'swaps.decline': 'agreed',
    'swaps.withdraw': 'agreed',
  },
  addresses: [['/time-trade-requests', 404, 404, 'swaps/swaps']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/exchanges/trades': ({ f, ofCase }) => twoOf(f.ana, ofCase, { ...trade(f), send: true }, { reason: 'A wedding.' }),
    '/api/cases/:case/exchanges/trades/:trade/counter': async ({ f, ofCase }) => {
      const { id } = (await exchange(f.ana, f, 'trades', { ...trade(f), send: true })).json()
      return twoOf(f.ben, { ...ofCase, trade: id }, { ...trade(f), reason: 'With the Monday.' }, { reason: 'With the Tuesday.' })
    },
  },
})
