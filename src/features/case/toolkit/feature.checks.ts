import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'toolkit.record': 'agreed',
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
    '/api/cases/:case/views': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { page: 'case-toolkit', name: 'Open tasks', query: 'tasks=open' }, { name: 'All tasks' }),
  },
})
