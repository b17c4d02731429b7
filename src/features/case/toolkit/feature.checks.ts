import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'toolkit.record': 'agreed',
    'toolkit.saveProfile': 'premium',
    'toolkit.addContact': 'premium',
    'toolkit.changeContact': 'premium',
    'toolkit.removeContact': 'agreed',
    'toolkit.addTask': 'premium',
    'toolkit.changeTask': 'premium',
    'toolkit.doTask': 'agreed',
    'toolkit.removeTask': 'agreed',
    'toolkit.saveView': 'premium',
    'toolkit.removeView': 'agreed',
  },
  addresses: [
    ['/case-toolkit', 404, 404, 'toolkit/toolkit'],
    ['/case-toolkit?print=profile', 404, 404, 'toolkit/profile'],
    ['/case-toolkit-enhanced', 404, 404, 'toolkit/enhanced'],
  ],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/contacts': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { kind: 'judge', name: 'Judge Oswin', professionalId: null, detail: '3B' }, { detail: '4' }),
    '/api/cases/:case/tasks': ({ f, ofCase }) => twoOf(f.ana, ofCase, { title: 'Call the clerk', dueOn: null }, { dueOn: '2026-05-01' }),
    '/api/cases/:case/views': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { page: 'case-toolkit', name: 'Open tasks', query: 'tasks=open' }, { name: 'All tasks' }),
  },
})
