import { made, twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

const event = {
  kind: 'health',
  title: 'Dentist',
  firstDay: '2026-03-20',
  lastDay: '2026-03-20',
  from: '15:30',
  to: '16:30',
  place: 'Dr. Wu',
  notes: '',
  childIds: [],
  sides: ['A'],
  dropOff: null,
  pickUp: null,
  repeat: null,
  isShared: true,
}

export const checks = checksOf({
  audiences: {
    'events.one': 'agreed',
    'events.add': 'premium',
    'events.change': 'premium',
    'events.move': 'premium',
    'events.cancel': 'agreed',
    'events.addend': 'agreed',
    'events.readText': 'agreed',
    'events.places': 'agreed',
  },
  repeats: {
    '/api/cases/:case/calendar/events': ({ f, ofCase }) => twoOf(f.ana, ofCase, event, { from: '15:45' }),
    '/api/cases/:case/calendar/events/:event/addenda': async ({ f, ofCase }) => {
      const { id = '' } = await made(f.ana, `/api/cases/${f.caseId}/calendar/events`, event)
      return twoOf(f.ana, { ...ofCase, event: id }, { text: 'Bring the card.' }, { text: 'Bring both cards.' })
    },
  },
})
