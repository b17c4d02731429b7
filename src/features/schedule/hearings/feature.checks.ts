import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

const hearing = {
  title: 'Status conference',
  kind: 'status_conference',
  day: '2026-04-20',
  from: '09:30',
  to: '10:30',
  zone: 'America/New_York',
  court: 'Domestic Relations Court',
  room: '3B',
  remote: '',
  judge: '',
  sides: ['A', 'B'],
  preparation: [],
  documentsDueOn: null,
  notes: '',
  isShared: false,
}

export const checks = checksOf({
  audiences: {
    'hearings.list': 'agreed',
    'hearings.add': 'premium',
    'hearings.change': 'premium',
    'hearings.cancel': 'agreed',
    'hearings.tick': 'agreed',
    'hearings.checks': 'agreed',
    'hearings.preview': 'premium',
    'hearings.takeIn': 'premium',
  },
  addresses: [['/court-calendar-tracker', 404, 404, 'hearings/hearings']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/hearings': ({ f, ofCase }) => twoOf(f.ana, ofCase, hearing, { room: '4A' }),
  },
})
