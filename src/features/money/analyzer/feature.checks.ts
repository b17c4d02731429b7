import { checksOf } from '#test/support/checks.ts'
import { made, twoOf } from '#test/support/keyed.ts'

const file = Buffer.from('Date,Description,Amount\n01/22/2026,Shoes,-42.50\n').toString('base64')
const as = { name: 'Checking', kind: 'checking', lastFour: '1234' }

export const checks = checksOf({
  audiences: {
    'analyzer.overview': 'agreed',
    'analyzer.lines': 'agreed',
    'analyzer.correct': 'premium',
    'analyzer.undo': 'agreed',
    'analyzer.declaration': 'agreed',
    'analyzer.csv': 'agreed',
    'analyzer.override': 'premium',
    'analyzer.clear': 'agreed',
    'analyzer.checklist': 'agreed',
    'analyzer.mark': 'agreed',
    'analyzer.income': 'agreed',
    'analyzer.budget': 'agreed',
    'analyzer.setBudget': 'premium',
    'analyzer.usualBudget': 'premium',
    'analyzer.worth': 'agreed',
    'analyzer.addHolding': 'premium',
    'analyzer.removeHolding': 'agreed',
  },
  addresses: [['/financial-analyzer', 404, 404, 'analyzer/analyzer']],
  hasCasePages: true,
  repeats: {
    '/api/cases/:case/analyzer/holdings': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { name: 'House', isDebt: false, amount: '250000', day: '2026-01-01', source: 'Appraisal' }, { name: 'Car' }),
    '/api/cases/:case/analyzer/lines/:line/category': async ({ f, ofCase }) => {
      await made(f.ana, `/api/cases/${f.caseId}/bank/imports`, {
        name: 'a.csv',
        file,
        mapping: null,
        parts: [{ part: 0, account: null, as }],
        profile: null,
      })
      const reply = await f.ana.inject({ method: 'GET', url: `/api/bank/lines?case=${f.caseId}` })
      return twoOf(f.ana, { ...ofCase, line: reply.json().lines[0].id }, { category: 'clothing', words: 'SHOES' }, { category: 'school' })
    },
  },
})
