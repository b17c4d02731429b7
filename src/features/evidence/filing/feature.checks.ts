import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'filing.details': 'agreed',
    'filing.add': 'premium',
    'filing.remove': 'agreed',
    'filing.leave': 'agreed',
    'filing.undo': 'agreed',
    'filing.file': 'agreed',
    'filing.paper': 'agreed',
    'filing.text': 'agreed',
  },
  addresses: [['/documents?filing=1', 404, 404, 'filing/filing']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/filing': ({ f, ofCase }) => twoOf(f.ana, ofCase, { kind: 'name', words: 'Maya Rose' }, { words: 'May-May' }),
    '/api/cases/:case/filing/left': ({ f, ofCase }) =>
      twoOf(
        f.ana,
        ofCase,
        { kind: 'minor', file: null, paper: 'incidents', pages: [], marks: ['m'.repeat(16)], reason: 'ordered', words: '' },
        { reason: 'required' },
      ),
  },
})
