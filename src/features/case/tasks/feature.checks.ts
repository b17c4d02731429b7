import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'toolkit.addTask': 'premium',
    'toolkit.changeTask': 'premium',
    'toolkit.doTask': 'agreed',
    'toolkit.removeTask': 'agreed',
  },
  repeats: {
    '/api/cases/:case/tasks': ({ f, ofCase }) => twoOf(f.ana, ofCase, { title: 'Call the clerk', dueOn: null }, { dueOn: '2026-05-01' }),
  },
})
