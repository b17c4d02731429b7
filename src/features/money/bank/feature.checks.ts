import { checksOf } from '#test/support/checks.ts'
import { twoOf } from '#test/support/keyed.ts'

const file = Buffer.from('Date,Description,Amount\n01/22/2026,Shoes,-42.50\n').toString('base64')
const as = { name: 'Checking', kind: 'checking', lastFour: '1234' }

export const checks = checksOf({
  audiences: {
    'bank.overview': 'agreed',
    'bank.lines': 'agreed',
    'bank.csv': 'agreed',
    'bank.preview': 'premium',
    'bank.takeIn': 'premium',
    'bank.undo': 'agreed',
    'bank.removeAccount': 'agreed',
    'bank.removeProfile': 'agreed',
    'bank.matches': 'agreed',
    'bank.confirm': 'agreed',
    'bank.endMatch': 'agreed',
  },
  addresses: [['/enhanced-expense-tracking', 404, 404, 'bank/bank']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/bank/imports': ({ f, ofCase }) =>
      twoOf(
        f.ana,
        ofCase,
        { name: 'a.csv', file, mapping: null, parts: [{ part: 0, account: null, as }], profile: null },
        { name: 'b.csv' },
      ),
  },
})
