import { checksOf } from '#test/support/checks.ts'
import { act, firstCategory, sendExpense } from '#test/support/expenses.ts'
import { twoOf } from '#test/support/keyed.ts'

export const checks = checksOf({
  audiences: {
    'expenses.list': 'agreed',
    'expenses.one': 'agreed',
    'expenses.preview': 'agreed',
    'expenses.add': 'premium',
    'expenses.change': 'premium',
    'expenses.view': 'agreed',
    'expenses.answer': 'agreed',
    'expenses.comment': 'agreed',
    'expenses.giveBack': 'agreed',
    'expenses.withdraw': 'agreed',
    'expenses.report': 'agreed',
  },
  addresses: [['/co-parenting-expenses', 404, 404, 'expenses/expenses']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/expenses': async ({ f, ofCase }) => {
      const draft = { ...(await firstCategory(f.ana, f)).draft, send: true }
      return twoOf(f.ana, ofCase, draft, { title: 'Shin guards' })
    },
    '/api/cases/:case/expenses/:expense/comments': async ({ f, ofCase }) => {
      const { id } = await sendExpense(f.ana, f)
      return twoOf(f.ben, { ...ofCase, expense: id }, { words: 'Which store was it?' }, { words: 'Thank you.' })
    },
    '/api/cases/:case/expenses/:expense/returns': async ({ f, ofCase }) => {
      const { id, draft } = await sendExpense(f.ana, f)
      await act(f.ben, f, `${id}/answer`, { approved: draft.cents, reason: '' })
      return twoOf(f.ana, { ...ofCase, expense: id }, { what: 'refund', cents: 500, words: '' }, { cents: 600 })
    },
  },
})
