import { checksOf } from '#test/support/checks.ts'
import { firstCategory } from '#test/support/expenses.ts'
import { twoOf } from '#test/support/keyed.ts'
import { requestDraft, sendRequest } from '#test/support/requests.ts'

export const checks = checksOf({
  audiences: {
    'requests.list': 'agreed',
    'requests.preview': 'agreed',
    'requests.add': 'premium',
    'requests.change': 'premium',
    'requests.view': 'agreed',
    'requests.agree': 'agreed',
    'requests.decline': 'agreed',
    'requests.counter': 'agreed',
    'requests.withdraw': 'agreed',
  },
  repeats: {
    '/api/cases/:case/expense-requests': async ({ f, ofCase }) => {
      const draft = requestDraft(f, (await firstCategory(f.ana, f)).id)
      return twoOf(f.ana, ofCase, { ...draft, send: true }, { title: 'Retainer' })
    },
    '/api/cases/:case/expense-requests/:request/counter': async ({ f, ofCase }) => {
      const { id } = await sendRequest(f.ana, f)
      return twoOf(f.ben, { ...ofCase, request: id }, { cents: 15_000, provider: 'Dr. Lee', note: '' }, { provider: 'Dr. Kim' })
    },
  },
})
