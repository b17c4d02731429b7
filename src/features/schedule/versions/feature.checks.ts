import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

const weeks = (nights: string) => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: { kind: 'cycle', anchor: '2027-01-04', nights, handover: { at: '18:00', place: 'Library' } },
})

export const checks = checksOf({
  audiences: {
    'schedule.draft': 'premium',
    'schedule.change': 'premium',
    'schedule.discard': 'agreed',
    'schedule.propose': 'premium',
    'schedule.view': 'agreed',
    'schedule.approve': 'agreed',
    'schedule.decline': 'agreed',
    'schedule.withdraw': 'agreed',
  },
  repeats: {
    '/api/cases/:case/schedule/versions': ({ f, ofCase }) => {
      const body = { title: '2-2-5-5', basis: 'agreed', orderId: null, effective: '2027-01-04', rules: [weeks('AABBAAAAABBBBB')], note: '' }
      return twoOf(f.ana, ofCase, body, { rules: [weeks('AAAAAAABBBBBBB')] })
    },
  },
})
