import { checksOf } from '#test/support/checks.ts'
import { firstCategory } from '#test/support/expenses.ts'
import { twoOf } from '#test/support/keyed.ts'
import { ruleDraft } from '#test/support/recurring.ts'

export const checks = checksOf({
  audiences: {
    'recurring.list': 'agreed',
    'recurring.add': 'premium',
    'recurring.change': 'premium',
    'recurring.pause': 'agreed',
    'recurring.end': 'agreed',
  },
  repeats: {
    '/api/cases/:case/recurring-expenses': async ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, ruleDraft(f, (await firstCategory(f.ana, f)).id), { title: 'Swim lessons' }),
  },
})
