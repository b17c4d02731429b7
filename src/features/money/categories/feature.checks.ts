import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

const category = (title: string) => ({
  title,
  child: null,
  split: { kind: 'percent', A: 5000 },
  isPerChild: false,
  clause: { paragraph: '', text: '' },
  since: '2026-01-01',
})

export const checks = checksOf({
  audiences: {
    'categories.add': 'premium',
    'categories.addUsual': 'premium',
    'categories.change': 'premium',
    'categories.agree': 'agreed',
    'categories.end': 'agreed',
  },
  repeats: {
    '/api/cases/:case/expense-categories': ({ f, ofCase }) => twoOf(f.ana, ofCase, category('Camps'), { title: 'Music' }),
    '/api/cases/:case/expense-categories/usual': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { titles: ['School', 'Other'], since: '2026-01-01' }, { titles: ['Medical'] }),
  },
})
