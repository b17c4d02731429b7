import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

/** 1.33 pm of the day on which the tests stand at 2 pm (`lay`). */
const today = { dueAt: '2026-03-12T17:33:00.000Z', toSide: 'B' }

export const checks = checksOf({
  audiences: {
    'exchanges.list': 'agreed',
    'exchanges.punctuality': 'agreed',
    'exchanges.checkIn': 'agreed',
    'exchanges.photo': 'agreed',
    'exchanges.cancel': 'agreed',
    'exchanges.addItem': 'agreed',
    'exchanges.tickItem': 'agreed',
    'exchanges.removeItem': 'agreed',
    'exchanges.addPlace': 'premium',
    'exchanges.removePlace': 'agreed',
  },
  addresses: [['/exchange-tracking', 404, 404, 'exchanges/exchanges']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/exchanges/check-ins': ({ f, ofCase }) => {
      const record = { ...today, kind: 'note', when: { agoMs: 0 }, note: 'The bag is packed.' }
      const rest = { isShared: true, isWithin: null, position: null, photo: null }
      return twoOf(f.ana, ofCase, { ...record, ...rest }, { note: 'The bag is not packed.' })
    },
    '/api/cases/:case/exchanges/places': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { name: 'Library', position: null, isShared: true }, { name: 'School' }),
    '/api/cases/:case/exchanges/items': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { ...today, name: 'Inhaler', note: '' }, { name: 'Swim bag' }),
  },
})
