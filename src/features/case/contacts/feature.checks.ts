import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'toolkit.addContact': 'premium',
    'toolkit.changeContact': 'premium',
    'toolkit.removeContact': 'agreed',
  },
  repeats: {
    '/api/cases/:case/contacts': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { kind: 'judge', name: 'Judge Oswin', professionalId: null, detail: '3B' }, { detail: '4' }),
  },
})
